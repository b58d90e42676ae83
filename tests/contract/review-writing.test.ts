import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import {
  courierReviews,
  deliveryMen,
  items,
  orders,
  reviewReports,
  reviews,
  stores,
  uploads,
} from '#server/db/schema.ts'
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
const change = ({ api }: Person, order_id: number, more: object = {}) =>
  api.PUT('/items/reviews/submit', {
    body: { order_id, item_id: item.kebab, rating: 2.5, ...more },
    bodySerializer: asForm,
  })
const changeCourier = ({ api }: Person, order_id: number, more: object = {}) =>
  api.PUT('/delivery-man/reviews/submit', {
    body: { order_id, delivery_man_id: courier.yusuf, rating: 1.5, ...more },
  })
const ownOf = ({ api }: Person, order_id: number) =>
  api.GET('/order/reviews', { params: { query: { order_id } } })
const report = ({ api }: Person, review_id: number, more: object = {}) =>
  api.POST('/items/reviews/report', { body: { review_id, reason: 'offensive', ...more } })
const shown = async (person: Person) => {
  const { data } = await person.api.GET('/items/reviews/{id}', { params: { path: { id: 'kebab' } } })
  return data!.reviews[0]!
}
const DAY = 24 * 60 * 60_000
const later = (days: number, milliseconds = 0) => {
  shop.now = new Date(noon.getTime() + days * DAY + milliseconds)
}
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
      from_delivered_order: true,
      created_at: noon.toISOString(),
      updated_at: null,
    })
    expect(first!.attachment_full_url).toHaveLength(2)
    const stored = await shop.app.inject(first!.attachment_full_url[0]!)
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 9 })
    const details = await clientOf(shop.app).GET('/items/details/{id}', { params: { path: { id: 'kebab' } } })
    const [sum, count] = (await ratings())[0]!
    expect(details.data).toMatchObject({
      rating_count: count,
      avg_rating: Math.round((sum! / count!) * 100) / 100,
    })
  })

  it('keeps the line breaks of its note as one character each, and its limit counts them so', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const comment = `${'Hot and crisp.\n'.repeat(66)}${'x'.repeat(10)}`
    expect(comment).toHaveLength(1000)
    const noted = async () => (await ownOf(person, order_id)).data!.items[0]!.review!.comment
    expect((await review(person, order_id, { comment })).response.status).toBe(200)
    expect(await noted()).toBe(comment)
    expect((await change(person, order_id, { comment: await noted() })).response.status).toBe(200)
    expect(await noted()).toBe(comment)
    expect(refusalOf(await change(person, order_id, { comment: `${comment}x` })).status).toBe(403)
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
  it('a customer rates the courier of an order once, also at the same moment', async () => {
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

describe('what of an order can be reviewed', () => {
  it('is each item once and the courier, with what the customer wrote and until when it can be changed', async () => {
    const person = await newCustomer(shop.app)
    const lineOf = (item_id: number, price: number, size?: string) => ({
      model: 'Item',
      item_id,
      price,
      quantity: 1,
      ...(size && { variation: [{ name: 'Size', values: { label: [size] } }] }),
    })
    const cart = [
      lineOf(item.mixedGrill, 40, 'Regular'),
      lineOf(item.kebab, 25),
      lineOf(item.mixedGrill, 55, 'Large'),
    ]
    const order_id = await giveDeliveredOrder(
      { services: shop.services, person },
      { cart, order_amount: 124.38 },
    )
    const { data } = await ownOf(person, order_id)
    expect(data).toMatchObject({
      order_id,
      store_name: 'grill',
      review_plan: 1,
      items: [
        { item_id: item.mixedGrill, name: 'Mixed grill', review: null },
        { item_id: item.kebab, name: 'Kebab', review: null },
      ],
      delivery_man: { delivery_man_id: courier.yusuf, review: null },
    })
    await review(person, order_id, { rating: 4.5, attachment: await photo() })
    await reviewCourier(person, order_id, { rating: 3.5, comment: 'Kind' })
    const { data: written } = await ownOf(person, order_id)
    const editable_until = new Date(noon.getTime() + 30 * DAY).toISOString()
    const of = { created_at: noon.toISOString(), updated_at: null, editable_until, reply: null }
    expect(written!.items[0]!.review).toBeNull()
    expect(written!.items[1]!.review).toEqual({
      ...of,
      rating: 4.5,
      comment: 'Hot and crisp.',
      pictures: [
        { id: expect.stringMatching(/^photo-/), picture_full_url: expect.stringMatching(/-1280\.webp$/) },
      ],
    })
    expect(written!.delivery_man!.review).toEqual({ ...of, rating: 3.5, comment: 'Kind', pictures: [] })
    later(30)
    expect((await ownOf(person, order_id)).data!.items[1]!.review!.editable_until).toBeNull()
    expect((await ownOf(person, order_id)).data!.delivery_man!.review!.editable_until).toBeNull()
  })

  it('names no courier where the shop sent none, and is asked of a delivered order of one’s own', async () => {
    const { db } = shop.services
    const person = await newCustomer(shop.app)
    const running = await giveOrder({ services: shop.services, person })
    expect(refusalOf(await ownOf(person, running))).toEqual({ status: 409, codes: ['order_status'] })
    await db.update(orders).set({ delivered: noon }).where(eq(orders.id, running))
    expect((await ownOf(person, running)).data!.delivery_man).toBeNull()
    await db.update(orders).set({ delivered: null }).where(eq(orders.id, running))
    const other = await delivered(await newCustomer(shop.app))
    expect(refusalOf(await ownOf(person, other))).toEqual({ status: 404, codes: ['order'] })
    expect(refusalOf(await ownOf(await newGuest(shop.app), other)).status).toBe(401)
  })
})

describe('a change of a review', () => {
  it('replaces stars and words at once, and the averages follow exactly', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    await reviewCourier(person, order_id)
    shop.now = new Date(noon.getTime() + DAY)
    const rated = await added(async () => {
      const { data } = await change(person, order_id, { rating: 2.5, comment: '  Cold. ' })
      expect(data).toEqual({ message: 'Your review has been updated.' })
      await changeCourier(person, order_id, { rating: 1.5, comment: ' Late ' })
    })
    expect(rated).toEqual([
      [-1.5, 0],
      [-1.5, 0],
      [-2.5, 0],
    ])
    const { data } = await ownOf(person, order_id)
    const updated_at = shop.now.toISOString()
    expect(data!.items[0]!.review).toMatchObject({ rating: 2.5, comment: 'Cold.', updated_at })
    expect(data!.delivery_man!.review).toMatchObject({ rating: 1.5, comment: 'Late', updated_at })
    expect(await shown(person)).toMatchObject({ rating: 2.5, comment: 'Cold.', updated_at })
  })

  it('loses the translation of the words it had', async () => {
    const { db } = shop.services
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    const written = eq(reviews.order_id, order_id)
    await db
      .update(reviews)
      .set({ translation: { locale: 'ar', comment: 'ساخن ومقرمش.', reply: null } })
      .where(written)
    await change(person, order_id, { comment: 'Cold.' })
    const [row] = await db.select({ translation: reviews.translation }).from(reviews).where(written)
    expect(row).toEqual({ translation: null })
  })

  it('without words takes the words away', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    await reviewCourier(person, order_id, { comment: 'Kind' })
    await change(person, order_id)
    await changeCourier(person, order_id)
    const { data } = await ownOf(person, order_id)
    expect(data!.items[0]!.review!.comment).toBe('')
    expect(data!.delivery_man!.review!.comment).toBe('')
  })

  it('keeps the pictures it names, and deletes the others', async () => {
    const { db } = shop.services
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id, { attachment: [await photo(), await photo()] })
    const ids = async () =>
      (await ownOf(person, order_id)).data!.items[0]!.review!.pictures.map(({ id }) => id)
    const [first, second] = await ids()
    await change(person, order_id, { kept: [second], attachment: [await photo()] })
    const now = await ids()
    expect(now).toEqual([second, expect.not.stringContaining(first!)])
    expect(await db.select().from(uploads).where(eq(uploads.name, first!))).toEqual([])
    expect(refusalOf(await change(person, order_id, { kept: [first] }))).toEqual({
      status: 404,
      codes: ['kept'],
    })
    expect(await ids()).toEqual(now)
    await change(person, order_id)
    expect(await ids()).toEqual([])
  })

  it('takes no picture of another review', async () => {
    const [person, stranger] = [await newCustomer(shop.app), await newCustomer(shop.app)]
    const [order_id, other] = [await delivered(person), await delivered(stranger)]
    await review(person, order_id, { attachment: await photo() })
    await review(stranger, other)
    const [picture] = (await ownOf(person, order_id)).data!.items[0]!.review!.pictures
    const stolen = await change(stranger, other, { kept: [picture!.id] })
    expect(refusalOf(stolen)).toEqual({ status: 404, codes: ['kept'] })
    expect((await shop.app.inject(picture!.picture_full_url)).statusCode).toBe(200)
  })

  it('sent twice, also at the same moment, counts once', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    const rated = await added(async () => {
      const replies = await Promise.all([1, 2, 3].map(() => change(person, order_id, { rating: 1 })))
      expect(replies.map(({ response }) => response.status)).toEqual([200, 200, 200])
    })
    expect(rated[0]).toEqual([-3, 0])
  })

  it('ends thirty days after the review was written', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    await reviewCourier(person, order_id)
    later(30, -1)
    expect((await change(person, order_id)).response.status).toBe(200)
    expect((await changeCourier(person, order_id)).response.status).toBe(200)
    later(30)
    const late = [await change(person, order_id, { rating: 5 }), await changeCourier(person, order_id)]
    for (const reply of late) {
      expect(refusalOf(reply)).toEqual({ status: 403, codes: ['review'] })
      expect(reply.error).toMatchObject({ errors: [{ message: 'A review can be changed for 30 days.' }] })
    }
    expect(await shown(person)).toMatchObject({ rating: 2.5 })
  })

  it('is of a review that the customer wrote', async () => {
    const person = await newCustomer(shop.app)
    const stranger = await newCustomer(shop.app)
    const order_id = await delivered(person)
    const unwritten = { status: 404, codes: ['review'] }
    expect(refusalOf(await change(person, order_id))).toEqual(unwritten)
    expect(refusalOf(await changeCourier(person, order_id))).toEqual(unwritten)
    await review(person, order_id)
    await reviewCourier(person, order_id)
    expect(refusalOf(await change(person, order_id, { item_id: item.margherita }))).toEqual(unwritten)
    expect(refusalOf(await changeCourier(person, order_id, { delivery_man_id: 2 }))).toEqual(unwritten)
    const foreign = { status: 404, codes: ['order'] }
    expect(refusalOf(await change(stranger, order_id))).toEqual(foreign)
    expect(refusalOf(await changeCourier(stranger, order_id))).toEqual(foreign)
    const running = await giveOrder({ services: shop.services, person })
    const early = { status: 409, codes: ['order_status'] }
    expect(refusalOf(await change(person, running))).toEqual(early)
    expect(refusalOf(await changeCourier(person, running))).toEqual(early)
    expect(refusalOf(await change(await newGuest(shop.app), order_id)).status).toBe(401)
    expect(refusalOf(await changeCourier(await newGuest(shop.app), order_id)).status).toBe(401)
  })

  it.each<[string, () => Promise<object>, string]>([
    ['a third of a star', async () => ({ rating: 4.33 }), 'rating'],
    ['a file that is no picture', async () => ({ attachment: new File(['#!/bin/sh'], 'x.png') }), 'image'],
    ['four pictures', async () => ({ attachment: await Promise.all([1, 2, 3, 4].map(photo)) }), 'attachment'],
  ])('is refused with %s', async (_, more, code) => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id, { attachment: await photo() })
    expect(refusalOf(await change(person, order_id, await more()))).toEqual({ status: 403, codes: [code] })
    const [{ id } = { id: '' }] = (await ownOf(person, order_id)).data!.items[0]!.review!.pictures
    const four = { kept: [id], attachment: await Promise.all([1, 2, 3].map(photo)) }
    expect(refusalOf(await change(person, order_id, four))).toEqual({ status: 403, codes: ['attachment'] })
    expect(await shown(person)).toMatchObject({ rating: 4, updated_at: null })
    const third = await changeCourier(person, order_id, { rating: 3.3 })
    expect(refusalOf(third)).toEqual({ status: 403, codes: ['rating'] })
  })
})

describe('a store without a review plan', () => {
  afterEach(() => plan(true))
  const plan = (review_plan: boolean) =>
    shop.services.db.update(stores).set({ review_plan }).where(eq(stores.id, store.grill))

  it('takes no reviews of its items, and its orders bring no reminder; the courier is reviewed all the same', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await plan(false)
    const refused = await review(person, order_id)
    expect(refusalOf(refused)).toEqual({ status: 403, codes: ['review_plan'] })
    expect(refused.error).toMatchObject({
      errors: [{ message: 'this store is not having any review plan' }],
    })
    expect(await remind(person)).toEqual({ order_id: null, images: [] })
    expect((await ownOf(person, order_id)).data).toMatchObject({ review_plan: 0 })
    const details = await person.api.GET('/stores/details/{id}', { params: { path: { id: 'grill' } } })
    expect(details.data).toMatchObject({ review_plan: 0 })
    expect((await reviewCourier(person, order_id)).response.status).toBe(200)
  })

  it('leaves earlier reviews readable, and their authors can change them', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await delivered(person)
    await review(person, order_id)
    await plan(false)
    expect((await change(person, order_id)).response.status).toBe(200)
    expect(await shown(person)).toMatchObject({ rating: 2.5 })
  })
})

describe('a report of a review', () => {
  const written = async () => {
    const author = await newCustomer(shop.app)
    await review(author, await delivered(author))
    return { author, id: (await shown(author)).id }
  }
  const reportsOf = (id: number) =>
    shop.services.db.select().from(reviewReports).where(eq(reviewReports.review_id, id))

  it('is kept once for each customer and review, and the review stays', async () => {
    const { id } = await written()
    const person = await newCustomer(shop.app)
    const replies = await Promise.all([1, 2, 3].map(() => report(person, id, { note: '  It insults. ' })))
    expect(replies.map(({ response }) => response.status).toSorted()).toEqual([200, 409, 409])
    const done = replies.find(({ data }) => data)
    expect(done!.data).toEqual({ message: 'Thank you. Our team will look at this review.' })
    expect(refusalOf(await report(person, id, { reason: 'untrue' }))).toEqual({
      status: 409,
      codes: ['review'],
    })
    await report(await newCustomer(shop.app), id, { reason: 'untrue' })
    expect((await reportsOf(id)).map(({ reason, note }) => [reason, note])).toEqual([
      ['offensive', 'It insults.'],
      ['untrue', ''],
    ])
    expect((await shown(person)).id).toBe(id)
  })

  it('is not for guests, not of one’s own review, and not of a review that is not shown', async () => {
    const { author, id } = await written()
    const own = await report(author, id)
    expect(refusalOf(own)).toEqual({ status: 409, codes: ['own_review'] })
    expect(own.error).toMatchObject({ errors: [{ message: 'This is your own review.' }] })
    expect(refusalOf(await report(await newGuest(shop.app), id)).status).toBe(401)
    const person = await newCustomer(shop.app)
    expect(refusalOf(await report(person, 2_000_000_000))).toEqual({ status: 404, codes: ['id'] })
    await shop.services.db.update(reviews).set({ active: false }).where(eq(reviews.id, id))
    expect(refusalOf(await report(person, id))).toEqual({ status: 404, codes: ['id'] })
    expect(await reportsOf(id)).toEqual([])
  })

  it.each([
    ['an unknown reason', { reason: 'boring' }, 'reason'],
    ['no reason', { reason: undefined }, 'reason'],
    ['words without an end', { note: 'x'.repeat(501) }, 'note'],
  ])('is refused with %s', async (_, more, code) => {
    const { id } = await written()
    const refused = await report(await newCustomer(shop.app), id, more)
    expect(refusalOf(refused)).toEqual({ status: 403, codes: [code] })
  })

  it('keeps its reason and loses its author and words when the account is erased', async () => {
    const { id } = await written()
    const person = await newCustomer(shop.app)
    await report(person, id, { note: 'She is my neighbour.' })
    await person.api.DELETE('/customer/remove-account', confirmed)
    expect(await reportsOf(id)).toMatchObject([{ customer_id: null, reason: 'offensive', note: '' }])
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
    shop.now = new Date(noon.getTime() + 7_200_000)
    const third = await delivered(person)
    expect(await remind(person)).toMatchObject({ order_id: third })
    await reviewCourier(person, third)
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
