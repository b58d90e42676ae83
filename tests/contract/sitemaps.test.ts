import { beforeAll, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/config.ts'
import { items } from '#server/db/schema.ts'
import { openShop } from './support/app.ts'

const shop = openShop()
const entries = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)
const read = async (url: string) => (await shop.app.inject(url)).body

/** Keys far apart, as the demo gives them to campaign items. */
const FAR = 90_000_001
const FARTHER = 120_000_000

beforeAll(async () => {
  const [item] = await shop.services.db.select().from(items).limit(1)
  const add = (id: number, active: boolean) =>
    shop.services.db.insert(items).values({ ...item!, id, slug: `far-${id}`, active })
  await add(FAR, true)
  await add(FARTHER, false)
})

it('the sitemap names a file for each range of keys that has entries, and no other', async () => {
  const files = entries(await read('/sitemap.xml')).map((file) => /sitemaps\/(.*)$/.exec(file!)?.[1])
  expect(files).toEqual(['pages.xml', 'store-1.xml', 'category-1.xml', 'product-1.xml', 'product-9001.xml'])
  expect(entries(await read('/sitemaps/product-9001.xml'))).toEqual([`http://localhost/product/far-${FAR}`])
})

it.each([
  'product-2.xml',
  'product-12000.xml',
  'product-214749.xml',
  'product-999999.xml',
  'order-1.xml',
  'product-0.xml',
  'pages.html',
])('a sitemap file without entries is not found: %s', async (file) => {
  expect((await shop.app.inject(`/sitemaps/${file}`)).statusCode).toBe(404)
})

it('every entry of a sitemap file names its languages', async () => {
  const text = await read('/sitemaps/store-1.xml')
  const [first] = entries(text)
  expect(text).toContain(
    `<xhtml:link rel="alternate" hreflang="ar" href="${first}?lang=ar"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${first}"/>`,
  )
})

it('a sitemap file is kept for ten minutes under every name of the shop', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '0' })
  let reads = 0
  const db = new Proxy(shop.services.db, {
    get(target, key, receiver) {
      if (key === 'select') reads++
      return Reflect.get(target, key, receiver)
    },
  })
  const app = await buildApp({ ...shop.services, db, config })
  const ask = (host: string) => app.inject({ url: '/sitemaps/store-1.xml', headers: { host } })
  expect((await ask('one.example')).body).toContain('<loc>http://one.example/store/')
  const before = reads
  expect(before).toBeGreaterThan(0)
  const reply = await ask('other.example')
  expect(reply.body).toContain('<loc>http://other.example/store/')
  expect(reply.headers['cache-control']).toBe('public, max-age=3600')
  expect(reads).toBe(before)
  await app.close()
})

it('an address reads at most 60 files of the sitemap in a minute', async () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: '600' })
  const app = await buildApp({ ...shop.services, config })
  const ask = (url: string) => app.inject({ url, remoteAddress: '203.0.113.20' })
  for (let turn = 0; turn < 60; turn++) expect((await ask('/sitemaps/store-1.xml')).statusCode).toBe(200)
  expect((await ask('/sitemaps/store-1.xml')).statusCode).toBe(429)
  await app.close()
})
