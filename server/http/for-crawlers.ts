import { and, between, eq, isNull, max } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#server/api-error.ts'
import type { Database } from '#server/db/open.ts'
import { items, stores } from '#server/db/schema.ts'
import { escaped } from './escaped.ts'
import type { OriginOf } from './shop-origin.ts'

/** A file of a sitemap has a range of keys, so that each costs the same however large the shop is. */
const KEYS = 10_000

/** The largest key a column of integers holds. */
const LAST_KEY = 2_147_483_647

/** Screens of somebody's own. */
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

const missing = new ApiError(404, { code: 'not_found', message: { en: 'Not found.', ar: 'غير موجود.' } })

const kinds = { store: stores, product: items } as const
type Kind = keyof typeof kinds

/** `/robots.txt` and `/sitemap.xml` with what it names: every store and every product on sale. */
export function forCrawlers(app: FastifyInstance, db: Database, originOf: OriginOf): void {
  const xml = (reply: FastifyReply, text: string) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`)
  const urlsFor = (request: FastifyRequest) => (path: string) =>
    escaped(new URL(path, originOf(request)).href)

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

  app.get('/sitemap.xml', async (request, reply) => {
    const urlOf = urlsFor(request)
    const files = await Promise.all(
      (Object.keys(kinds) as Kind[]).map(async (kind) => {
        const [last] = await db.select({ id: max(kinds[kind].id) }).from(kinds[kind])
        const count = Math.ceil((last?.id ?? 0) / KEYS)
        return Array.from({ length: count }, (_, at) => `/sitemaps/${kind}-${at + 1}.xml`)
      }),
    )
    const entries = ['/sitemaps/pages.xml', ...files.flat()].map(
      (path) => `<sitemap><loc>${urlOf(path)}</loc></sitemap>`,
    )
    return xml(
      reply,
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
    )
  })

  app.get('/sitemaps/pages.xml', (request, reply) =>
    xml(reply, urlSet(['/', '/about-us', '/help-and-support'].map(urlsFor(request)))),
  )

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, kind, at] = /^(store|product)-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? []
    if (!kind) throw missing
    const table = kinds[kind as Kind]
    const last = Number(at) * KEYS
    if (last > LAST_KEY) throw missing
    const rows = await db
      .select({ id: table.id, slug: table.slug })
      .from(table)
      .where(
        and(
          between(table.id, last - KEYS + 1, last),
          eq(table.active, true),
          kind === 'product' ? isNull(items.available_date_starts) : undefined,
        ),
      )
      .orderBy(table.id)
    const urlOf = urlsFor(request)
    return xml(reply, urlSet(rows.map(({ id, slug }) => urlOf(`/${kind}/${slug || id}`))))
  })
}

const urlSet = (urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`
