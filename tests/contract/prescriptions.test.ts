import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { items, notifications, orders, stores, uploads } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { startPharmacist } from '#server/jobs/demo-pharmacist.ts'
import { startSimulator } from '#server/jobs/simulator.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { pricePrescription } from '#server/orders/price-prescription.ts'
import { confirmed, newCustomer, newGuest, openShop, type Person, refusalOf } from './support/app.ts'
import { contact } from './support/belongings.ts'
import { decided } from './support/decided.ts'
import { asForm } from './support/forms.ts'
import { item, noon, positions, store } from './support/small-shop.ts'

const shop = openShop()

afterEach(() => {
  shop.now = noon
})

const photo = async (background = 'white', width = 20) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width, height: 9, channels: 3, background } })
          .withMetadata()
          .png()
          .toBuffer(),
      ),
    ],
    'prescription.png',
    { type: 'image/png' },
  )
const fileOf = (bytes: string) => new File([bytes], 'x.png')

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const headerOf = (key?: string) => ({ header: key ? { 'Idempotency-Key': key } : {} })

/** Brought by the market, three kilometres at 2.00 and 1.00 service fee. */
const prescribe = async (person: Person, more: object = {}, key?: string) =>
  person.api.POST('/order/prescription/place', {
    params: headerOf(key),
    body: {
      ...who(person),
      store_id: store.market,
      address: '14 Pearl Street',
      ...positions.center,
      ...contact,
      order_attachment: [await photo()],
      ...more,
    },
    bodySerializer: asForm,
  })
const prescribed = async (person: Person, more: object = {}): Promise<number> => {
  const { data, error } = await prescribe(person, more)
  expect(error).toBeUndefined()
  return data!.order_id
}
const pictures = ({ api, ...person }: Person, order_id: number, more: object = {}) =>
  api.GET('/order/prescription', {
    params: { query: { order_id, ...who({ api, ...person }), ...more } },
  })
const track = async ({ api, ...person }: Person, order_id: number) =>
  (await api.GET('/order/track', { params: { query: { order_id, ...who({ api, ...person }) } } })).data!
const sizeOf = async (address: string) => {
  const [head, base64] = address.split(',') as [string, string]
  const { format, width, exif } = await sharp(Buffer.from(base64, 'base64')).metadata()
  return [head, format, width, exif]
}
const uploadCount = () => shop.services.db.$count(uploads)
const stockOf = async (id: number) =>
  (await shop.services.db.select().from(items).where(eq(items.id, id)))[0]!.stock
const price = async (order_id: number, dispensed = [{ item_id: item.medicine as number, quantity: 2 }]) => {
  const reference = await shop.services.reference()
  await transact(shop.services.db, (tx) =>
    pricePrescription(tx, order_id, dispensed, reference, { now: shop.now, minutes: 60 }),
  )
}

describe('an order of a prescription', () => {
  it('costs its delivery until the store has read it, and waits', async () => {
    const person = await newCustomer(shop.app)
    const { data } = await prescribe(person, { dm_tips: 3, order_note: 'The small package' })
    expect(data).toMatchObject({ status: 'pending', total_ammount: 10, item_total: 0, delivery_charge: 6 })
    const tracked = await track(person, data!.order_id)
    expect(tracked).toMatchObject({
      prescription_order: 1,
      priced: null,
      order_attachment_count: 1,
      item_total: 0,
      delivery_charge: 6,
      additional_charge: 1,
      dm_tips: 3,
      order_amount: 10,
      payment_method: 'cash_on_delivery',
      details_count: 0,
      order_note: 'The small package',
      store: { id: store.market },
    })
    const work = transact(shop.services.db, (tx) => moveOrder(tx, { id: data!.order_id }, 'confirmed'))
    await expect(work).rejects.toMatchObject({ status: 409 })
  })

  it('promises no points before its price, and then those of its medicines', async () => {
    await using _ = await decided(shop, { loyalty_point_item_purchase_point: 100 })
    const person = await newCustomer(shop.app)
    const { data } = await prescribe(person, { dm_tips: 3 })
    expect(data).toMatchObject({ loyalty_point: 0 })
    expect(await track(person, data!.order_id)).toMatchObject({ loyalty_point: 0 })
    await price(data!.order_id)
    expect(await track(person, data!.order_id)).toMatchObject({ item_total: 18, loyalty_point: 18 })
  })

  it('keeps house, floor and instructions, and the list of orders says whether it is priced', async () => {
    const person = await newCustomer(shop.app)
    const where = { house: '9', floor: '2' }
    const order_id = await prescribed(person, { ...where, delivery_instruction: 'Ring twice' })
    const tracked = await track(person, order_id)
    expect(tracked).toMatchObject({ delivery_instruction: 'Ring twice', delivery_address: where })
    const listed = async () => {
      const params = { path: { type: 'list' as const }, query: { limit: 10, offset: 1 } }
      return (await person.api.GET('/customer/order/{type}', { params })).data!.orders
    }
    expect(await listed()).toMatchObject([{ prescription_order: 1, priced: null }])
    await price(order_id)
    expect(await listed()).toMatchObject([{ prescription_order: 1, priced: shop.now.toISOString() }])
  })

  it('gets its goods and its amount when it is priced, and its owner hears of it', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await prescribed(person)
    const before = await stockOf(item.medicine)
    shop.now = new Date(noon.getTime() + 60_000)
    await price(order_id)
    expect(await stockOf(item.medicine)).toBe(before! - 2)
    expect(await track(person, order_id)).toMatchObject({
      order_status: 'pending',
      priced: shop.now.toISOString(),
      pending: shop.now.toISOString(),
      item_total: 18,
      delivery_charge: 6,
      additional_charge: 1,
      order_amount: 25,
      details_count: 1,
    })
    const { data: receipt } = await person.api.GET('/order/receipt', { params: { query: { order_id } } })
    expect(receipt).toMatchObject({ total: 25, lines: [{ name: 'medicine', quantity: 2, amount: 18 }] })
    const [events] = await shop.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.order_id, order_id))
      .orderBy(notifications.created_at)
      .offset(1)
    expect(events!.body.en).toMatch(/total is .*25\.00\. Accept the price within 60 minutes/)

    await expect(price(order_id)).rejects.toMatchObject({ status: 409 })
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'Too dear' } })
    expect(await stockOf(item.medicine)).toBe(before)
  })

  it('is priced once, with goods of its store that are there', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await prescribed(person)
    const of = (item_id: number, quantity = 1) => price(order_id, [{ item_id, quantity }])
    await expect(of(item.kebab)).rejects.toThrow(/different_stores/)
    await expect(of(item.medicine, 99)).rejects.toThrow(/stock/)
    await expect(price(order_id, [])).rejects.toThrow(/order_details/)
    const before = await stockOf(item.medicine)
    const tries = await Promise.allSettled([1, 2, 3].map(() => of(item.medicine)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(item.medicine)).toBe(before! - 1)
    const canceled = await prescribed(person)
    await person.api.POST('/order/cancel', { body: { order_id: canceled, reason: 'No need' } })
    await expect(price(canceled)).rejects.toMatchObject({ status: 409 })
  })

  it('is read by the pharmacist of the demo, and only then worked on', async () => {
    const person = await newGuest(shop.app)
    const order_id = await prescribed(person)
    const failed: unknown[] = []
    const playing = {
      ...shop.services,
      now: () => shop.now,
      speed: 1,
      onError: (error: unknown) => void failed.push(error),
    }
    const turnAt = async (seconds: number) => {
      shop.now = new Date(noon.getTime() + seconds * 1000)
      for (const start of [startPharmacist, startSimulator]) {
        const job = start(playing)
        await job.tick()
        await job.stop()
      }
    }
    await turnAt(7)
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending', priced: null })
    await turnAt(9)
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending', item_total: 9 })
    await turnAt(40)
    expect(await track(person, order_id)).toMatchObject({ order_status: 'pending' })
    const body = { ...who(person), order_id, amount: 16 }
    expect((await person.api.POST('/order/prescription/accept', { body })).error).toBeUndefined()
    await turnAt(49)
    expect(await track(person, order_id)).toMatchObject({ order_status: 'confirmed' })
    expect(failed).toEqual([])

    const { db } = shop.services
    const offered = await db.select().from(items).where(eq(items.store_id, store.market))
    await db.update(items).set({ stock: 0 }).where(eq(items.id, item.medicine))
    shop.now = noon
    const others = await Promise.all([1, 2, 3].map(() => prescribed(person)))
    await turnAt(9)
    for (const other of others)
      expect(await track(person, other)).toMatchObject({
        order_status: 'pending',
        priced: expect.any(String),
      })

    await db.update(items).set({ stock: 0 }).where(eq(items.store_id, store.market))
    shop.now = noon
    const none = await prescribed(person)
    await turnAt(9)
    expect(await track(person, none)).toMatchObject({ order_status: 'canceled', canceled_by: 'store' })
    for (const { id, stock } of offered) await db.update(items).set({ stock }).where(eq(items.id, id))
    await db.update(items).set({ stock: 50 }).where(eq(items.id, item.medicine))
    expect(failed).toEqual([])
  })

  it.each<[string, () => Promise<object>, number, string]>([
    ['without a picture', async () => ({ order_attachment: [] }), 403, 'prescription'],
    [
      'with four pictures',
      async () => ({ order_attachment: await Promise.all([1, 2, 3, 4].map(() => photo())) }),
      403,
      'order_attachment',
    ],
    ['with a page for a picture', async () => ({ order_attachment: [fileOf('<p>')] }), 403, 'image'],
    ['with words for a picture', async () => ({ order_attachment: ['aspirin'] }), 403, 'order_attachment'],
    [
      'with a picture that is too large',
      async () => ({ order_attachment: [fileOf('x'.repeat(2 ** 21 + 1))] }),
      403,
      'order_attachment',
    ],
    ['at a store that takes none', async () => ({ store_id: store.grill }), 403, 'prescription'],
    ['at no store', async () => ({ store_id: 999 }), 404, 'id'],
    ['without an address', async () => ({ address: '' }), 403, 'address'],
    ['from elsewhere', async () => ({ latitude: '25.9', longitude: '55.9' }), 403, 'coordinates'],
    ['of nobody', async () => ({ contact_person_name: '' }), 403, 'contact_person_name'],
    ['with a tip below nothing', async () => ({ dm_tips: -1 }), 403, 'dm_tips'],
    ['at a price of one’s own', async () => ({ order_amount: 1 }), 403, 'order_amount'],
  ])('%s is refused, and nothing is kept', async (_, more, status, code) => {
    const guest = await newGuest(shop.app)
    const before = await uploadCount()
    expect(refusalOf(await prescribe(guest, await more()))).toEqual({ status, codes: [code] })
    expect(await uploadCount()).toBe(before)
  })

  it('says how many pictures, and that there has to be one, in the words of the specification', async () => {
    const guest = await newGuest(shop.app)
    const textOf = async (order_attachment: File[]) =>
      (await prescribe(guest, { order_attachment })).error!.errors[0]!.message
    expect(await textOf([])).toBe('Please upload your prescription image')
    const four = await Promise.all([1, 2, 3, 4].map(() => photo()))
    expect(await textOf(four)).toBe('Maximum 3 images can be send at a time.')
  })

  it('is refused where there are none, or the shop is closed', async () => {
    const guest = await newGuest(shop.app)
    {
      await using _ = await decided(shop, { prescription_order_status: false })
      expect(refusalOf(await prescribe(guest))).toEqual({ status: 403, codes: ['prescription'] })
    }
    {
      await using _ = await decided(shop, { guest_checkout_status: false })
      expect(refusalOf(await prescribe(guest))).toEqual({ status: 403, codes: ['guest_checkout'] })
    }
    {
      await using _ = await decided(shop, { home_delivery: false })
      expect(refusalOf(await prescribe(guest))).toEqual({ status: 403, codes: ['order_type'] })
    }
    {
      await using _ = await decided(shop, { cash_on_delivery: false })
      expect(refusalOf(await prescribe(guest))).toEqual({ status: 403, codes: ['payment_method'] })
    }
    await shop.services.db.update(stores).set({ active: false }).where(eq(stores.id, store.market))
    expect(refusalOf(await prescribe(guest))).toEqual({ status: 403, codes: ['store_closed'] })
    await shop.services.db.update(stores).set({ active: true }).where(eq(stores.id, store.market))
  })

  it('sent again under its key is the same one; with another picture it is refused', async () => {
    const person = await newGuest(shop.app)
    const key = 'one-prescription-and-no-other'
    const order_attachment = [await photo('red')]
    const first = (await prescribe(person, { order_attachment }, key)).data
    const before = await uploadCount()
    expect((await prescribe(person, { order_attachment }, key)).data).toEqual(first)
    const reused = { status: 422, codes: ['idempotency_key'] }
    for (const other of [[await photo('blue')], [await photo('red'), await photo('red')]])
      expect(refusalOf(await prescribe(person, { order_attachment: other }, key))).toEqual(reused)
    expect(await uploadCount()).toBe(before)
  })
})

describe('the pictures of a prescription', () => {
  it('are drawn anew and read by their owner alone', async () => {
    const [guest, other, customer] = [
      await newGuest(shop.app),
      await newGuest(shop.app),
      await newCustomer(shop.app),
    ]
    const order_attachment = [await photo('white', 2000), await photo()]
    const order_id = await prescribed(guest, { order_attachment })
    const { data } = await pictures(guest, order_id)
    expect(await Promise.all(data!.order_attachment.map(sizeOf))).toEqual([
      ['data:image/webp;base64', 'webp', 1280, undefined],
      ['data:image/webp;base64', 'webp', 20, undefined],
    ])
    const missing = { status: 404, codes: ['order'] }
    const proof = { contact_number: contact.contact_person_number }
    for (const person of [other, customer]) {
      expect(refusalOf(await pictures(person, order_id))).toEqual(missing)
      expect(refusalOf(await pictures(person, order_id, proof))).toEqual(missing)
      expect(refusalOf(await pictures(person, 2_000_000_000))).toEqual(missing)
    }
    expect(refusalOf(await pictures({ ...guest, guest_id: '' }, order_id))).toEqual({
      status: 403,
      codes: ['guest_id'],
    })
  })

  it('have no address of their own, and are in no news and no log of keys', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await prescribed(person)
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    const [name] = row!.order_attachment
    expect(name).toMatch(/^prescription-[0-9a-f]{32}$/)
    for (const width of [160, 320, 640, 1280])
      for (const url of [
        name!,
        name!.replace('prescription', 'photo'),
        name!.replace('prescription', 'portrait'),
      ])
        expect((await shop.app.inject(`/media/${url}-${width}.webp`)).statusCode).toBe(404)
    expect(JSON.stringify(await track(person, order_id))).not.toContain(name)
  })

  it('become the customer’s with the order of a guest, and go with the account', async () => {
    const guest = await newGuest(shop.app)
    const order_id = await prescribed(guest)
    const customer = await newCustomer(shop.app, guest.guest_id)
    expect((await pictures(customer, order_id)).data!.order_attachment).toHaveLength(1)
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    await customer.api.POST('/order/cancel', { body: { order_id, reason: 'No need' } })
    expect((await customer.api.DELETE('/customer/remove-account', confirmed)).response.status).toBe(200)
    const left = await shop.services.db
      .select()
      .from(uploads)
      .where(eq(uploads.name, row!.order_attachment[0]!))
    expect(left).toEqual([])
    const [after] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    expect(after!.order_attachment).toEqual([])
  })
})

describe('goods on prescription', () => {
  const medicine = { model: 'Item', item_id: item.medicine, price: 9, quantity: 1 } as const
  const tea = { model: 'Item', item_id: item.scarceTea, price: 10, quantity: 1 } as const
  const boughtAtOnce = (person: Person) => ({
    ...who(person),
    ...contact,
    order_type: 'take_away',
    payment_method: 'cash_on_delivery',
    store_id: store.market,
    order_amount: 10,
    is_buy_now: 1,
  })
  const order = (person: Person, more: object = {}, key?: string) =>
    person.api.POST('/customer/order/place', {
      params: headerOf(key),
      body: {
        ...boughtAtOnce(person),
        ...more,
      } as never,
      bodySerializer: asForm,
    })

  it('are ordered by a form with pictures, bought at once', async () => {
    const person = await newGuest(shop.app)
    const cart = JSON.stringify([medicine])
    const { data } = await order(person, { cart, order_attachment: [await photo(), await photo('red')] })
    expect(data).toMatchObject({ status: 'pending', total_ammount: 10 })
    expect(await track(person, data!.order_id)).toMatchObject({
      prescription_order: 0,
      priced: null,
      order_attachment_count: 2,
      item_total: 9,
    })
    expect((await pictures(person, data!.order_id)).data!.order_attachment).toHaveLength(2)
    await transact(shop.services.db, (tx) => moveOrder(tx, { id: data!.order_id }, 'confirmed'))
  })

  it('are ordered from the cart, which stays as it is without a picture', async () => {
    const person = await newCustomer(shop.app)
    await person.api.POST('/cart/add', { body: medicine })
    const fromCart = { is_buy_now: 0 }
    const bare = await order(person, fromCart)
    expect(refusalOf(bare)).toEqual({ status: 403, codes: ['prescription'] })
    expect(bare.error!.errors[0]!.message).toBe('Please upload your prescription image')
    const asJson = await person.api.POST('/customer/order/place', {
      body: {
        ...contact,
        order_type: 'take_away',
        payment_method: 'cash_on_delivery',
        store_id: store.market,
        order_amount: 10,
      },
    })
    expect(refusalOf(asJson)).toEqual({ status: 403, codes: ['prescription'] })
    expect((await person.api.GET('/customer/cart/list')).data).toHaveLength(1)
    expect((await order(person, { ...fromCart, order_attachment: await photo() })).data).toMatchObject({
      total_ammount: 10,
    })
    expect((await person.api.GET('/customer/cart/list')).data).toEqual([])
  })

  it('keep no pictures of an order that needs none', async () => {
    const person = await newGuest(shop.app)
    const before = await uploadCount()
    const { data } = await order(person, {
      cart: JSON.stringify([tea]),
      order_amount: 11,
      order_attachment: await photo(),
    })
    expect(await track(person, data!.order_id)).toMatchObject({ order_attachment_count: 0 })
    expect(await uploadCount()).toBe(before)
  })

  it.each<[string, () => Promise<object>, string]>([
    ['a text for a picture', async () => ({ order_attachment: 'aspirin' }), 'order_attachment'],
    [
      'four pictures',
      async () => ({ order_attachment: await Promise.all([1, 2, 3, 4].map(() => photo())) }),
      'order_attachment',
    ],
    ['a page for a picture', async () => ({ order_attachment: fileOf('<p>') }), 'image'],
    ['a cart that is no JSON', async () => ({ cart: '[{', order_attachment: await photo() }), 'cart'],
    ['a cart that is no list', async () => ({ cart: '{}', order_attachment: await photo() }), 'cart'],
    ['two carts', async () => ({ cart: ['[]', '[]'], order_attachment: await photo() }), 'cart.0'],
    [
      'an unknown field in the cart',
      async () => ({ cart: JSON.stringify([{ ...medicine, free: 1 }]), order_attachment: await photo() }),
      'cart.0.free',
    ],
  ])('are refused with %s, and nothing is taken', async (_, more, code) => {
    const person = await newGuest(shop.app)
    const [before, stock] = [await uploadCount(), await stockOf(item.medicine)]
    const reply = await order(person, { cart: JSON.stringify([medicine]), ...(await more()) })
    const { status, codes } = refusalOf(reply)
    expect([status, codes[0]]).toEqual([403, code])
    expect([await uploadCount(), await stockOf(item.medicine)]).toEqual([before, stock])
  })

  it('are refused when JSON says something is a picture', async () => {
    const person = await newGuest(shop.app)
    const reply = await person.api.POST('/customer/order/place', {
      body: {
        ...boughtAtOnce(person),
        cart: [medicine],
        order_attachment: ['iVBORw0KGgo='],
      } as never,
    })
    expect(refusalOf(reply)).toEqual({ status: 403, codes: ['order_attachment.0'] })
  })

  it('sent again under their key are one order; with another picture they are refused', async () => {
    const person = await newGuest(shop.app)
    const key = 'one-order-of-medicine-only'
    const sent = async (colour: string) =>
      order(person, { cart: JSON.stringify([medicine]), order_attachment: await photo(colour) }, key)
    const first = (await sent('red')).data
    expect((await sent('red')).data).toEqual(first)
    expect(refusalOf(await sent('blue'))).toEqual({ status: 422, codes: ['idempotency_key'] })
  })
})
