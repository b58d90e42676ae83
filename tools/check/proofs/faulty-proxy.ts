import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { randomOf } from '#server/rules/seeded-random.ts'

const faults = {
  /** The shop hears nothing. */
  reset: (asked: Asked) => asked.response.destroy(),
  /** A proxy on the way answers that the server is away. */
  unavailable: ({ response }: Asked) =>
    void response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>'),
  /** The shop acts, and its answer is lost. */
  lostReply: async (asked: Asked) => {
    await onward(asked)
    asked.response.destroy()
  },
  /** The line breaks while the shop is at work. */
  cut: (asked: Asked) => {
    void onward(asked).catch(() => {})
    asked.response.destroy()
  },
  /** The server acts, but no reply ever arrives, and the client times out. */
  timeout: async (asked: Asked) => void (await onward(asked)),
  /** The request arrives twice at once; one of the answers goes back. */
  repeat: async (asked: Asked) => {
    const [one] = await Promise.allSettled([onward(asked), onward(asked)])
    if (one.status === 'rejected') throw one.reason
    give(asked.response, one.value)
  },
  /** The answer takes its time. */
  slow: async (asked: Asked) => {
    const answer = await onward(asked)
    await pause(SLOW)
    give(asked.response, answer)
  },
  /** The request arrives again long after its reply, when the client has gone on. */
  straggler: async (asked: Asked) => {
    give(asked.response, await onward(asked))
    await pause(LATER)
    await onward(asked)
  },
}

const SLOW = 700
const LATER = 400

type Asked = { upstream: string; incoming: IncomingMessage; body: Buffer; response: ServerResponse }
type Answer = { status: number; headers: Record<string, string>; body: Buffer }

export type FaultyProxy = { url: string; counts: Record<string, number>; close: () => void }

/** Passes requests on to a shop; a share of them meets a fault. */
export async function faultyProxy(upstream: string, share: number, seed: string): Promise<FaultyProxy> {
  const random = randomOf(seed)
  const counts: Record<string, number> = { requests: 0 }
  const server = createServer(async (incoming, response) => {
    response.on('error', () => {})
    const asked = { upstream, incoming, body: await bodyOf(incoming), response }
    const kind = random.chance(share)
      ? random.pick(Object.keys(faults) as (keyof typeof faults)[])
      : undefined
    counts.requests = counts.requests! + 1
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1
    try {
      if (kind) await faults[kind](asked)
      else give(response, await onward(asked))
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, counts, close }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}

const onward = ({ upstream, incoming, body }: Asked) =>
  new Promise<Answer>((resolve, reject) => {
    const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = incoming.headers
    const outgoing = request(upstream + incoming.url, {
      method: incoming.method,
      headers: { ...headers, 'content-length': body.length, 'accept-encoding': 'identity' },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (reply) =>
      bodyOf(reply).then(
        (answer) => resolve({ status: reply.statusCode!, headers: stored(reply.headers), body: answer }),
        reject,
      ),
    )
    outgoing.end(body)
  })

const stored = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    ['content-type', 'location', 'retry-after'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, String(headers[name])]],
    ),
  )

const give = (response: ServerResponse, { status, headers, body }: Answer) =>
  void response.writeHead(status, headers).end(body)
