import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export type OpenProxy = { url: string; close: () => Promise<void> }

/**
 * Imitates the Caddy of compose.yaml: passes each request to the next port, skips a port that does not answer, and
 * overwrites an `X-Forwarded-For` header of the request with the client's address.
 */
export async function openProxy(ports: readonly number[]): Promise<OpenProxy> {
  let turn = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse, left: number) => {
    const upstream = request({
      host: '127.0.0.1',
      // A new connection per request, so that a refusal is known before data is sent.
      agent: false,
      port: ports[turn++ % ports.length],
      method: asked.method,
      path: asked.url,
      headers: {
        ...asked.headers,
        'x-forwarded-for': asked.socket.remoteAddress,
        'x-forwarded-host': asked.headers.host,
        'x-forwarded-proto': 'http',
      },
    })
    upstream.once('response', (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers)
      reply.pipe(answer)
    })
    upstream.once('socket', (socket) => {
      socket.once('connect', () => asked.pipe(upstream))
    })
    upstream.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 1) pass(asked, answer, left - 1)
      else answer.destroy()
    })
    answer.once('close', () => upstream.destroy())
  }
  const server = createServer((asked, answer) => pass(asked, answer, ports.length))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
