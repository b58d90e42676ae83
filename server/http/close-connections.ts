import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Closes, when the shop begins to stop, what Node's own closing of idle connections leaves open until they time out:
 * those that were opened ahead and never asked anything, and those that are answering, as soon as the answer is out.
 */
export function closeConnections(app: FastifyInstance, stopping: AbortSignal): void {
  const { server } = app
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    if (stopping.aborted) return socket.destroy()
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  stopping.addEventListener('abort', () => {
    for (const socket of unused) socket.destroy()
  })
  app.addHook('onResponse', async () => {
    if (stopping.aborted) setImmediate(() => server.closeIdleConnections())
  })
}
