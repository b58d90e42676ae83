import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a server on which a connection can fall silent without breaking, as behind a dead router. */
export async function silentLine(target: string) {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => open.delete(socket))
    }
    client.pipe(upstream)
    upstream.pipe(client)
    client.once('close', () => upstream.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    fallSilent: () => {
      for (const socket of open) socket.unpipe().pause()
    },
    close: () => {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
