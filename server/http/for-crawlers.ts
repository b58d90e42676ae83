import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createReplyKeep } from '#server/contract/kept-replies.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { escaped } from '#server/rules/escaped.ts'
import type { Services } from '#server/wiring/services.ts'
import type { OriginOf } from './shop-origin.ts'
import { sitemapFiles, sitemapPaths } from './sitemap-entries.ts'

/** Screens of one customer. */
const PRIVATE = [
  '/checkout',
  '/profile',
  '/track-order',
  '/chatting',
  '/auth/',
  '/rate-and-review/',
  '/flows/',
  '/api/',
]

/** How long a file of the sitemap may be behind the shop, in milliseconds. */
const KEPT_FOR = 10 * 60_000

/** Files of the sitemap per minute and address: one costs the database thousands of rows. */
const MOST = 60

const rateLimit = { max: MOST, timeWindow: '1 minute', allowList: () => false }

/** Stands for the origin in kept files, which every name of the shop shares. */
const ORIGIN = 'origin:'

const missing = new ApiError(404, { code: 'not_found', message: { en: 'Not found.', ar: 'غير موجود.' } })

/** `/robots.txt` and `/sitemap.xml` with the files it names: every page the shop has without being a customer's own. */
export function forCrawlers(app: FastifyInstance, shop: Services, originOf: OriginOf): void {
  const keep = createReplyKeep<{ text: string }>(KEPT_FOR)

  const send = async (request: FastifyRequest, reply: FastifyReply, make: () => Promise<string>) => {
    const { text } = await keep(request.url.replace(/\?.*/, ''), async () => ({ text: await make() }))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(text.replaceAll(ORIGIN, escaped(new URL(originOf(request)).origin)))
  }

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          `Sitemap: ${new URL('/sitemap.xml', originOf(request)).href}`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', { config: { rateLimit } }, (request, reply) =>
    send(request, reply, async () => sitemapIndex(await sitemapFiles(shop))),
  )

  app.get<{ Params: { file: string } }>('/sitemaps/:file', { config: { rateLimit } }, (request, reply) =>
    send(request, reply, async () => {
      const paths = await sitemapPaths(shop, request.params.file)
      if (paths.length === 0) throw missing
      return urlSet(paths)
    }),
  )
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const sitemapIndex = (files: string[]) =>
  `${XML}<sitemapindex xmlns="${SITEMAPS}">${files
    .map((file) => `<sitemap><loc>${ORIGIN}/sitemaps/${file}</loc></sitemap>`)
    .join('')}</sitemapindex>`

const urlSet = (paths: string[]) =>
  `${XML}<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${paths
    .map((path) => {
      const arabic = `${path}${path.includes('?') ? '&' : '?'}lang=ar`
      return `<url><loc>${at(path)}</loc>${alternate('en', path)}${alternate('ar', arabic)}${alternate('x-default', path)}</url>`
    })
    .join('')}</urlset>`

const at = (path: string) => ORIGIN + escaped(path)

/** As the head of the page names its languages (docs/decisions/024). */
const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${at(path)}"/>`
