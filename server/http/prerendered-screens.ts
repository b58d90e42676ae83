import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createReplyKeep } from '#server/contract/kept-replies.ts'
import type { FetchPage, PrerenderedPage, Prerenderer, Template } from './prerenderer.ts'
import type { OriginOf } from './shop-origin.ts'

/** Deadline of the prerenderer; the browser renders pages that take longer. */
const PATIENCE = 1_500
/** Concurrent prerenders; browsers render the others. */
const MOST_AT_ONCE = 16

export type PrerenderOptions = { prerenderer: Prerenderer; template: Template; originOf: OriginOf }

/**
 * Sends screens with what they show already in them: read from the shop's own API, for the place and the language the
 * visitor's cookies tell. A page is the same for all who ask alike, and is kept as public replies are. Answers whether it
 * was sent.
 */
export function prerenderedScreens(
  app: FastifyInstance,
  { prerenderer, template, originOf }: PrerenderOptions,
) {
  const keep = createReplyKeep<Packed>()
  let running = 0

  return async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { pathname: path, search } = new URL(`http://shop${request.url}`)
    if (!prerenderer.isPrerendered(path, search.slice(1))) return false
    const visit = {
      path,
      search: search.slice(1),
      cookies: request.headers.cookie ?? '',
      acceptLanguage: request.headers['accept-language'] ?? '',
      origin: originOf(request),
    }
    const page = await keep(prerenderer.cacheKeyOf(visit), async () => {
      if (running >= MOST_AT_ONCE) throw new NotPrerendered()
      running++
      const report = (error: unknown) => request.log.error({ err: error }, 'part of a page not prerendered')
      const page = prerenderer.prerenderPage(template, visit, askingFor(app, request), report)
      // A prerender past its deadline keeps its slot until it ends.
      const leave = () => {
        running--
      }
      page.then(leave, leave)
      return pack(await inTime(page))
    }).catch((error: unknown) => {
      if (!(error instanceof NotPrerendered)) request.log.error({ err: error }, 'page not prerendered')
      return undefined
    })
    if (!page) return false
    const isPacked = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    if (isPacked) reply.header('content-encoding', 'br')
    reply
      .status(page.status)
      .header('content-security-policy', naming(String(reply.getHeader('content-security-policy')), page))
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-language, accept-encoding')
      .type('text/html; charset=utf-8')
      .send(isPacked ? page.packed : page.text)
    return true
  }
}

/** The content security policy with the hashes of the page's inline styles and scripts. */
const naming = (policy: string, { styles, scripts }: PrerenderedPage) =>
  policy
    .replace("style-src 'self'", ["style-src 'self'", ...styles.map(hashed)].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts.map(hashed)].join(' '))

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** With what most browsers are sent: compressed once for all who ask alike. */
type Packed = PrerenderedPage & { packed: Buffer }

const pack = async (page: PrerenderedPage): Promise<Packed> => ({
  ...page,
  packed: await promisify(brotliCompress)(page.text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.text.length },
  }),
})

/** A page the browser draws. It is thrown, so that it is not kept for the next visitor. */
class NotPrerendered extends Error {
  override readonly name = 'NotPrerendered'
}

async function inTime(rendering: Promise<PrerenderedPage | undefined>): Promise<PrerenderedPage> {
  const late = new AbortController()
  try {
    const page = await Promise.race([rendering, pause(PATIENCE, undefined, { signal: late.signal })])
    if (!page) throw new NotPrerendered()
    return page
  } finally {
    late.abort()
  }
}

/** Calls the API in the same process, without the network; the reads count for the caller of the page. */
const askingFor =
  (app: FastifyInstance, { ip }: FastifyRequest): FetchPage =>
  async ({ method, url, headers }) => {
    const { pathname, search } = new URL(url)
    const {
      payload,
      statusCode,
      headers: answered,
    } = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(headers),
      remoteAddress: ip,
    })
    return new Response(payload, {
      status: statusCode,
      headers: { 'content-type': String(answered['content-type']) },
    })
  }
