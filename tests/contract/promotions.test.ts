import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { campaignStores, campaigns, flashSaleItems, flashSales, items } from '#server/db/schema.ts'
import { clientOf, openShop, refusalOf } from './support/app.ts'
import { item, module, noon, store, text, zone } from './support/small-shop.ts'

const shop = openShop()
afterEach(() => {
  shop.now = noon
})

/** Runs at noon: goods of both zones, one of them hidden. */
const sale = { food: 11, over: 12, later: 13, off: 14, longer: 15 } as const
const campaign = { grill: 1, over: 2, later: 3, off: 4 } as const

beforeAll(async () => {
  const { db } = shop.services
  const saleOf = (id: number, more: Partial<typeof flashSales.$inferInsert> = {}) => ({
    id,
    title: text('Hungry hour', 'ساعة الجوع'),
    module_id: module.food as number,
    start_date: new Date('2026-11-20T07:00:00Z'),
    end_date: new Date('2026-11-20T09:00:00Z'),
    ...more,
  })
  await db
    .insert(flashSales)
    .values([
      saleOf(sale.food),
      saleOf(sale.over, { end_date: new Date('2026-11-20T07:59:59Z') }),
      saleOf(sale.later, { start_date: new Date('2026-11-20T08:00:01Z') }),
      saleOf(sale.off, { active: false }),
    ])
  await db.insert(flashSaleItems).values(
    [item.soup, item.kebab, item.margherita, item.hidden, item.wrap].map((item_id, i) => ({
      id: 100 + i,
      flash_sale_id: sale.food,
      item_id,
      discount: 2500,
      discount_type: 'percent' as const,
      stock: 10,
      sold: i,
    })),
  )
  const campaignOf = (id: number, slug: string, more: Partial<typeof campaigns.$inferInsert>) => ({
    id,
    slug,
    title: text(slug),
    description: text(slug),
    picture: 'banner-1f355-20',
    module_id: module.food as number,
    start_date: new Date('2026-11-01T00:00:00Z'),
    end_date: new Date('2026-11-30T00:00:00Z'),
    ...more,
  })
  await db
    .insert(campaigns)
    .values([
      campaignOf(campaign.later, 'later', { start_date: new Date('2026-11-20T08:00:01Z') }),
      campaignOf(campaign.off, 'off', { active: false }),
    ])
  await db.insert(campaignStores).values([
    ...[store.grill, store.pizza, store.closed, store.noCash].map((store_id) => ({
      campaign_id: campaign.grill,
      store_id,
    })),
    { campaign_id: campaign.over, store_id: store.collectOnly },
  ])
})

type Page = { limit?: number; offset?: number }
const center = (more: object = {}) => clientOf(shop.app, { zones: [zone.center], ...more })

describe('a flash sale', () => {
  const saleItems = (flash_sale_id: number, query: Page = {}, more: object = {}) =>
    center(more).GET('/flash-sales/items', { params: { query: { flash_sale_id, ...query } } })
  const ids = ({ data }: { data?: { products: { item_id: number }[] } }) =>
    data!.products.map(({ item_id }) => item_id)

  it('a flash sale has the items of the zones, with the pieces that are sold and left', async () => {
    const found = await saleItems(sale.food, {}, { locale: 'ar' })
    expect(found.data).toMatchObject({
      total_size: 3,
      limit: 10,
      offset: 1,
      flash_sale: {
        id: sale.food,
        title: 'ساعة الجوع',
        start_date: '2026-11-20T07:00:00.000Z',
        end_date: '2026-11-20T09:00:00.000Z',
      },
    })
    expect(ids(found)).toEqual([item.soup, item.kebab, item.margherita])
    expect(found.data!.products[1]).toMatchObject({
      sold: 1,
      stock: 10,
      available_stock: 9,
      discount: 25,
      item: { name: 'كباب', discount: 25 },
    })
    const both = await saleItems(sale.food, {}, { zones: [zone.center, zone.noCash] })
    expect([both.data!.total_size, ids(both)]).toEqual([
      4,
      [item.soup, item.kebab, item.margherita, item.wrap],
    ])
  })

  it('has pages that together are all', async () => {
    const pages = await Promise.all([1, 2, 3].map((offset) => saleItems(sale.food, { limit: 2, offset })))
    expect(pages.map(ids)).toEqual([[item.soup, item.kebab], [item.margherita], []])
  })

  it('a flash sale is told with at most 15 of its items, and the sale that ends first comes first', async () => {
    const { db } = shop.services
    const [kebab] = await db.select().from(items).where(eq(items.id, item.kebab))
    const more = Array.from({ length: 16 }, (_, i) => 200 + i)
    await db.insert(items).values(more.map((id) => ({ ...kebab!, id, slug: `kebab-${id}` })))
    await db.insert(flashSales).values({
      id: sale.longer,
      title: text('Hungry night'),
      module_id: module.food,
      start_date: new Date('2026-11-20T07:00:00Z'),
      end_date: new Date('2026-11-20T10:00:00Z'),
    })
    await db.insert(flashSaleItems).values(
      more.map((item_id) => ({
        id: item_id,
        flash_sale_id: sale.longer,
        item_id,
        discount: 2500,
        discount_type: 'percent' as const,
        stock: 10,
      })),
    )
    const told = async (query: Page) => {
      const { data } = await center({ module: module.food }).GET('/flash-sales', { params: { query } })
      return [data!.id, data!.active_products.map(({ item_id }) => item_id)]
    }
    const first = [sale.food, [item.soup, item.kebab, item.margherita]]
    const second = [sale.longer, more.slice(0, 15)]
    expect(await told({ limit: 2, offset: 1 })).toEqual(first)
    expect(await told({ limit: 1, offset: 1 })).toEqual(first)
    expect(await told({ limit: 1, offset: 2 })).toEqual(second)
    expect(await told({ limit: 2, offset: 2 })).toEqual([null, []])
    shop.now = new Date('2026-11-20T09:00:00Z')
    expect(await told({ limit: 2, offset: 1 })).toEqual(second)
  })

  it('is found while it runs', async () => {
    const missing = { status: 404, codes: ['id'] }
    for (const id of [sale.over, sale.later, sale.off, 99])
      expect([id, refusalOf(await saleItems(id))]).toEqual([id, missing])
    shop.now = new Date('2026-11-20T09:00:00Z')
    expect(refusalOf(await saleItems(sale.food))).toEqual(missing)
  })

  it('has to be named, at a known place', async () => {
    const refused = (code: string) => ({ status: 403, codes: [code] })
    expect(refusalOf(await saleItems(undefined as unknown as number))).toEqual(refused('flash_sale_id'))
    expect(refusalOf(await saleItems(0))).toEqual(refused('flash_sale_id'))
    expect(refusalOf(await saleItems(sale.food, { limit: 51 }))).toEqual(refused('limit'))
    expect(refusalOf(await saleItems(sale.food, {}, { zones: [99] }))).toEqual(refused('zoneId'))
    expect(refusalOf(await saleItems(sale.food, {}, { zones: undefined }))).toEqual(refused('zoneId'))
  })
})

describe('a campaign', () => {
  const details = (basic_campaign_id: string, query: Page = {}, more: object = {}) =>
    center(more).GET('/campaigns/basic-campaign-details', {
      params: { query: { basic_campaign_id, ...query } },
    })
  const ids = ({ data }: { data?: { stores: { id: number }[] } }) => data!.stores.map(({ id }) => id)

  it('has its stores of the zones, open ones first, then by distance', async () => {
    const at = { lat: 25.22, lng: 55.2 }
    const found = await details('grill-days', {}, { at })
    expect(found.data).toMatchObject({
      id: campaign.grill,
      title: 'Grill days',
      available_date_ends: '2026-11-30',
      end_date: '2026-11-30T00:00:00.000Z',
      total_size: 3,
    })
    expect(ids(found)).toEqual([store.pizza, store.grill, store.closed])
    expect(found.data!.stores[0]!.distance).toBeGreaterThan(1000)
    expect(ids(await details('1', {}, { zones: [zone.noCash] }))).toEqual([store.noCash])
    const pages = await Promise.all([1, 2, 3].map((offset) => details('1', { limit: 2, offset }, { at })))
    expect(pages.map(ids)).toEqual([[store.pizza, store.grill], [store.closed], []])
  })

  it('is shown when it is over, with the end that says so', async () => {
    expect((await details('over')).data).toMatchObject({
      id: campaign.over,
      end_date: '2026-10-30T00:00:00.000Z',
      stores: [{ id: store.collectOnly }],
    })
  })

  it('is not found before it begins, nor when it is switched off', async () => {
    const missing = { status: 404, codes: ['id'] }
    for (const id of ['later', 'off', '99', 'no-such-thing'])
      expect([id, refusalOf(await details(id))]).toEqual([id, missing])
    shop.now = new Date('2026-11-20T08:00:01Z')
    expect((await details('later')).data).toMatchObject({ total_size: 0, stores: [] })
  })

  it('has to be named, at a known place', async () => {
    const refused = (code: string) => ({ status: 403, codes: [code] })
    expect(refusalOf(await details('%'))).toEqual(refused('basic_campaign_id'))
    expect(refusalOf(await details('1', { limit: 51 }))).toEqual(refused('limit'))
    expect(refusalOf(await details('1', {}, { zones: undefined }))).toEqual(refused('zoneId'))
    expect(refusalOf(await details('1', {}, { zones: [99] }))).toEqual(refused('zoneId'))
  })
})
