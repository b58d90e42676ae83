import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { NatsServer } from './nats.ts'

/** As much of the NATS protocol as one subject needs: INFO, CONNECT, PING, SUB, PUB and MSG. */
export async function startStandIn(port: number): Promise<NatsServer> {
  const subscriptions = new Map<Socket, Map<string, string>>()

  const deliver = (subject: string, payload: string) => {
    for (const [socket, own] of subscriptions)
      for (const [sid, wanted] of own)
        if (wanted === subject)
          socket.write(`MSG ${subject} ${sid} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`)
  }

  /** Does what the first command of a text says; answers the rest, or nothing while it is incomplete. */
  const obey = (socket: Socket, text: Buffer): Buffer | undefined => {
    const end = text.indexOf('\r\n')
    if (end < 0) return undefined
    const [command, ...words] = text.subarray(0, end).toString().split(' ')
    const rest = text.subarray(end + 2)
    if (command === 'PING') socket.write('PONG\r\n')
    if (command === 'SUB') subscriptions.get(socket)?.set(words.at(-1)!, words[0]!)
    if (command === 'UNSUB') subscriptions.get(socket)?.delete(words[0]!)
    if (command !== 'PUB') return rest
    const size = Number(words.at(-1))
    if (rest.length < size + 2) return undefined
    deliver(words[0]!, rest.subarray(0, size).toString())
    return rest.subarray(size + 2)
  }

  const server = createServer((socket) => {
    subscriptions.set(socket, new Map())
    const info = {
      server_id: 'stand-in',
      version: '2.9.10',
      proto: 1,
      headers: false,
      max_payload: 1_048_576,
    }
    socket.write(`INFO ${JSON.stringify(info)}\r\n`)
    let unread: Buffer = Buffer.alloc(0)
    socket.on('data', (part) => {
      unread = Buffer.concat([unread, part])
      for (let rest = obey(socket, unread); rest; rest = obey(socket, unread)) unread = rest
    })
    socket.on('error', () => {})
    socket.on('close', () => subscriptions.delete(socket))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    stop: async () => {
      for (const socket of subscriptions.keys()) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
