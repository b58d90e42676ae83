import { expect, it } from 'vitest'
import { prescriptionPictures, uploads } from '#server/db/schema.ts'
import { startClearing } from '#server/jobs/clear-away.ts'
import { confirmed, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact, onePixel } from './support/belongings.ts'
import { asForm } from './support/forms.ts'
import { movedClock } from './support/moved-clock.ts'
import { item, positions, store } from './support/small-shop.ts'

const shop = openShop()
const later = movedClock(shop)

const PATH = '/order/prescription/pictures'
const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const keyed = (key?: string) => ({ header: key ? { 'Idempotency-Key': key } : {} })

const add = (person: Person, picture: Blob = onePixel(), key?: string) =>
  person.api.POST(PATH, {
    params: keyed(key),
    body: { ...who(person), picture },
    bodySerializer: asForm,
  })
const added = async (person: Person, picture?: Blob) => (await add(person, picture)).data!.id
const held = async (person: Person) =>
  (await person.api.GET(PATH, { params: { query: who(person) } })).data!.pictures.map(({ id }) => id)
const remove = (person: Person, picture_id: string) =>
  person.api.DELETE(PATH, { params: { query: { ...who(person), picture_id } } })
const uploadCount = () => shop.services.db.$count(uploads)

/** As JSON: the pictures are at the shop already. */
const prescribe = (person: Person, prescription_pictures: string[], more: object = {}) =>
  person.api.POST('/order/prescription/place', {
    body: {
      ...who(person),
      store_id: store.market,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      prescription_pictures,
      ...more,
    },
  })
const picturesOf = async (person: Person, order_id: number) =>
  (await person.api.GET('/order/prescription', { params: { query: { order_id, ...who(person) } } })).data!
    .order_attachment

it('an uploaded picture is drawn anew and stays with its shopper until it is removed', async () => {
  for (const person of [await newGuest(shop.app), await newCustomer(shop.app)]) {
    const { data } = await add(person)
    expect(data!.picture).toMatch(/^data:image\/webp;base64,/)
    const other = await added(person)
    expect(await held(person)).toEqual([data!.id, other])
    const before = await uploadCount()
    expect((await remove(person, data!.id)).data!.pictures.map(({ id }) => id)).toEqual([other])
    expect(await uploadCount()).toBe(before - 1)
    expect(refusalOf(await remove(person, data!.id))).toEqual({ status: 404, codes: ['picture_id'] })
  }
})

it('an upload is refused without a picture, with a file that is none, and with a fourth', async () => {
  const person = await newGuest(shop.app)
  const bare = await person.api.POST(PATH, { body: who(person), bodySerializer: asForm })
  expect(refusalOf(bare)).toEqual({ status: 403, codes: ['prescription'] })
  expect(refusalOf(await add(person, new Blob(['<p>'])))).toEqual({ status: 403, codes: ['image'] })
  for (let times = 0; times < 3; times++) await added(person)
  const fourth = await add(person)
  expect(refusalOf(fourth)).toEqual({ status: 403, codes: ['order_attachment'] })
  expect(fourth.error!.errors[0]!.message).toBe('Maximum 3 images can be send at a time.')
})

it('the same file twice is refused, unless it is one upload that is sent again', async () => {
  const person = await newGuest(shop.app)
  const picture = onePixel()
  const key = 'upload-0123456789'
  const first = (await add(person, picture, key)).data
  expect((await add(person, picture, key)).data).toEqual(first)
  expect(refusalOf(await add(person, onePixel(), key))).toEqual({ status: 422, codes: ['idempotency_key'] })
  expect(refusalOf(await add(person, picture))).toEqual({ status: 403, codes: ['same_picture'] })
  expect(await held(person)).toEqual([first!.id])
  const another = await newGuest(shop.app)
  const theirs = (await add(another, picture)).data
  expect(await held(another)).toEqual([theirs!.id])
})

it('of four uploads at once three are kept, and of two of the same file one', async () => {
  const person = await newGuest(shop.app)
  const four = await Promise.all(Array.from({ length: 4 }, () => add(person)))
  expect(four.filter(({ data }) => data)).toHaveLength(3)
  const other = await newGuest(shop.app)
  const picture = onePixel()
  const two = await Promise.all([add(other, picture), add(other, picture)])
  expect(two.filter(({ data }) => data)).toHaveLength(1)
})

it('an order takes uploaded pictures by their ids, and they wait for no other', async () => {
  const person = await newCustomer(shop.app)
  const ids = [await added(person), await added(person)]
  const { data } = await prescribe(person, ids)
  expect(data).toMatchObject({ status: 'pending' })
  expect(await picturesOf(person, data!.order_id)).toHaveLength(2)
  expect(await held(person)).toEqual([])
  expect(refusalOf(await prescribe(person, ids))).toEqual({
    status: 403,
    codes: ['prescription_pictures'],
  })
})

it('goods on prescription are refused with a file that is uploaded already', async () => {
  const person = await newGuest(shop.app)
  const picture = onePixel()
  const prescription_pictures = [await added(person, picture)]
  const reply = await person.api.POST('/customer/order/place', {
    body: {
      ...who(person),
      ...contact,
      order_type: 'take_away',
      payment_method: 'cash_on_delivery',
      store_id: store.market,
      order_amount: 10,
      is_buy_now: 1,
      cart: JSON.stringify([{ model: 'Item', item_id: item.medicine, price: 9, quantity: 1 }]),
      prescription_pictures,
      order_attachment: [picture],
    } as never,
    bodySerializer: asForm,
  })
  expect(refusalOf(reply)).toEqual({ status: 403, codes: ['same_picture'] })
  expect(await held(person)).toEqual(prescription_pictures)
})

it('goods on prescription are ordered as JSON with uploaded pictures', async () => {
  const person = await newGuest(shop.app)
  const buy = (item_id: number, price: number, order_amount: number, prescription_pictures: string[]) =>
    person.api.POST('/customer/order/place', {
      body: {
        ...who(person),
        ...contact,
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        store_id: store.market,
        order_amount,
        is_buy_now: 1,
        cart: [{ model: 'Item', item_id, price, quantity: 1 }],
        prescription_pictures,
      },
    })
  const picture = await added(person)
  const tea = await buy(item.scarceTea, 10, 11, [picture])
  expect(await held(person)).toEqual([picture])
  expect(await picturesOf(person, tea.data!.order_id)).toEqual([])
  const medicine = await buy(item.medicine, 9, 10, [picture])
  expect(await picturesOf(person, medicine.data!.order_id)).toHaveLength(1)
  expect(await held(person)).toEqual([])
})

it('an order that is refused leaves the pictures where they are', async () => {
  const person = await newGuest(shop.app)
  const ids = [await added(person)]
  expect(refusalOf(await prescribe(person, ids, { latitude: '25.9', longitude: '55.9' }))).toEqual({
    status: 403,
    codes: ['coordinates'],
  })
  expect(await held(person)).toEqual(ids)
})

it('an order is refused with pictures of another shopper, with too many, and with the same one twice', async () => {
  const [person, stranger] = [await newGuest(shop.app), await newGuest(shop.app)]
  const picture = onePixel()
  const ids = [await added(person, picture), await added(person), await added(person)]
  expect(refusalOf(await prescribe(stranger, [ids[0]!])).codes).toEqual(['prescription_pictures'])
  const form = (order_attachment: Blob, prescription_pictures: string[]) =>
    person.api.POST('/order/prescription/place', {
      body: {
        ...who(person),
        store_id: store.market,
        address: '14 Pearl Street',
        ...positions.center,
        ...contact,
        prescription_pictures,
        order_attachment: [order_attachment],
      },
      bodySerializer: asForm,
    })
  expect(refusalOf(await form(onePixel(), ids)).codes).toEqual(['order_attachment'])
  expect(refusalOf(await form(picture, [ids[0]!])).codes).toEqual(['same_picture'])
  expect(await held(person)).toEqual(ids)
  const both = await form(onePixel(), [ids[0]!])
  expect(await picturesOf(person, both.data!.order_id)).toHaveLength(2)
})

it('uploaded pictures follow a guest who signs in, each file once, and go with the account', async () => {
  const guest = await newGuest(shop.app)
  const id = await added(guest)
  const customer = await newCustomer(shop.app, guest.guest_id)
  expect(await held(customer)).toEqual([id])
  const before = await uploadCount()
  await customer.api.DELETE('/customer/remove-account', confirmed)
  expect(await uploadCount()).toBe(before - 1)
})

it('an uploaded picture that no order takes goes after a day', async () => {
  const person = await newGuest(shop.app)
  await added(person)
  const clear = async () => {
    const job = startClearing({
      ...shop.services,
      onError: (error) => expect(error).toBe(undefined),
    })
    await job.tick()
    await job.stop()
  }
  later(24 * 60 * 60 - 1)
  await clear()
  expect(await held(person)).toHaveLength(1)
  later(1)
  const before = await uploadCount()
  await clear()
  expect(await held(person)).toEqual([])
  expect(await shop.services.db.$count(prescriptionPictures)).toBe(0)
  expect(await uploadCount()).toBeLessThan(before)
})
