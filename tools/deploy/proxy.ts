import { connect, createServer } from 'node:net'

/** Hands each connection to the next of the ports; one that does not answer is passed over. */
export async function openProxy(ports: readonly number[]): Promise<{ url: string; close: () => void }> {
  let turn = 0
  const server = createServer((client) => {
    const attempt = (left: number) => {
      const upstream = connect(ports[turn++ % ports.length]!, '127.0.0.1')
      upstream.once('connect', () => {
        client.pipe(upstream).pipe(client)
        client.once('close', () => upstream.destroy())
      })
      upstream.on('error', () => (upstream.connecting && left > 1 ? attempt(left - 1) : client.destroy()))
    }
    client.on('error', () => {})
    attempt(ports.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
