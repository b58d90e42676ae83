import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { items } from '#server/db/schema.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { clientOf, newCustomer, newGuest, newPhone, openShop, type Person, refusalOf } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { item, store } from './support/small-shop.ts'

const shop = openShop({
  payments: createSandbox,
  env: {
    MAX_UNPAID_ORDERS: '3',
    MAX_UNPAID_ORDERS_PER_ADDRESS: '5',
    MAX_UNPAID_PIECES: '40',
    TRUST_PROXY: '127.0.0.1',
  },
})

let networks = 0
/** An IPv4 address of its own for each test, and IPv6 addresses of one network. */
const newAddress = () => `198.51.100.${++networks}`

/** A guest whose requests come from an address. */
async function guestAt(address: string): Promise<Person> {
  const api = clientOf(shop.app, { address })
  const { data } = await api.POST('/auth/guest/request')
  return { api, guest_id: data!.guest_id, token: undefined }
}

const order = ({ api, guest_id, token }: Person, phone: string, more: object = {}) =>
  api.POST('/customer/order/place', {
    body: {
      ...(token ? {} : { guest_id }),
      ...kebabToGo,
      payment_method: 'digital_payment',
      contact_person_number: phone,
      cart: [...kebabToGo.cart],
      ...more,
    },
  })
type Reply = Awaited<ReturnType<typeof order>>
const accepted = (replies: Reply[]) => replies.filter(({ data }) => data)
const refused = { status: 403, codes: ['unpaid_orders'] }
const ensureRest = (replies: Reply[]) => {
  for (const reply of replies.filter(({ data }) => !data)) expect(refusalOf(reply)).toEqual(refused)
}
const times = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

describe('orders that wait for their payment', () => {
  it('unpaid orders hold the stock of three orders of a guest at most, also when ten are placed at once', async () => {
    const guest = await guestAt(newAddress())
    const milk = { model: 'Item', item_id: item.milk, price: 7, quantity: 10 } as const
    const replies = await times(10, () =>
      order(guest, newPhone(), { store_id: store.market, cart: [milk], order_amount: 71 }),
    )
    expect(accepted(replies)).toHaveLength(3)
    ensureRest(replies)
    const { data } = await guest.api.GET('/items/details/{id}', {
      params: { path: { id: String(item.milk) } },
    })
    expect(data!.stock).toBe(70)
  })

  it('a phone number has three unpaid orders at most, from any guest id and address', async () => {
    const phone = newPhone()
    const replies = await times(8, async () => order(await guestAt(newAddress()), phone))
    expect(accepted(replies)).toHaveLength(3)
    ensureRest(replies)
  })

  it.each([
    ['IPv4 address', () => newAddress()],
    ['IPv6 network', () => `2001:db8:0:1::${++networks}`],
  ])('are five of one %s, whoever orders', async (_, address) => {
    const fixed = address()
    const here = () => (fixed.includes(':') ? address() : fixed)
    const replies = await times(9, async () => order(await guestAt(here()), newPhone()))
    expect(accepted(replies)).toHaveLength(5)
    ensureRest(replies)
    expect((await order(await guestAt(newAddress()), newPhone())).error).toBeUndefined()
  })

  it('unpaid orders of a customer are counted by the phone number of the account', async () => {
    const person = await newCustomer(shop.app)
    const replies = await times(5, () => order(person, newPhone()))
    expect(accepted(replies)).toHaveLength(3)
    ensureRest(replies)
    expect(refusalOf(await order(await guestAt(newAddress()), person.phone))).toEqual(refused)
  })

  it('canceling an unpaid order makes room for a new one', async () => {
    const [phone, address] = [newPhone(), newAddress()]
    const guest = await guestAt(address)
    const placed = await times(3, () => order(guest, phone))
    expect(refusalOf(await order(guest, phone))).toEqual(refused)
    const body = { guest_id: guest.guest_id, order_id: placed[0]!.data!.order_id, reason: 'No' }
    await guest.api.POST('/order/cancel', { body })
    expect((await order(guest, phone)).error).toBeUndefined()
    expect(refusalOf(await order(guest, phone))).toEqual(refused)
  })

  it('cash orders do not count as unpaid', async () => {
    const guest = await guestAt(newAddress())
    const phone = newPhone()
    const replies = await times(6, () => order(guest, phone, { payment_method: 'cash_on_delivery' }))
    expect(accepted(replies)).toHaveLength(6)
    expect((await order(guest, phone)).error).toBeUndefined()
  })

  it('an order counts as unpaid once it switches away from cash', async () => {
    const [phone, guest] = [newPhone(), await guestAt(newAddress())]
    const cash = (await order(guest, phone, { payment_method: 'cash_on_delivery' })).data!.order_id
    const placed = await times(3, () => order(guest, phone))
    const payOnline = () =>
      guest.api.PUT('/order/payment-method', {
        body: { guest_id: guest.guest_id, order_id: cash, payment_method: 'digital_payment' },
      })
    expect(refusalOf(await payOnline())).toEqual(refused)
    const body = { guest_id: guest.guest_id, order_id: placed[0]!.data!.order_id, reason: 'No' }
    await guest.api.POST('/order/cancel', { body })
    expect((await payOnline()).error).toBeUndefined()
  })

  it("the refusal of a fourth unpaid order is in the shopper's language", async () => {
    const guest = await newGuest(shop.app, { locale: 'ar', address: newAddress() })
    const phone = newPhone()
    await times(3, () => order(guest, phone))
    const { error } = await order(guest, phone)
    expect(error).toMatchObject({
      errors: [{ message: 'لديك طلبات لم تُدفع بعد. ادفع أحدها أو ألغِه أولًا.' }],
    })
  })
})

describe('the pieces of an order that waits for its payment', () => {
  const milk = (quantity: number) => ({ model: 'Item', item_id: item.milk, price: 7, quantity })
  const tea = (quantity: number) => ({ model: 'Item', item_id: item.scarceTea, price: 10, quantity })
  const amountOf = (cart: { price: number; quantity: number }[]) =>
    cart.reduce((sum, { price, quantity }) => sum + price * quantity, 1)
  const buy = async (cart: { price: number; quantity: number }[], more: object = {}) =>
    order(await guestAt(newAddress()), newPhone(), {
      store_id: store.market,
      cart,
      order_amount: amountOf(cart),
      ...more,
    })
  const leftOf = async (id: number) =>
    (await shop.services.db.select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]!.stock!

  it.each(['digital_payment', 'offline_payment'])(
    '%s holds half of the stock of an item at most',
    async (method) => {
      const stock = await leftOf(item.milk)
      const half = Math.floor(stock / 2)
      const { error } = await buy([milk(half + 1)], { payment_method: method })
      expect(error).toMatchObject({
        errors: [
          {
            code: 'unpaid_pieces',
            message: `We can hold up to ${half} of milk until you pay. Order fewer, or choose another way to pay.`,
            item_id: item.milk,
            left: half,
          },
        ],
      })
      expect(await leftOf(item.milk)).toBe(stock)
      expect((await buy([milk(half)], { payment_method: method })).error).toBeUndefined()
    },
  )

  it('the last pieces of an item can be ordered together', async () => {
    expect((await buy([tea(await leftOf(item.scarceTea))])).error).toBeUndefined()
    expect(await leftOf(item.scarceTea)).toBe(0)
  })

  it('a variation is a stock of its own', async () => {
    const red = {
      model: 'Item',
      item_id: item.shirt,
      price: 55,
      quantity: 4,
      variation: [{ type: 'Red', price: 0, stock: 0 }],
    }
    expect(refusalOf(await buy([red], { store_id: store.gadgets }))).toEqual({
      status: 403,
      codes: ['unpaid_pieces'],
    })
  })

  it('forty pieces of all items are held at most, and more are sold for cash', async () => {
    for (const id of [item.milk, item.scarceTea])
      await shop.services.db.update(items).set({ stock: 200 }).where(eq(items.id, id))
    expect(refusalOf(await buy([milk(38), tea(3)]))).toEqual({ status: 403, codes: ['unpaid_pieces'] })
    expect((await buy([milk(37), tea(3)])).error).toBeUndefined()
    expect((await buy([milk(41)], { payment_method: 'cash_on_delivery' })).error).toBeUndefined()
  })
})
