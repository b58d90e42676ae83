import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '#openapi/generated/client.ts'
import { orders, receiptLinks } from '#server/db/schema.ts'
import {
  clientOf,
  confirmed,
  newCustomer,
  newGuest,
  newPhone,
  openShop,
  type Person,
  refusalOf,
} from './support/app.ts'
import { contact, giveOrder } from './support/belongings.ts'
import { threeKilometres } from './support/fee.ts'
import { addParcels, giveParcel } from './support/parcels.ts'
import { addOn, item, noon, positions, store } from './support/small-shop.ts'

const shop = openShop()

beforeAll(() => addParcels(shop.services.db))

afterEach(() => {
  shop.now = noon
})

const who = ({ guest_id, token }: Person) => (token ? {} : { guest_id })
const read = (person: Person, order_id: number) =>
  person.api.GET('/order/receipt', { params: { query: { order_id, ...who(person) } } })
const open = (person: Person, order_id: number) =>
  person.api.POST('/order/receipt', { body: { order_id, ...who(person) } })

/** Two large grills and a kebab with bread, brought, with a coupon and a tip; the refusal of 0 says what it costs. */
const feast = async (person: Person, more: object = {}): Promise<number> => {
  const variation = [{ name: 'Size', values: { label: ['Large'] } }]
  const body = {
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    store_id: store.grill,
    address: '14 Pearl Street',
    ...positions.center,
    ...contact,
    ...who(person),
    coupon_code: 'WELCOME10',
    dm_tips: 5,
    is_buy_now: 1,
    cart: [
      { model: 'Item', item_id: item.mixedGrill, price: 55, quantity: 2, variation },
      {
        model: 'Item',
        item_id: item.kebab,
        price: 25,
        quantity: 1,
        add_on_ids: [addOn.bread],
        add_on_qtys: [2],
      },
    ],
    ...more,
  } as const
  const { data, error } = await person.api.POST('/customer/order/place', {
    body: { ...body, order_amount: 0 } as never,
  })
  if (data) return data.order_id
  const placed = await person.api.POST('/customer/order/place', {
    body: { ...body, order_amount: error!.errors[0]!.expected! } as never,
  })
  return placed.data!.order_id
}

const sumOf = ({ figures }: Receipt) =>
  figures.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100

describe('a receipt', () => {
  it('explains the total line by line and figure by figure', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person)
    const { data } = await read(person, order_id)
    expect(data).toEqual({
      order_id,
      order_type: 'delivery',
      order_status: 'pending',
      payment_status: 'unpaid',
      created_at: noon.toISOString(),
      currency: 'AED',
      shop: { name: 'Small Shop', address: '1 Harbour Street', phone: '+97140000000' },
      store: { name: 'grill', address: 'grill street', phone: '+97141111111' },
      sender: null,
      receiver: {
        name: 'Omar',
        address: '14 Pearl Street',
        phone: '+971501234567',
        road: '',
        house: '',
        floor: '',
      },
      lines: [
        {
          name: 'Mixed grill',
          quantity: 2,
          options: ['Size: Large'],
          add_ons: [],
          allergens: null,
          price: 55,
          discount: 0,
          amount: 110,
        },
        {
          name: 'Kebab',
          quantity: 1,
          options: [],
          add_ons: [{ name: 'Bread', quantity: 2, price: 2 }],
          allergens: null,
          price: 25,
          discount: 2.5,
          amount: 26.5,
        },
      ],
      figures: [
        { key: 'item_total', name: 'Items', amount: 139 },
        { key: 'store_discount', name: 'Discount', amount: -2.5 },
        { key: 'coupon_discount', name: 'Coupon WELCOME10', amount: -4 },
        { key: 'delivery_charge', name: 'Delivery fee', amount: 6 },
        { key: 'tax', name: 'Tax', amount: 6.63 },
        { key: 'additional_charge', name: 'Service fee', amount: 1 },
        { key: 'dm_tips', name: 'Tip for the courier', amount: 5 },
      ],
      tax_percentage: 5,
      original_delivery_charge: 6,
      delivery_fee: threeKilometres,
      free_delivery_by: null,
      total: 151.13,
      payments: [{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: 151.13 }],
      payment_history: [],
    })
    expect(sumOf(data!)).toBe(data!.total)
  })

  it('is in the language of the reader, and leaves out what was not asked for', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const api = clientOf(shop.app, { token: person.token!, locale: 'ar' })
    const { data } = await api.GET('/order/receipt', { params: { query: { order_id } } })
    expect(data).toMatchObject({ shop: { name: 'متجر صغير' }, lines: [{ name: 'كباب' }] })
    expect(data!.figures.map(({ name }) => name)).toEqual(['المنتجات', 'الخصم', 'الضريبة', 'Service fee ع'])
    expect(sumOf(data!)).toBe(data!.total)
  })

  it('of a variation says which', async () => {
    const person = await newCustomer(shop.app)
    const cart = [
      {
        model: 'Item',
        item_id: item.shirt,
        price: 60,
        quantity: 1,
        variation: [{ type: 'Blue', price: 60, stock: 1 }],
      },
    ]
    const order_id = await feast(person, { store_id: store.gadgets, coupon_code: null, cart })
    expect((await read(person, order_id)).data!.lines).toMatchObject([{ name: 'shirt', options: ['Blue'] }])
  })

  it('names street, house and floor of the receiver', async () => {
    const person = await newGuest(shop.app)
    const door = { road: '5', house: '14', floor: '3' }
    const order_id = await feast(person, { ...anotherPhone(), ...door })
    expect((await read(person, order_id)).data!.receiver).toMatchObject(door)
    const page = async (lang: string) =>
      (
        await shop.app.inject((await open(person, order_id)).data!.link.replace('lang=en', lang))
      ).body.replace(/<\/?bdi[^>]*>/g, '')
    expect(await page('lang=en')).toContain('14 Pearl Street<br>Street 5 · House 14 · Floor 3<br>')
    expect(await page('lang=ar')).toContain('شارع 5 · منزل 14 · طابق 3')
  })

  it('the printed receipt names the ground floor', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person, { ...anotherPhone(), house: '14', floor: '0' })
    const { body } = await shop.app.inject((await open(person, order_id)).data!.link)
    expect(body.replace(/<\/?bdi[^>]*>/g, '')).toContain('House 14 · Ground floor<br>')
  })

  it('does not repeat a street that the address of the receiver names', async () => {
    const person = await newGuest(shop.app)
    const door = { road: 'Pearl Street', house: '14', floor: '3' }
    const order_id = await feast(person, { ...anotherPhone(), ...door })
    expect((await read(person, order_id)).data!.receiver).toMatchObject({ ...door, road: '' })
  })

  it('only the owner of an order can open its receipt, and a caller without a guest_id is refused', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const other = await newCustomer(shop.app)
    for (const ask of [read, open])
      expect(refusalOf(await ask(other, order_id))).toEqual({ status: 404, codes: ['order'] })
    const visitor = clientOf(shop.app)
    expect(refusalOf(await visitor.GET('/order/receipt', { params: { query: { order_id } } }))).toEqual({
      status: 403,
      codes: ['guest_id'],
    })
    expect(refusalOf(await visitor.POST('/order/receipt', { body: { order_id } }))).toEqual({
      status: 403,
      codes: ['guest_id'],
    })
    expect(
      await shop.services.db.select().from(receiptLinks).where(eq(receiptLinks.order_id, order_id)),
    ).toEqual([])
  })
})

/** The coupon of a feast is for one use per phone number. */
const anotherPhone = () => ({ contact_person_number: newPhone() })

describe('the page of a receipt', () => {
  const opened = async (person: Person, order_id: number) => (await open(person, order_id)).data!

  it('says the same as the receipt, in both languages', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person, anotherPhone())
    const { link, expires_at } = await opened(person, order_id)
    expect(link).toMatch(/^\/api\/receipts\/[\w-]{43}\?lang=en$/)
    expect(expires_at).toBe(new Date(noon.getTime() + 600_000).toISOString())
    const page = await shop.app.inject(link)
    expect(page.statusCode).toBe(200)
    for (const said of ['<html lang="en" dir="ltr">', 'Receipt', `${order_id}`, 'Mixed grill', 'Size: Large'])
      expect(page.body).toContain(said)
    for (const amount of [
      'AED 139.00',
      '−AED 2.50',
      '−AED 4.00',
      'AED 6.00',
      'AED 6.63',
      'AED 1.00',
      'AED 5.00',
      'AED 151.13',
    ])
      expect(page.body).toContain(`${amount}<`)
    const arabic = await shop.app.inject(link.replace('lang=en', 'lang=ar'))
    const asked = await shop.app.inject(`${link}&lang=ar`)
    expect(asked.body).toContain('<html lang="en" dir="ltr">')
    for (const said of ['<html lang="ar" dir="rtl">', 'إيصال', 'مشاوي مشكلة', 'الحجم: كبير', 'AED 151.13'])
      expect(arabic.body).toContain(said)
    const spoken = await shop.app.inject({
      url: link.split('?')[0]!,
      headers: { 'accept-language': 'ar-AE' },
    })
    expect(spoken.body).toContain('<html lang="ar"')
  })

  it('says how tax and delivery come about', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person, anotherPhone())
    const { link } = await opened(person, order_id)
    const said = async () => (await shop.app.inject(link)).body.replace(/<\/?bdi[^>]*>/g, '')
    expect(await said()).toContain('Tax<small>5 %</small>')
    expect(await said()).toContain('Delivery fee<small>3 km × AED 2.00 = AED 6.00</small></th>')
    const explained = async (changes: Partial<typeof orders.$inferInsert>) => {
      await shop.services.db.update(orders).set(changes).where(eq(orders.id, order_id))
      return said()
    }
    const charges = {
      per_km_shipping_charge: 211,
      minimum_shipping_charge: 500,
      maximum_shipping_charge: 3000,
    }
    const busy = { ...charges, increased_delivery_fee: 1250 }
    const before = { delivery_fee: { ...charges, per_km_shipping_charge: 200, increased_delivery_fee: 0 } }
    expect(await explained({ delivery_fee: busy })).toContain('busy hours + 12.5 % = AED 0.79</small>')
    expect(await explained({ delivery_fee: { ...busy, minimum_shipping_charge: 700 } })).toContain(
      '= AED 6.33</small><small>at least AED 7.00</small>',
    )
    expect(await explained({ delivery_fee: { ...busy, maximum_shipping_charge: 600 } })).toContain(
      '= AED 6.33</small><small>at most AED 6.00</small>',
    )
    const freed = { ...before, free_delivery_by: 'coupon' as const }
    expect(await explained(freed)).toContain('<small>−AED 6.00 paid by the coupon</small>')
    expect(await explained({ delivery_fee: null, free_delivery_by: null })).toContain('Delivery fee</th>')
    await explained(before)
  })

  it('the page of a receipt loads nothing but its style sheet, and no cache keeps it', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const { headers, body } = await shop.app.inject((await opened(person, order_id)).link)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'none'; style-src 'self'"),
    })
    expect([...body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/api/receipts.css',
      '?lang=ar',
    ])
    expect(body).not.toMatch(/<script|style=|https?:/)
    const sheet = await shop.app.inject('/api/receipts.css')
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect(sheet.body).not.toMatch(/url\(|@import/)
  })

  it('is saved as one file that needs nothing else', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person, anotherPhone())
    const { link } = await opened(person, order_id)
    const shown = await shop.app.inject(link)
    expect(shown.headers['content-disposition']).toBeUndefined()
    const { headers, body } = await shop.app.inject(`${link}&download=1`)
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${order_id}.html"`)
    expect(body).toContain('AED 151.13')
    expect(body).toContain('<style>:root')
    expect(body).not.toMatch(/<link|<script|<a |(?:src|href)=/)
  })

  it('the page of a receipt shows the markup that a guest wrote as words', async () => {
    const person = await newGuest(shop.app)
    const order_id = await feast(person, {
      ...anotherPhone(),
      contact_person_name: '<script>alert(1)</script>',
      address: '"><img src=x onerror=alert(1)>',
    })
    const { body } = await shop.app.inject((await opened(person, order_id)).link)
    expect(body).not.toMatch(/<script|<img/)
    expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  })

  it('says of an order that came to nothing that it did', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const { link } = await opened(person, order_id)
    expect((await shop.app.inject(link)).body).not.toContain('canceled')
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'No', ...who(person) } })
    expect((await shop.app.inject(link)).body).toContain('This order was canceled.')
  })

  it('the printed receipt of a parcel names sender and receiver, has no table of items, and calls it a parcel once it is canceled', async () => {
    const person = await newGuest(shop.app)
    const order_id = await giveParcel({ services: shop.services, person })
    const { link } = await opened(person, order_id)
    const { body } = await shop.app.inject(link)
    for (const said of ['<dt>Sender</dt>', '<dt>Receiver</dt>', 'Amira Saleh']) expect(body).toContain(said)
    for (const other of ['Customer', '<thead>', 'Qty', '<tbody>']) expect(body).not.toContain(other)
    const arabic = await shop.app.inject(link.replace('lang=en', 'lang=ar'))
    expect(arabic.body).toContain('<dt>المستلم</dt>')
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'No', ...who(person) } })
    expect((await shop.app.inject(link)).body).toContain('This parcel was canceled.')
  })

  it('is gone after ten minutes, and was never there under another address', async () => {
    const { db } = shop.services
    const person = await newGuest(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const { link } = await opened(person, order_id)
    const [stored] = await db.select().from(receiptLinks).where(eq(receiptLinks.order_id, order_id))
    expect(link).not.toContain(stored!.token_hash)
    shop.now = new Date(noon.getTime() + 599_000)
    expect((await shop.app.inject(link)).statusCode).toBe(200)
    shop.now = new Date(noon.getTime() + 600_000)
    for (const url of [link, '/api/receipts/nothing', `/api/receipts/${stored!.token_hash}`]) {
      const { statusCode, headers, body } = await shop.app.inject(url)
      expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
      expect(JSON.parse(body)).toMatchObject({ errors: [{ code: 'id' }] })
    }
    await opened(person, order_id)
    expect(await db.select().from(receiptLinks).where(eq(receiptLinks.order_id, order_id))).toHaveLength(1)
  })

  it('the receipt of an order whose owner erased the account names no person', async () => {
    const person = await newCustomer(shop.app)
    const order_id = await giveOrder({ services: shop.services, person })
    const { link } = await opened(person, order_id)
    await person.api.POST('/order/cancel', { body: { order_id, reason: 'No' } })
    await person.api.DELETE('/customer/remove-account', confirmed)
    expect((await shop.app.inject(link)).body).not.toContain(contact.contact_person_name)
    const [order] = await shop.services.db.select().from(orders).where(eq(orders.id, order_id))
    expect(order!.order_status).toBe('canceled')
  })
})
