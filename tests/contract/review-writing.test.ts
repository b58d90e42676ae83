import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { courierReviews, deliveryMen, items, reviews, stores } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { giveDeliveredOrder, giveOrder } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { courier, item, noon, store } from './support/small-shop.ts'

const shop = openShop({ meddled: ['refund-asked'] })

afterEach(() => {
  shop.now = noon
})

let keys = 0
const newKey = () => `key-of-a-review-${String(++keys).padStart(6, '0')}`

const review = ({ api }: Person, order_id: number, more: object = {}, key?: string) =>
  api.POST('/items/reviews/submit', {
    params: { header: key ? { 'Idempotency-Key': key } : {} },
    body: { order_id, item_id: item.kebab, rating: 4, comment: 'Hot and crisp.', ...more },
    bodySerializer: asForm,
  })
const reviewCourier = ({ api }: Person, order_id: number, more: object = {}, key?: string) =>
  api.POST('/delivery-man/reviews/submit', {
    params: { header: key ? { 'Idempotency-Key': key } : {} },
    body: { order_id, delivery_man_id: courier.yusuf, rating: 4, ...more },
  })
const remind = async ({ api }: Person) => (await api.GET('/review-reminder')).data
const delivered = (person: Person) => giveDeliveredOrder({ services: shop.services, person })

/** How the kebab, its store and the courier are rated. */
const ratings = async () => {
  const { db } = shop.services
  const [rated] = await db.select().from(items).where(eq(items.id, item.kebab))
  const [seller] = await db.select().from(stores).where(eq(stores.id, store.grill))
  const [carrier] = await db.select().from(deliveryMen).where(eq(deliveryMen.id, courier.yusuf))
  return [rated!, seller!, carrier!].map(({ rating_sum, rating_count }) => [rating_sum, rating_count])
}
const added = async (work: () => Promise<unknown>) => {
  const before = await ratings()
  await work()
  return (await ratings()).map(([sum, count], at) => [sum! - before[at]![0]!, count! - before[at]![1]!])
}

const photo = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      ),
    ],
    'dish.png',
    { type: 'image/png' },
  )

describe('a review', () => {
  it('is read by everybody, under a first name, and rates item and store at once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const rated = await added(async () => {
      const { data } = await review(person, order_id, { attachment: [await photo(), await photo()] })
      expect(data).toEqual({ message: 'Thank you for your review.' })
    })
    expect(rated).toEqual([
      [4, 1],
      [4, 1],
      [0, 0],
    ])
    const { data } = await clientOf(shop.app).GET('/items/reviews/{id}', {
      params: { path: { id: 'kebab' } },
    })
    const [first] = data!.reviews
    expect(first).toMatchObject({
      item_id: item.kebab,
      customer_name: 'Sara H.',
      rating: 4,
      comment: 'Hot and crisp.',
      reply: null,
      created_at: noon.toISOString(),
    })
    expect(first!.attachment_full_url).toHaveLength(2)
    const kept = await shop.app.inject(first!.attachment_full_url[0]!)
    expect(await sharp(kept.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 9 })
    const details = await clientOf(shop.app).GET('/items/details/{id}', { params: { path: { id: 'kebab' } } })
    const [sum, count] = (await ratings())[0]!
    expect(details.data).toMatchObject({
      rating_count: count,
      avg_rating: Math.round((sum! / count!) * 100) / 100,
    })
  })

  it('may be of half stars, and averages stay exact', async () => {
    const { db } = shop.services
    const of = { rating_sum: 0, rating_count: 0 }
    await db.update(items).set(of).where(eq(items.id, item.kebab))
    await db.update(stores).set(of).where(eq(stores.id, store.grill))
    const person = await newCustomer(shop.app)
    const given = [0.5, 4.5, 3]
    for (const rating of given)
      expect((await review(person, await delivered(person), { rating })).response.status).toBe(200)
    const [rated] = await db.select().from(items).where(eq(items.id, item.kebab))
    const [seller] = await db.select().from(stores).where(eq(stores.id, store.grill))
    for (const each of [rated, seller])
      expect(each).toMatchObject({ rating_sum: 8, rating_count: 3, avg_rating: 2.67 })
    const { data } = await clientOf(shop.app).GET('/items/reviews/{id}', {
      params: { path: { id: 'kebab' } },
    })
    const last = data!.reviews.slice(0, 3).map(({ rating }) => rating)
    expect(last).toEqual(given.toReversed())
  })

  it('is written once for each order, also at the same moment, and counts once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const rated = await added(async () => {
      const replies = await Promise.all(
        [1, 2, 3, 4].map((rating) => review(person, order_id, { rating: 3, comment: `${rating}` })),
      )
      expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409, 409])
      const refused = replies.find(({ response }) => response.status === 409)!
      expect(refusalOf(refused)).toEqual({ status: 409, codes: ['review'] })
    })
    expect(rated.slice(0, 2)).toEqual([
      [3, 1],
      [3, 1],
    ])
    expect((await review(person, await delivered(person))).response.status).toBe(200)
  })

  it('sent again under its key is the same one; with other words it is refused', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const key = newKey()
    const attachment = await photo()
    const rated = await added(async () => {
      const replies = []
      for (let tries = 0; tries < 3; tries++)
        replies.push(await review(person, order_id, { attachment }, key))
      expect(replies.map(({ data }) => data?.message)).toEqual(Array(3).fill('Thank you for your review.'))
      const other = await review(person, order_id, { attachment, comment: 'Else' }, key)
      expect(refusalOf(other)).toEqual({ status: 422, codes: ['idempotency_key'] })
    })
    expect(rated[0]).toEqual([4, 1])
    const atOnce = newKey()
    const next = await delivered(person)
    const replies = await Promise.all([1, 2, 3].map(() => review(person, next, {}, atOnce)))
    for (const reply of replies.filter(({ response }) => response.status !== 200))
      expect([refusalOf(reply), reply.response.headers.get('retry-after')]).toEqual([
        { status: 409, codes: ['idempotency_key'] },
        '1',
      ])
    expect(replies.some(({ response }) => response.status === 200)).toBe(true)
  })

  it('is of something that was delivered to the customer', async () => {
    const person = await newCustomer(shop.app)
    const running = await giveOrder({ services: shop.services, person })
    const order_id = await delivered(person)
    const other = await delivered(await newCustomer(shop.app))
    expect(
      await added(async () => {
        expect(refusalOf(await review(person, running))).toEqual({ status: 409, codes: ['order_status'] })
        expect(refusalOf(await review(person, other))).toEqual({ status: 404, codes: ['order'] })
        const elsewhere = await review(person, order_id, { item_id: item.margherita })
        expect(refusalOf(elsewhere)).toEqual({ status: 404, codes: ['id'] })
        const guest = await newGuest(shop.app)
        expect(refusalOf(await review(guest, order_id))).toEqual({ status: 401, codes: ['auth-001'] })
      }),
    ).toEqual(Array(3).fill([0, 0]))
  })

  it('may be written after the money was asked back', async () => {
    const person = await newCustomer(shop.app)
    const id = await delivered(person)
    await transact(shop.services.db, (tx) => moveOrder(tx, { id }, 'refund_requested', { now: shop.now }))
    expect((await review(person, id, { rating: 1 })).response.status).toBe(200)
  })

  it.each<[string, () => Promise<object>, number, string]>([
    ['no stars', async () => ({ rating: 0 }), 403, 'rating'],
    ['a third of a star', async () => ({ rating: 4.33 }), 403, 'rating'],
    ['a quarter of a star', async () => ({ rating: 0.25 }), 403, 'rating'],
    ['half a star too many', async () => ({ rating: 5.5 }), 403, 'rating'],
    ['stars in words', async () => ({ rating: 'four' }), 403, 'rating'],
    ['six stars', async () => ({ rating: 6 }), 403, 'rating'],
    [
      'a file that is no picture',
      async () => ({ attachment: new File(['#!/bin/sh'], 'x.png') }),
      403,
      'image',
    ],
    [
      'four pictures',
      async () => ({ attachment: await Promise.all([1, 2, 3, 4].map(photo)) }),
      403,
      'attachment',
    ],
    ['words without an end', async () => ({ comment: 'x'.repeat(1001) }), 403, 'comment'],
  ])('is refused with %s', async (_, more, status, code) => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    expect(refusalOf(await review(person, order_id, await more()))).toEqual({ status, codes: [code] })
    expect((await review(person, order_id)).response.status).toBe(200)
  })

  it('keeps its words and loses author and pictures when the account is erased', async () => {
    const { db } = shop.services
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id, { attachment: await photo() })
    await reviewCourier(person, order_id, { comment: 'Kind' })
    const own = () => db.select().from(reviews).where(eq(reviews.order_id, order_id))
    const [name] = (await own())[0]!.pictures
    await person.api.DELETE('/customer/remove-account', confirmed)
    expect(await own()).toMatchObject([
      { customer_id: null, customer_name: '', comment: 'Hot and crisp.', pictures: [] },
    ])
    expect((await shop.app.inject(`/media/${name}-1280.webp`)).statusCode).toBe(404)
    const [ofCourier] = await db.select().from(courierReviews).where(eq(courierReviews.order_id, order_id))
    expect(ofCourier).toMatchObject({ customer_id: null, comment: 'Kind' })
  })
})

describe('a review of a courier', () => {
  it('rates whoever brought the order, once, also at the same moment', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const rated = await added(async () => {
      const replies = await Promise.all(
        [5, 5, 5].map((rating) => reviewCourier(person, order_id, { rating })),
      )
      expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
      expect(refusalOf(await reviewCourier(person, order_id))).toEqual({ status: 409, codes: ['review'] })
    })
    expect(rated).toEqual([
      [0, 0],
      [0, 0],
      [5, 1],
    ])
    const half = await delivered(person)
    expect((await added(() => reviewCourier(person, half, { rating: 3.5 }))).at(-1)).toEqual([3.5, 1])
    const third = await reviewCourier(person, await delivered(person), { rating: 3.3 })
    expect(refusalOf(third)).toEqual({ status: 403, codes: ['rating'] })
    const key = newKey()
    const next = await delivered(person)
    for (let tries = 0; tries < 2; tries++)
      expect((await reviewCourier(person, next, {}, key)).response.status).toBe(200)
    const other = await reviewCourier(person, next, { rating: 1 }, key)
    expect(refusalOf(other)).toEqual({ status: 422, codes: ['idempotency_key'] })
  })

  it('is of the one who brought an order of the customer', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    expect(refusalOf(await reviewCourier(person, order_id, { delivery_man_id: 2 }))).toEqual({
      status: 404,
      codes: ['id'],
    })
    expect(refusalOf(await reviewCourier(person, order_id, { rating: 6 }))).toEqual({
      status: 403,
      codes: ['rating'],
    })
    const running = await giveOrder({ services: shop.services, person })
    expect(refusalOf(await reviewCourier(person, running))).toEqual({ status: 409, codes: ['order_status'] })
    expect(refusalOf(await reviewCourier(await newCustomer(shop.app), order_id))).toEqual({
      status: 404,
      codes: ['order'],
    })
    expect(refusalOf(await reviewCourier(await newGuest(shop.app), order_id)).status).toBe(401)
  })
})

describe('the reminder', () => {
  const none = { order_id: null, images: [] }

  it('names the order delivered last until something of it was reviewed', async () => {
    const person = await newCustomer(shop.app)
    expect(await remind(person)).toEqual(none)
    await giveOrder({ services: shop.services, person })
    expect(await remind(person)).toEqual(none)
    const first = await delivered(person)
    expect(await remind(person)).toEqual({ order_id: first, images: ['/media/item-1f354-20-160.webp'] })
    shop.now = new Date(noon.getTime() + 3_600_000)
    const second = await delivered(person)
    expect(await remind(person)).toMatchObject({ order_id: second })
    await review(person, second)
    expect(await remind(person)).toEqual(none)
    expect(await remind(await newCustomer(shop.app))).toEqual(none)
  })

  it('is silent once the customer does not want to; the order can still be reviewed', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const cancel = ({ api }: Person, id = order_id) =>
      api.GET('/review-reminder-cancel', { params: { query: { order_id: id } } })
    expect(refusalOf(await cancel(await newCustomer(shop.app)))).toEqual({ status: 404, codes: ['order'] })
    expect(await remind(person)).toMatchObject({ order_id })
    expect((await cancel(person)).data).toEqual({ message: "We won't ask again." })
    expect((await cancel(person)).response.status).toBe(200)
    expect(await remind(person)).toEqual(none)
    expect((await review(person, order_id)).response.status).toBe(200)
    const guest = await newGuest(shop.app)
    expect(refusalOf(await guest.api.GET('/review-reminder'))).toEqual({ status: 401, codes: ['auth-001'] })
  })
})
