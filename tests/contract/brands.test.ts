import { beforeAll, describe, expect, it } from 'vitest'
import { brands, items } from '#server/db/schema.ts'
import { clientOf, openShop, refusalOf } from './support/app.ts'
import { item, module, openBranch, store, text, zone } from './support/small-shop.ts'

const shop = openShop()

const brand = { phones: 1, cases: 2, empty: 3, gone: 4, jam: 5 } as const
/** Two zones sell cases, three of them in the center. */
const cases = [101, 102, 103] as const
const elsewhere = 104

beforeAll(async () => {
  const { db } = shop.services
  const brandOf = (id: number, slug: string, more: Partial<typeof brands.$inferInsert> = {}) => ({
    id,
    slug,
    name: text(slug),
    module_id: module.ecommerce as number,
    picture: 'brand-1f354-20',
    ...more,
  })
  await db
    .insert(brands)
    .values([
      brandOf(brand.cases, 'cases', { name: text('Cases', 'أغطية') }),
      brandOf(brand.empty, 'empty'),
      brandOf(brand.gone, 'gone', { active: false }),
      brandOf(brand.jam, 'jam', { module_id: module.grocery }),
    ])
  const caseOf = (id: number, more: Partial<typeof items.$inferInsert> = {}) => ({
    id,
    slug: `case-${id}`,
    name: text(`Case ${id}`),
    description: text('A case'),
    store_id: store.gadgets as number,
    module_id: module.ecommerce as number,
    zone_id: zone.center as number,
    category_id: 4,
    brand_id: brand.cases,
    picture: 'item-1f354-20',
    price: 1000,
    stock: 5,
    order_count: id,
    ...more,
  })
  await db
    .insert(items)
    .values([
      ...cases.map((id) => caseOf(id)),
      caseOf(elsewhere, await openBranch(db, store.gadgets)),
      caseOf(105, { active: false }),
      caseOf(106, { available_date_starts: new Date('2026-11-01T00:00:00Z') }),
    ])
})

const shops = (more: object = {}) =>
  clientOf(shop.app, { zones: [zone.center], module: module.ecommerce, ...more })

const page = async (id: string, query: { limit?: number; offset?: number } = {}, more: object = {}) =>
  (await shops(more).GET('/brand/items/{id}', { params: { path: { id }, query } })).data!

describe('brands', () => {
  it('are those of the module, each with what the zones sell of it', async () => {
    const counts = async (more: object = {}) =>
      (await shops(more).GET('/brand')).data!.map(({ id, items_count }) => [id, items_count])
    expect(await counts()).toEqual([
      [brand.phones, 1],
      [brand.cases, 3],
      [brand.empty, 0],
    ])
    expect(await counts({ zones: [zone.center, zone.noCash] })).toContainEqual([brand.cases, 4])
    expect(await counts({ module: module.grocery })).toEqual([[brand.jam, 0]])
  })

  it('speak both languages and are kept for five minutes', async () => {
    const { data, response } = await shops({ locale: 'ar' }).GET('/brand')
    expect(data![1]).toMatchObject({ slug: 'cases', name: 'أغطية' })
    expect(data![1]!.image_full_url).toContain('/media/brand-1f354-20-320')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('lead to their goods, by number or slug, the most ordered first', async () => {
    const found = await page('cases')
    expect(found).toMatchObject({ total_size: 3, limit: 10, offset: 1 })
    expect(found.products.map(({ id }) => id)).toEqual([103, 102, 101])
    expect(found.products[0]!.brand).toMatchObject({ id: brand.cases, slug: 'cases' })
    expect(await page(String(brand.cases))).toEqual(found)
    expect((await page('1')).products).toMatchObject([{ id: item.phone }])
    expect(await page('empty')).toMatchObject({ total_size: 0, products: [] })
    expect(await page('cases', {}, { zones: [zone.noCash] })).toMatchObject({
      total_size: 1,
      products: [{ id: elsewhere }],
    })
  })

  it('have pages that together are all', async () => {
    const pages = [await page('cases', { limit: 2 }), await page('cases', { limit: 2, offset: 2 })]
    expect(pages.map(({ products }) => products.map(({ id }) => id))).toEqual([[103, 102], [101]])
    expect(pages.map(({ total_size }) => total_size)).toEqual([3, 3])
    expect((await page('cases', { limit: 2, offset: 3 })).products).toEqual([])
  })

  it('answer at the path of other backends too', async () => {
    const { statusCode, body } = await shop.app.inject({
      url: '/api/v1/items/brand/cases',
      headers: { zoneid: '[1]', moduleid: '3' },
    })
    expect([statusCode, JSON.parse(body).total_size]).toEqual([200, 3])
  })

  it.each([
    ['a brand that is not there', '99', { status: 404, codes: ['id'] }],
    ['a brand that is switched off', 'gone', { status: 404, codes: ['id'] }],
    ['a name that is none', '%', { status: 403, codes: ['id'] }],
  ])('refuse %s', async (_, id, refusal) => {
    expect(refusalOf(await shops().GET('/brand/items/{id}', { params: { path: { id } } }))).toEqual(refusal)
  })

  it('refuse a page that is too large, and a place that is not known', async () => {
    const asked = (query: object, more: object = {}) =>
      shops(more).GET('/brand/items/{id}', { params: { path: { id: 'cases' }, query } })
    expect(refusalOf(await asked({ limit: 51 }))).toEqual({ status: 403, codes: ['limit'] })
    expect(refusalOf(await asked({ offset: 0 }))).toEqual({ status: 403, codes: ['offset'] })
    expect(refusalOf(await asked({}, { zones: [99] }))).toEqual({ status: 403, codes: ['zoneId'] })
    const list = async (more: object) => refusalOf(await shops(more).GET('/brand'))
    expect(await list({ zones: undefined })).toEqual({ status: 403, codes: ['zoneId'] })
    expect(await list({ module: undefined })).toEqual({ status: 403, codes: ['moduleId'] })
    expect(await list({ module: 99 })).toEqual({ status: 403, codes: ['moduleId'] })
  })
})
