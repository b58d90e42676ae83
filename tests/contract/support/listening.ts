import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import type { Person } from './app.ts'

/** A client that listens for events. */
export type Listening = Awaited<ReturnType<typeof listen>>

export async function listen(
  app: FastifyInstance,
  { token, guest_id }: Pick<Person, 'token' | 'guest_id'>,
  remoteAddress = '127.0.0.1',
) {
  const reply = await app.inject({
    remoteAddress,
    url: `/api/v1/events${token ? '' : `?guest_id=${guest_id}`}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payloadAsStream: true,
  })
  const heard: string[] = []
  const stream = reply.stream().setEncoding('utf8')
  stream.on('data', (text: string) => heard.push(text))
  const ended = once(stream, 'end')
  // A test that awaits `ended` still hears that the connection was cut.
  ended.catch(() => {})
  return {
    status: reply.statusCode,
    headers: reply.headers,
    heard: () => heard.join(''),
    ended,
    closed: new Promise<void>((resolve) => stream.once('close', resolve)),
    stop: () => stream.destroy(),
  }
}
