import { beforeAll, describe, expect, it } from 'vitest'
import { commonConditions, items, parcelCategories } from '#server/db/schema.ts'
import { clientOf, openShop, refusalOf } from './support/app.ts'
import { item, module, openBranch, store, text, zone } from './support/small-shop.ts'

const shop = openShop()

const condition = { fever: 1, cold: 2, off: 3, skin: 4 } as const

beforeAll(async () => {
  const { db } = shop.services
  await db.insert(commonConditions).values([
    { id: condition.cold, slug: 'cold', name: text('Cold', 'برد'), module_id: module.grocery },
    { id: condition.off, slug: 'off', name: text('Off'), module_id: module.grocery, active: false },
    { id: condition.skin, slug: 'skin', name: text('Skin'), module_id: module.ecommerce },
  ])
  const syrupOf = (id: number, more: Partial<typeof items.$inferInsert> = {}) => ({
    id,
    slug: `syrup-${id}`,
    name: text(`Syrup ${id}`),
    description: text('A syrup'),
    store_id: store.market as number,
    module_id: module.grocery as number,
    zone_id: zone.center as number,
    category_id: 3,
    common_condition_id: condition.cold,
    picture: 'item-1f354-20',
    price: 1000,
    stock: 5,
    order_count: id,
    ...more,
  })
  await db
    .insert(items)
    .values([
      syrupOf(101),
      syrupOf(102),
      syrupOf(103),
      syrupOf(104, await openBranch(db, store.market)),
      syrupOf(105, { active: false }),
    ])
  const parcelOf = (
    id: number,
    position: number,
    more: Partial<typeof parcelCategories.$inferInsert> = {},
  ) => ({
    id,
    name: text(`Kind ${id}`, `نوع ${id}`),
    description: text(`About ${id}`),
    picture: 'category-1f4e6-20',
    module_id: module.food as number,
    position,
    ...more,
  })
  await db
    .insert(parcelCategories)
    .values([
      parcelOf(1, 2),
      parcelOf(2, 1),
      parcelOf(3, 0, { active: false }),
      parcelOf(4, 0, { module_id: module.grocery }),
    ])
})

const pharmacy = (more: object = {}) =>
  clientOf(shop.app, { zones: [zone.center], module: module.grocery, ...more })

describe('common conditions', () => {
  const list = (query: { limit?: number; offset?: number } = {}, more: object = {}) =>
    pharmacy(more).GET('/common-condition', { params: { query } })

  it('are those of the module, in pages, kept for eight minutes', async () => {
    const { data, response } = await list({}, { locale: 'ar' })
    expect(data).toMatchObject({ total_size: 2, limit: 10, offset: 1 })
    expect(data!.data).toEqual([
      { id: condition.fever, slug: 'fever', name: 'Fever ع' },
      { id: condition.cold, slug: 'cold', name: 'برد' },
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=480')
    const second = await list({ limit: 1, offset: 2 })
    expect(second.data).toMatchObject({ total_size: 2, data: [{ id: condition.cold }] })
    expect((await list({ offset: 2 })).data!.data).toEqual([])
    expect((await list({}, { module: module.food })).data).toMatchObject({ total_size: 0, data: [] })
  })

  it('are refused without a known module, and beyond a page', async () => {
    expect(refusalOf(await list({}, { module: undefined }))).toEqual({ status: 403, codes: ['moduleId'] })
    expect(refusalOf(await list({}, { module: 99 }))).toEqual({ status: 403, codes: ['moduleId'] })
    expect(refusalOf(await list({ limit: 51 }))).toEqual({ status: 403, codes: ['limit'] })
  })

  const items = (id: string, query: { limit?: number; offset?: number } = {}, more: object = {}) =>
    pharmacy(more).GET('/common-condition/items/{id}', { params: { path: { id }, query } })
  const ids = ({ data }: { data?: { products: { id: number }[] } }) => data!.products.map(({ id }) => id)

  it('lead to the goods that help, by number or slug, the most ordered first', async () => {
    const found = await items('cold')
    expect(found.data).toMatchObject({ total_size: 3, limit: 10, offset: 1 })
    expect(ids(found)).toEqual([103, 102, 101])
    expect(ids(await items(String(condition.cold)))).toEqual([103, 102, 101])
    expect(ids(await items('fever'))).toEqual([item.medicine])
    expect(ids(await items('cold', {}, { zones: [zone.noCash] }))).toEqual([104])
    expect((await items('skin')).data).toMatchObject({ total_size: 0, products: [] })
    const pages = await Promise.all([1, 2, 3].map((offset) => items('cold', { limit: 2, offset })))
    expect(pages.map(ids)).toEqual([[103, 102], [101], []])
  })

  it('are not found when they are switched off or not there', async () => {
    for (const id of ['off', '99', 'no-such-thing'])
      expect([id, refusalOf(await items(id))]).toEqual([id, { status: 404, codes: ['id'] }])
    expect(refusalOf(await items('%'))).toEqual({ status: 403, codes: ['id'] })
    expect(refusalOf(await items('cold', { limit: 51 }))).toEqual({ status: 403, codes: ['limit'] })
    expect(refusalOf(await items('cold', {}, { zones: undefined }))).toEqual({
      status: 403,
      codes: ['zoneId'],
    })
    expect(refusalOf(await items('cold', {}, { zones: [99] }))).toEqual({ status: 403, codes: ['zoneId'] })
  })
})

describe('kinds of parcels', () => {
  const kinds = (more: object = {}) => pharmacy({ module: module.food, ...more }).GET('/parcel-category')

  it('are those of the module, in the order of the owner', async () => {
    const { data, response } = await kinds({ locale: 'ar' })
    expect(data).toEqual([
      {
        id: 2,
        name: 'نوع 2',
        description: 'About 2 ع',
        image_full_url: '/media/category-1f4e6-20-320.webp',
        parcel_per_km_shipping_charge: null,
        parcel_minimum_shipping_charge: null,
        sizes: [],
      },
      expect.objectContaining({ id: 1 }),
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
    expect((await kinds({ module: module.ecommerce })).data).toEqual([])
  })

  it('are refused without a known module', async () => {
    expect(refusalOf(await kinds({ module: undefined }))).toEqual({ status: 403, codes: ['moduleId'] })
    expect(refusalOf(await kinds({ module: 99 }))).toEqual({ status: 403, codes: ['moduleId'] })
  })
})
