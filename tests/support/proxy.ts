import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { NameOperation } from '#tests/support/operations.ts'

/** A request that waits at the proxy until the test decides about it, once. */
export type Held = {
  operationId: string
  method: string
  url: string
  body: string
  /** The server's reply returns; `rewrite` changes the body of a successful one. */
  forward: (rewrite?: Rewrite) => Promise<{ status: number; body: string }>
  /** The proxy answers in the server's place; the server never hears of it. */
  refuse: (status: number, body: unknown, headers?: Record<string, string>) => Promise<void>
  /** The server processes the request, but its reply is lost. */
  loseReply: () => Promise<void>
  /** The connection breaks before the server hears anything. */
  drop: () => Promise<void>
  /** Ends the stream of a forwarded request, as the server does, or breaks its connection. */
  end: () => void
  cut: () => void
}

/** `sent` is the time of the reply by the server's clock: its `Date` header. */
type Rewrite = (body: never, sent: number) => unknown

export type HoldingProxy = {
  url: string
  /** The oldest waiting request of that operation, as soon as there is one. Rejects when none comes in time. */
  next: (operationId: string, patience?: number) => Promise<Held>
  /** The names of the operations that wait, oldest first. */
  waiting: () => string[]
  /** The last dropped request reaches the server late; its reply is lost. */
  late: () => Promise<void>
  /** Gives up the request with that name in `ASK`, whether it has arrived or not. */
  abandon: (ask: string) => void
  close: () => Promise<void>
}

/** The header in which a request may name itself, so that its asker can abandon it. */
export const ASK = 'x-ask'

type Options = {
  /** Where the server is, without a trailing slash. */
  upstream: string
  operation: NameOperation
  /** Operations whose requests pass at once; a request outside the contract (page, picture, stream) always does. */
  pass?: (operationId: string) => boolean
  /** False for a request that must not reach the server: its connection breaks. */
  allows?: (method: string, url: string) => boolean
}

/** Stands between a client and the server and holds every request of the contract until it is decided. */
export async function holdingProxy({
  upstream,
  operation,
  pass = () => false,
  allows = () => true,
}: Options): Promise<HoldingProxy> {
  const held: (Held & { ask: string | undefined; forget: () => void })[] = []
  const lost = new Set<string>()
  let late = async () => {}
  const arrivals = new Set<() => void>()

  const server = createServer(async (request, response) => {
    // A client that leaves while it sends its body has no request.
    const body = await read(request).catch(() => undefined)
    if (!body) return
    const { method = 'GET', url = '/' } = request
    const operationId = operation(method, url)
    const ask = request.headers[ASK]?.toString()
    const onward = () => fetchUpstream(upstream, request, body)
    if (!allows(method, url)) return void response.destroy()
    if (operationId === undefined || pass(operationId)) return void reply(response, await onward())
    if (ask !== undefined && lost.has(ask)) return void response.destroy()
    const waiting: (typeof held)[number] = {
      ask,
      forget: () => {
        leave(waiting)
        response.destroy()
      },
      operationId,
      method,
      url,
      body: body.toString(),
      forward: async (rewrite) => {
        leave(waiting)
        const answer = rewritten(await onward(), rewrite)
        const sent = reply(response, answer)
        if (!(answer.body instanceof Readable)) await sent
        return { status: answer.status, body: answer.body.toString() }
      },
      refuse: async (status, refusal, headers = {}) => {
        leave(waiting)
        const text = Buffer.from(typeof refusal === 'string' ? refusal : JSON.stringify(refusal))
        await reply(response, {
          status,
          headers: { 'content-type': 'application/json', ...headers },
          body: text,
        })
      },
      loseReply: async () => {
        leave(waiting)
        await onward()
        hangUp(response, ask)
      },
      drop: async () => {
        leave(waiting)
        late = async () => void (await onward())
        hangUp(response, ask)
      },
      end: () => void response.end(),
      cut: () => void response.destroy(),
    }
    held.push(waiting)
    response.on('close', () => leave(waiting))
    for (const arrived of arrivals) arrived()
  })
  const leave = (waiting: (typeof held)[number]) => {
    const index = held.indexOf(waiting)
    if (index >= 0) held.splice(index, 1)
  }
  /** A browser whose connection breaks sends the same request again over a new one, which is lost as well. */
  const hangUp = (response: ServerResponse, ask: string | undefined) => {
    if (ask !== undefined) lost.add(ask)
    response.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    late: () => late(),
    waiting: () => held.map(({ operationId }) => operationId),
    abandon: (ask) => {
      lost.add(ask)
      const waiting = held.find((candidate) => candidate.ask === ask)
      waiting?.forget()
    },
    next: (operationId, patience = 5000) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = held.find((waiting) => waiting.operationId === operationId)
          if (!found) return
          arrivals.delete(look)
          clearTimeout(limit)
          resolve(found)
        }
        const limit = setTimeout(() => {
          arrivals.delete(look)
          const list = held.map((waiting) => waiting.operationId).join(', ') || 'nothing'
          reject(new Error(`No request for ${operationId} came within ${patience} ms; waiting: ${list}`))
        }, patience)
        arrivals.add(look)
        look()
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A stream of events has no end that could be waited for, so it is passed on as it comes. */
type Answer = { status: number; headers: Record<string, string | string[]>; body: Buffer | Readable }

function rewritten(answer: Answer, rewrite: Rewrite | undefined): Answer {
  if (!rewrite || answer.status >= 300) return answer
  const body = JSON.parse(answer.body.toString()) as never
  const sent = Date.parse(String(answer.headers.date))
  return { ...answer, body: Buffer.from(JSON.stringify(rewrite(body, sent))) }
}

/** Headers that belong to one connection, or that no longer hold once the body has been read. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]

async function fetchUpstream(upstream: string, request: IncomingMessage, body: Buffer): Promise<Answer> {
  const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP.includes(name))
  const { method = 'GET', url = '/' } = request
  const answer = await fetch(upstream + url, {
    method,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    body: ['GET', 'HEAD'].includes(method) ? null : new Uint8Array(body),
    redirect: 'manual',
  })
  const stored = [...answer.headers].filter(([name]) => !HOP_BY_HOP.includes(name) && name !== 'set-cookie')
  const cookies = answer.headers.getSetCookie()
  return {
    status: answer.status,
    headers: { ...Object.fromEntries(stored), ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}) },
    body: answer.headers.get('content-type')?.startsWith('text/event-stream')
      ? Readable.fromWeb(answer.body as ReadableStream)
      : Buffer.from(await answer.arrayBuffer()),
  }
}

const reply = (response: ServerResponse, { status, headers, body }: Answer): Promise<void> =>
  new Promise((resolve) => {
    // The client may have disconnected.
    if (response.closed) return resolve()
    response.on('close', () => resolve())
    response.writeHead(status, headers)
    if (!(body instanceof Readable)) return void response.end(body)
    response.on('close', () => body.destroy())
    body.on('error', () => response.destroy())
    body.pipe(response)
  })

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
