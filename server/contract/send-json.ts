import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Served } from './document.ts'

/** Headers a public reply does not depend on. */
const unread = ['X-software-id']

/**
 * Sends a JSON text: a public reply may be kept for its `x-cache` seconds and carries an ETag, any other is `no-store`.
 */
export const sendJson = (
  { cache, parameters }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
) => {
  if (cache === undefined) reply.header('cache-control', 'no-store')
  else {
    const etag = `W/"${hash('sha1', text, 'base64url')}"`
    const varies = Object.keys(parameters.header.properties).filter((name) => !unread.includes(name))
    reply.headers({ 'cache-control': `public, max-age=${cache}`, etag, vary: varies.join(', ') })
    if (request.headers['if-none-match']?.split(/, */).includes(etag)) return reply.status(304).send()
  }
  return reply.type('application/json; charset=utf-8').send(text)
}
