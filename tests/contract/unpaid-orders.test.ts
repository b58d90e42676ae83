import { describe, expect, it } from 'vitest'
import { createSandbox } from '#server/payments/sandbox.ts'
import { clientOf, newCustomer, newGuest, newPhone, openShop, type Person, refusalOf } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { item, store } from './support/small-shop.ts'

const shop = openShop({
  payments: createSandbox,
  env: { MAX_UNPAID_ORDERS: '3', MAX_UNPAID_ORDERS_PER_ADDRESS: '5', TRUST_PROXY: '127.0.0.1' },
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
      errors: [{ message: 'لديك طلبات لم تُدفع بعد. يُرجى دفع أحدها أو إلغاؤه أولًا.' }],
    })
  })
})
