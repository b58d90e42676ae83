import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How long a body that is arriving may still take once the shop stops, in milliseconds; less than the shop waits itself. */
const LAST_BODIES = 3_000

/**
 * At shutdown, closes connections that Node's own closing of idle ones leaves open: connections without a complete
 * request head, connections with a reply under way once it is sent, and soon those whose body does not arrive.
 */
export function closeConnections(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app
  const open = new Map<Socket, Set<IncomingMessage>>()
  const destroyWhere = (isToClose: (asked: Set<IncomingMessage>) => boolean) => {
    for (const [socket, asked] of open) if (isToClose(asked)) socket.destroy()
  }
  server.on('connection', (socket: Socket) => {
    if (stopping.aborted) return socket.destroy()
    open.set(socket, new Set())
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', (request: IncomingMessage, reply) => {
    const asked = open.get(request.socket)
    asked?.add(request)
    reply.once('close', () => asked?.delete(request))
  })
  stopping.addEventListener('abort', () => {
    destroyWhere((asked) => asked.size === 0)
    setTimeout(
      () => destroyWhere((asked) => [...asked].some(({ complete }) => !complete)),
      LAST_BODIES,
    ).unref()
  })
  app.addHook('onResponse', async () => {
    if (stopping.aborted) setImmediate(() => server.closeIdleConnections())
  })
}
