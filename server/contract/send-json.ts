import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from './document.ts'
import type { PublicReply } from './kept-replies.ts'

/** Headers a public reply does not depend on. */
const unread = ['X-software-id']

/** Headers that tell of the person who asks: the reply to one is personal. */
const telling = ['X-diet']

/** Those it does. */
const headersRead = ({ parameters }: Served): string[] =>
  Object.keys(parameters.header.properties).filter((name) => !unread.includes(name))

export const isTelling = (operation: Served, { headers }: FastifyRequest): boolean =>
  headersRead(operation).some((name) => telling.includes(name) && headers[name.toLowerCase()] !== undefined)

/** All that a public reply depends on, but for the shop itself. */
export const keyOf = (operation: Served, { url, headers }: FastifyRequest): string =>
  JSON.stringify([operation.id, url, ...headersRead(operation).map((name) => headers[name.toLowerCase()])])

export const publicReply = (text: string): PublicReply => ({
  text,
  etag: `W/"${hash('sha1', text, 'base64url')}"`,
})

/** Sends a public reply that caches may keep for `x-cache` seconds. */
export const sendPublic = (
  operation: Served & { cache: number },
  request: FastifyRequest,
  reply: FastifyReply,
  { text, etag }: PublicReply,
) => {
  const vary = headersRead(operation).join(', ')
  reply.headers({ 'cache-control': `public, max-age=${operation.cache}`, etag, vary })
  if (request.headers['if-none-match']?.split(/, */).includes(etag)) return reply.status(304).send()
  return sendJson(reply, text)
}

/** Sends a personal reply, which caches never keep. */
export const sendPrivate = (reply: FastifyReply, text: string) =>
  sendJson(reply.header('cache-control', 'no-store'), text)

const sendJson = (reply: FastifyReply, text: string) =>
  reply.type('application/json; charset=utf-8').send(text)
