import { beforeAll, describe, expect, it } from 'vitest'
import { reviews } from '#server/db/schema.ts'
import { clientOf, openShop, refusalOf } from './support/app.ts'
import { item, store } from './support/small-shop.ts'

const shop = openShop({ meddled: ['reviews-of-deliveries'] })

/** Of the kebab, numbered by age; the last two were written in the same second. */
const ofKebab = [1, 2, 3, 4, 5]

beforeAll(async () => {
  const reviewOf = (id: number, item_id: number, more: Partial<typeof reviews.$inferInsert> = {}) => ({
    id,
    item_id,
    store_id: store.grill as number,
    customer_id: 7,
    order_id: 100_000 + id,
    customer_name: 'Mariam S.',
    rating: 1 + (id % 5),
    comment: `Review ${id}`,
    created_at: new Date(Date.UTC(2026, 9, Math.min(id, 4))),
    ...more,
  })
  await shop.services.db.insert(reviews).values([
    ...ofKebab.map((id) => reviewOf(id, item.kebab)),
    reviewOf(6, item.kebab, { active: false }),
    reviewOf(7, item.mixedGrill, {
      reply: 'Thank you.',
      comment: 'لذيذ',
      translation: { locale: 'en', comment: 'Delicious', reply: 'Thanks.' },
      created_at: new Date('2026-11-01T00:00:00Z'),
    }),
    reviewOf(8, item.margherita, { store_id: store.pizza }),
  ])
})

type Page = { limit?: number; offset?: number }

const ofItem = (id: string, query: Page = {}, locale = 'en') =>
  clientOf(shop.app, { locale }).GET('/items/reviews/{id}', { params: { path: { id }, query } })
const ofStore = (store_id: number, query: Page = {}) =>
  clientOf(shop.app).GET('/stores/reviews', { params: { query: { store_id, ...query } } })
const ids = ({ data }: { data?: { reviews: { id: number }[] } }) => data!.reviews.map(({ id }) => id)

describe('reviews of an item', () => {
  it('are the shown ones, the newest first, by number or slug', async () => {
    const found = await ofItem('kebab')
    expect(found.data).toMatchObject({ total_size: 5, limit: 10, offset: 1 })
    expect(ids(found)).toEqual([5, 4, 3, 2, 1])
    expect(ids(await ofItem(String(item.kebab)))).toEqual([5, 4, 3, 2, 1])
    expect((await ofItem('milk')).data).toMatchObject({ total_size: 0, reviews: [] })
  })

  it('say what was written and answered, and of the writer the name alone', async () => {
    const { data } = await ofItem('mixed-grill', {}, 'ar')
    expect(data!.reviews).toEqual([
      {
        id: 7,
        item_id: item.mixedGrill,
        item_name: 'مشاوي مشكلة',
        item_image_full_url: '/media/item-1f354-20-320.webp',
        customer_name: 'Mariam S.',
        rating: 3,
        comment: 'لذيذ',
        attachment_full_url: [],
        reply: 'Thank you.',
        from_delivered_order: false,
        created_at: '2026-11-01T00:00:00.000Z',
        updated_at: null,
      },
    ])
  })

  it('come with their translation for readers of another language than the author', async () => {
    const [review] = (await ofItem('mixed-grill', {}, 'en')).data!.reviews
    expect(review).toMatchObject({
      comment: 'لذيذ',
      reply: 'Thank you.',
      translation: { comment: 'Delicious', reply: 'Thanks.' },
    })
    const [original] = (await ofItem('mixed-grill', {}, 'ar')).data!.reviews
    expect(original).not.toHaveProperty('translation')
  })

  it('have pages that together are all', async () => {
    const pages = await Promise.all([1, 2, 3].map((offset) => ofItem('kebab', { limit: 2, offset })))
    expect(pages.map(ids)).toEqual([[5, 4], [3, 2], [1]])
    expect(ids(await ofItem('kebab', { limit: 2, offset: 4 }))).toEqual([])
  })

  it.each([
    ['an item that is not there', 'no-such-thing'],
    ['an item that is not sold', 'hidden'],
  ])('are not found for %s', async (_, id) => {
    expect(refusalOf(await ofItem(id))).toEqual({ status: 404, codes: ['id'] })
  })

  it('come fifty at a time at the most, and are kept for a minute', async () => {
    expect(refusalOf(await ofItem('kebab', { limit: 51 }))).toEqual({ status: 403, codes: ['limit'] })
    const { response } = await ofItem('kebab', { limit: 50 })
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('etag')).toBeTruthy()
  })
})

describe('reviews of a store', () => {
  it('are those of all its goods, the newest first', async () => {
    const found = await ofStore(store.grill)
    expect(found.data!.total_size).toBe(6)
    expect(ids(found)).toEqual([7, 5, 4, 3, 2, 1])
    expect(ids(await ofStore(store.pizza))).toEqual([8])
    expect(ids(await ofStore(store.grill, { limit: 4, offset: 2 }))).toEqual([2, 1])
    expect((await ofStore(store.market)).data).toMatchObject({ total_size: 0, reviews: [] })
  })

  it('are not found for a store that is not there, and need one', async () => {
    expect(refusalOf(await ofStore(99))).toEqual({ status: 404, codes: ['id'] })
    const refused = { status: 403, codes: ['store_id'] }
    expect(refusalOf(await ofStore(undefined as unknown as number))).toEqual(refused)
    expect(refusalOf(await ofStore('grill' as unknown as number))).toEqual(refused)
    expect(refusalOf(await ofStore(store.grill, { limit: 51 }))).toEqual({ status: 403, codes: ['limit'] })
  })
})
