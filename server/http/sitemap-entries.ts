import { and, between, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { allOf } from '#server/db/all-of.ts'
import type { Database } from '#server/db/engine/open.ts'
import { campaigns, categories, flashSales, items, stores } from '#server/db/schema.ts'
import type { Services } from '#server/wiring/services.ts'

/** A file of a sitemap covers a range of keys, so that each costs the same however large the shop is. */
const KEYS = 10_000

/** The largest key a column of integers holds. */
const LAST_KEY = 2_147_483_647

type Shop = Pick<Services, 'db' | 'now' | 'reference'>

/** Entries with a page of their own, split into files by their keys. */
const kinds = {
  store: { table: stores, listed: eq(stores.active, true) },
  category: { table: categories, listed: eq(categories.active, true) },
  product: { table: items, listed: allOf(eq(items.active, true), isNull(items.available_date_starts)) },
} as const
type Kind = keyof typeof kinds

const inOrder = (one: number, other: number) => one - other

/** The files of the sitemap that have entries. */
export async function sitemapFiles({ db }: Pick<Shop, 'db'>): Promise<string[]> {
  const files = await Promise.all(
    (Object.keys(kinds) as Kind[]).map(async (kind) =>
      (await rangesOf(db, kind)).map((range) => `${kind}-${range}.xml`),
    ),
  )
  return ['pages.xml', ...files.flat()]
}

/** The paths in one file; empty for a file that is not part of the sitemap. */
export async function sitemapPaths(shop: Shop, file: string): Promise<string[]> {
  if (file === 'pages.xml') return pagePaths(shop)
  const [, kind, range] = /^(store|category|product)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
  if (!kind) return []
  const { table, listed } = kinds[kind as Kind]
  const first = (Number(range) - 1) * KEYS + 1
  if (first > LAST_KEY) return []
  const rows = await shop.db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(and(between(table.id, first, Math.min(first + KEYS - 1, LAST_KEY)), listed))
    .orderBy(table.id)
  return rows.map(({ id, slug }) => `/${kind}/${slug || id}`)
}

/** Jumps from the first key of a range to the first after it: empty ranges, however many, cost nothing. */
async function rangesOf(db: Database, kind: Kind): Promise<number[]> {
  const { table, listed } = kinds[kind]
  const firstAfter = (key: SQL) =>
    sql`(select ${table.id} from ${table} where ${listed} and ${table.id} > ${key} order by ${table.id} limit 1)`
  const ranges = sql<number>`(id - 1) / ${sql.raw(`${KEYS}`)} + 1`
  const rows = await db.select({ range: ranges }).from(sql`(
    with recursive firsts (id) as (
      select ${firstAfter(sql`0`)}
      union all
      select ${firstAfter(sql`((firsts.id::bigint - 1) / ${sql.raw(`${KEYS}`)} + 1) * ${sql.raw(`${KEYS}`)}`)}
      from firsts where firsts.id is not null
    )
    select id from firsts where id is not null) as firsts`)
  return rows.map(({ range }) => range).sort(inOrder)
}

/** Landing, pages of text, the lists of each module, and the campaigns and flash sales that run. */
async function pagePaths({ db, now, reference }: Shop): Promise<string[]> {
  const at = now()
  const { modules, brands, settings } = await reference()
  const runs = (table: typeof campaigns | typeof flashSales) =>
    and(
      eq(table.active, true),
      lte(table.start_date, at),
      gt(table.end_date, at),
      inArray(table.module_id, [...modules.keys()]),
    )
  const [running, sales, offered] = await Promise.all([
    db.select().from(campaigns).where(runs(campaigns)).orderBy(campaigns.id),
    db.select().from(flashSales).where(runs(flashSales)).orderBy(flashSales.id),
    db
      .selectDistinct({ module_id: items.module_id })
      .from(items)
      .where(
        and(eq(items.active, true), lte(items.available_date_starts, at), gt(items.available_date_ends, at)),
      ),
  ])
  const withCampaigns = new Set([...running, ...offered].map(({ module_id }) => module_id))
  const withBrands = new Set([...brands.values()].map(({ module_id }) => module_id))
  const lists = [...modules.values()].flatMap(({ id, type }) => {
    const paths =
      type === 'parcel'
        ? ['/home']
        : [
            '/home',
            '/store/popular',
            '/store/latest',
            '/categories',
            ...(withCampaigns.has(id) ? ['/campaigns'] : []),
            ...(withBrands.has(id) ? ['/all-brands'] : []),
          ]
    return paths.map((path) => `${path}?module_id=${id}`)
  })
  return [
    '/',
    '/about-us',
    '/help-and-support',
    '/terms-and-conditions',
    '/privacy-policy',
    '/review-policy',
    ...(settings.refund_policy ? ['/refund-policy'] : []),
    ...(settings.cancelation_policy ? ['/cancellation-policy'] : []),
    ...(settings.shipping_policy ? ['/shipping-policy'] : []),
    ...lists,
    ...running.map(({ id, slug }) => `/campaigns/${slug || id}`),
    ...sales.map(({ id }) => `/flash-sales?id=${id}`),
  ]
}
