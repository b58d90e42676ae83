import { expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createSandbox } from '#server/payments/sandbox.ts'
import { clientOf, newPhone, openShop } from './support/app.ts'
import { kebabToGo } from './support/belongings.ts'
import { item } from './support/small-shop.ts'

/** People of an office or a café, who share one IP address. */
const PEOPLE = 30
const address = '203.0.113.30'

const production = readConfig({})
/** The limits that tests switch off, as a shop has them that sets none. */
const limits = [
  'RATE_LIMIT',
  'MAX_REQUESTS_PER_ADDRESS',
  'MAX_UNPAID_ORDERS',
  'MAX_UNPAID_ORDERS_PER_ADDRESS',
  'MAX_UNPAID_PIECES',
] as const

const shop = openShop({
  payments: createSandbox,
  env: {
    TRUST_PROXY: '127.0.0.1',
    ...Object.fromEntries(limits.map((name) => [name, String(production[name])])),
  },
})
const api = () => clientOf(shop.app, { address })

/** What a guest does in the minute of the order, and the statuses of the replies. */
async function order(payment_method: 'cash_on_delivery' | 'digital_payment'): Promise<number[]> {
  const from = api()
  const statuses: number[] = []
  const say = <Reply extends { response: Response }>(reply: Reply) => {
    statuses.push(reply.response.status)
    return reply
  }
  const { data } = say(await from.POST('/auth/guest/request'))
  const guest_id = data!.guest_id
  const line = { model: 'Item' as const, item_id: item.kebab, price: 25, quantity: 1 }
  say(await from.POST('/cart/add', { body: { ...line, guest_id } }))
  say(await from.GET('/customer/cart/list', { params: { query: { guest_id } } }))
  say(
    await from.POST('/customer/order/place', {
      body: {
        ...kebabToGo,
        guest_id,
        payment_method,
        contact_person_number: newPhone(),
        cart: [...kebabToGo.cart],
      },
    }),
  )
  return statuses
}

it.each(['cash_on_delivery', 'digital_payment'] as const)(
  'thirty people behind one address order at once with %s, and no limit meets them',
  async (payment_method) => {
    const all = await Promise.all(Array.from({ length: PEOPLE }, () => order(payment_method)))
    expect(all).toEqual(Array(PEOPLE).fill([200, 200, 200, 200]))
  },
)

it('thirty people behind one address sign up at once, and request a code each', async () => {
  const all = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const phone = newPhone()
      const joined = await api().POST('/auth/sign-up', {
        body: {
          ...{ f_name: 'Rana', l_name: 'Aziz', email: `rana.office${at}@example.com`, phone },
          password: 'long enough',
          confirm_password: 'long enough',
        },
      })
      const sent = await api().POST('/auth/login-code', { body: { phone } })
      return [joined.response.status, sent.response.status]
    }),
  )
  expect(all).toEqual(Array(PEOPLE).fill([200, 200]))
})
