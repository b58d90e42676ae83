import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  advertisements,
  cashbacks,
  orders,
  otherBanners,
  reasons,
  reviews,
  videoContents,
} from '#server/db/schema.ts'
import { clientOf, newGuest, openShop, refusalOf } from './support/app.ts'
import { giveOrder } from './support/belongings.ts'
import { item, module, noon, store, text, zone } from './support/small-shop.ts'

const shop = openShop({ meddled: ['status-stamped', 'status-left', 'news-told'] })
afterEach(() => {
  shop.now = noon
})

const before = new Date('2026-11-20T07:00:00Z')
const after = new Date('2026-11-20T09:00:00Z')
const center = (more: object = {}) =>
  clientOf(shop.app, { zones: [zone.center], module: module.food, ...more })

describe('advertisements', () => {
  beforeAll(async () => {
    const { db } = shop.services
    const adOf = (id: number, store_id: number, more: Partial<typeof advertisements.$inferInsert> = {}) => ({
      id,
      add_type: 'store_promotion' as const,
      title: text('Tonight', 'الليلة'),
      description: text('We cook'),
      cover: 'cover-1f354-20',
      profile: 'logo-1f354-20',
      store_id,
      start_date: before,
      end_date: after,
      ...more,
    })
    await db.insert(advertisements).values([
      adOf(1, store.grill, { position: 2 }),
      adOf(2, store.pizza, {
        add_type: 'video_promotion',
        cover: null,
        profile: null,
        video: 'https://videos.example/pizza.mp4',
        is_review_active: false,
        position: 1,
      }),
      adOf(3, store.noCash),
      adOf(4, store.market),
      adOf(5, store.grill, { active: false }),
      adOf(6, store.grill, { end_date: noon }),
      adOf(7, store.grill, { start_date: after, end_date: new Date('2026-11-21T00:00:00Z') }),
      adOf(8, store.paused),
    ])
    await db.insert(reviews).values(
      [true, true, false].map((active, i) => ({
        id: i + 1,
        item_id: item.kebab,
        store_id: store.grill,
        customer_name: 'Mariam S.',
        rating: 5,
        comment: 'Good',
        active,
      })),
    )
  })

  const list = (more: object = {}) => center(more).GET('/advertisement/list')
  const ids = ({ data }: { data?: { id: number }[] }) => data!.map(({ id }) => id)

  it('are those that run now, of stores of the zones and the module', async () => {
    expect(ids(await list())).toEqual([2, 1])
    expect(ids(await list({ zones: [zone.noCash] }))).toEqual([3])
    expect(ids(await list({ module: module.grocery }))).toEqual([4])
    shop.now = after
    expect(ids(await list())).toEqual([7])
  })

  it('show a store with its rating, or a video', async () => {
    const { data, response } = await list({ locale: 'ar', at: { lat: 25.2, lng: 55.2 } })
    expect(data![1]).toEqual({
      id: 1,
      add_type: 'store_promotion',
      title: 'الليلة',
      description: 'We cook ع',
      cover_image_full_url: '/media/cover-1f354-20-640.webp',
      profile_image_full_url: '/media/logo-1f354-20-160.webp',
      video_attachment_full_url: null,
      is_rating_active: 1,
      is_review_active: 1,
      average_rating: 0,
      reviews_comments_count: 2,
      store: expect.objectContaining({ id: store.grill, slug: 'grill', zone_id: zone.center, distance: 0 }),
    })
    expect(data![0]).toMatchObject({
      add_type: 'video_promotion',
      cover_image_full_url: null,
      video_attachment_full_url: 'https://videos.example/pizza.mp4',
      is_review_active: 0,
      average_rating: 4.5,
      reviews_comments_count: 0,
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=1')
  })

  it('are refused without a known place', async () => {
    expect(refusalOf(await list({ zones: undefined }))).toEqual({ status: 403, codes: ['zoneId'] })
    expect(refusalOf(await list({ zones: [99] }))).toEqual({ status: 403, codes: ['zoneId'] })
    expect(refusalOf(await list({ module: undefined }))).toEqual({ status: 403, codes: ['moduleId'] })
    expect(refusalOf(await list({ module: 99 }))).toEqual({ status: 403, codes: ['moduleId'] })
  })
})

describe('cashback', () => {
  beforeAll(async () => {
    const offerOf = (id: number, more: Partial<typeof cashbacks.$inferInsert> = {}) => ({
      id,
      title: text(`Offer ${id}`, `عرض ${id}`),
      cashback_type: 'percentage' as const,
      cashback_amount: 500,
      start_date: before,
      end_date: after,
      ...more,
    })
    await shop.services.db
      .insert(cashbacks)
      .values([
        offerOf(1, { min_purchase: 10_000, max_discount: 2500 }),
        offerOf(2, { cashback_type: 'amount', cashback_amount: 300, min_purchase: 4000 }),
        offerOf(3, { cashback_amount: 9000, end_date: noon }),
        offerOf(4, { cashback_amount: 9000, start_date: after, end_date: new Date('2026-11-21T00:00:00Z') }),
        offerOf(5, { cashback_amount: 9000, active: false }),
      ])
  })

  const list = (locale = 'en') => clientOf(shop.app, { locale }).GET('/cashback/list')
  const earned = (amount: number) =>
    clientOf(shop.app).GET('/cashback/getCashback', { params: { query: { amount } } })

  it('is offered while it holds', async () => {
    const { data, response } = await list('ar')
    expect(data).toEqual([
      {
        id: 1,
        title: 'عرض 1',
        cashback_type: 'percentage',
        cashback_amount: 5,
        min_purchase: 100,
        max_discount: 25,
        start_date: before.toISOString(),
        end_date: after.toISOString(),
      },
      expect.objectContaining({ id: 2, cashback_type: 'amount', cashback_amount: 3, max_discount: null }),
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    shop.now = after
    expect((await list()).data).toMatchObject([{ id: 4 }])
  })

  it.each([
    ['nothing below the least purchase', 39.99, { id: null, calculated_amount: 0 }],
    ['an amount', 40, { id: 2, cashback_type: 'amount', calculated_amount: 3 }],
    ['the offer that gives the most', 100, { id: 1, title: 'Offer 1', calculated_amount: 5 }],
    ['half a coin as a whole one', 100.1, { id: 1, calculated_amount: 5.01 }],
    ['no more than the offer allows', 5000, { id: 1, calculated_amount: 25 }],
    ['the same of the largest order there is', 1_000_000_000, { id: 1, calculated_amount: 25 }],
  ])('gives %s', async (_, amount, expected) => {
    expect((await earned(amount)).data).toMatchObject(expected)
  })

  it('is asked for with an amount', async () => {
    const refused = { status: 403, codes: ['amount'] }
    expect(refusalOf(await earned(-1))).toEqual(refused)
    expect(refusalOf(await earned(undefined as unknown as number))).toEqual(refused)
    expect(refusalOf(await earned('much' as unknown as number))).toEqual(refused)
  })
})

describe('what stands between the sections of a module', () => {
  beforeAll(async () => {
    const { db } = shop.services
    await db
      .insert(otherBanners)
      .values({ module_id: module.food, promotional: 'banner-1f355-20', bottom: 'banner-1f354-20' })
    await db.insert(videoContents).values([
      {
        module_id: module.food,
        type: 'image',
        picture: 'cover-1f355-20',
        steps: [1, 2, 3].map((n) => ({
          title: text(`Step ${n}`, `خطوة ${n}`),
          description: text(`Do ${n}`),
        })),
      },
      { module_id: module.grocery, type: 'video', video: 'https://player.example/1', steps: [] },
    ])
    const reasonOf = (id: number, more: Partial<typeof reasons.$inferInsert> = {}) => ({
      id,
      title: text(`Reason ${id}`, `سبب ${id}`),
      short_description: text('Because'),
      picture: 'item-1f355-20',
      module_id: module.food as number,
      position: 9 - id,
      ...more,
    })
    await db
      .insert(reasons)
      .values([
        reasonOf(1),
        reasonOf(2),
        reasonOf(3, { active: false }),
        reasonOf(4, { module_id: module.grocery }),
      ])
  })

  it('are pictures, where there are some', async () => {
    const pictures = async (id: number) => (await center({ module: id }).GET('/other-banners')).data
    expect(await pictures(module.food)).toEqual({
      promotional_banner_url: '/media/banner-1f355-20-1280.webp',
      best_reviewed_section_banner_full_url: null,
      bottom_section_banner: 'banner-1f354-20',
      bottom_section_banner_full_url: '/media/banner-1f354-20-1280.webp',
      basic_section_nearby: null,
      basic_section_nearby_full_url: null,
    })
    expect(await pictures(module.grocery)).toMatchObject({ promotional_banner_url: null })
  })

  it('are a picture or a video with steps', async () => {
    const content = async (more: object) => (await center(more).GET('/other-banners/video-content')).data!
    const found = await content({ locale: 'ar' })
    expect(found).toMatchObject({
      banner_type: 'image',
      banner_video: null,
      banner_image_full_url: '/media/cover-1f355-20-1280.webp',
    })
    expect(found.banner_contents).toHaveLength(6)
    expect(found.banner_contents.slice(0, 2)).toEqual([{ value: 'خطوة 1' }, { value: 'Do 1 ع' }])
    expect(await content({ module: module.grocery })).toEqual({
      banner_type: 'video',
      banner_video: 'https://player.example/1',
      banner_video_content_full_url: null,
      banner_image_full_url: null,
      banner_contents: [],
    })
    expect(await content({ module: module.ecommerce })).toMatchObject({
      banner_type: null,
      banner_contents: [],
    })
  })

  it('are reasons, in the order of the owner', async () => {
    const { data, response } = await center({ locale: 'ar' }).GET('/other-banners/why-choose')
    expect(data!.banners).toEqual([
      expect.objectContaining({ id: 2 }),
      {
        id: 1,
        title: 'سبب 1',
        short_description: 'Because ع',
        image_full_url: '/media/item-1f355-20-320.webp',
      },
    ])
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it.each(['/other-banners', '/other-banners/video-content', '/other-banners/why-choose'] as const)(
    '%s needs a known module',
    async (path) => {
      const refused = { status: 403, codes: ['moduleId'] }
      expect(refusalOf(await center({ module: undefined }).GET(path))).toEqual(refused)
      expect(refusalOf(await center({ module: 99 }).GET(path))).toEqual(refused)
    },
  )
})

describe('the tip most customers give', () => {
  const most = async () => (await clientOf(shop.app).GET('/most-tips')).data

  it('is counted among the delivered orders of the last ninety days', async () => {
    const { db } = shop.services
    expect(await most()).toEqual({ most_tips_amount: null })
    const person = await newGuest(shop.app)
    const ids: number[] = []
    for (let n = 0; n < 6; n++) ids.push(await giveOrder({ services: shop.services, person }))
    const deliver = (of: number[], dm_tips: number, updated_at = noon) =>
      db.update(orders).set({ order_status: 'delivered', dm_tips, updated_at }).where(inArray(orders.id, of))
    await db
      .update(orders)
      .set({ dm_tips: 700 })
      .where(inArray(orders.id, ids.slice(3)))
    await deliver(ids.slice(0, 2), 500)
    await deliver(ids.slice(2, 3), 1000)
    expect(await most()).toEqual({ most_tips_amount: 5 })
    await deliver(ids.slice(3, 6), 1000, new Date('2026-08-22T07:59:59Z'))
    expect(await most()).toEqual({ most_tips_amount: 5 })
    await deliver(ids.slice(3, 4), 1000)
    expect(await most()).toEqual({ most_tips_amount: 10 })
    await db.update(orders).set({ dm_tips: 0 }).where(eq(orders.order_status, 'delivered'))
    expect(await most()).toEqual({ most_tips_amount: null })
  })

  it('is kept for five minutes', async () => {
    const { response } = await clientOf(shop.app).GET('/most-tips')
    expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  })
})
