import { expect } from 'vitest'
import type { NewCartLine } from '#openapi/generated/client.ts'
import { type Person, refusalOf } from './app.ts'
import { contact } from './belongings.ts'
import { store } from './small-shop.ts'

export type PricedLine = Partial<NewCartLine> & Pick<NewCartLine, 'item_id' | 'price'>

/** An order collected at the grill and paid in cash, placed for the total that the server names. */
export async function placePriced(person: Person, lines: PricedLine[], more: object = {}) {
  const { api, guest_id, token } = person
  const body = {
    ...(token ? {} : { guest_id }),
    ...contact,
    order_type: 'take_away' as const,
    payment_method: 'cash_on_delivery' as const,
    store_id: store.grill,
    is_buy_now: 1 as const,
    cart: lines.map((line) => ({ model: 'Item' as const, quantity: 1, ...line })),
    ...more,
  }
  const send = (order_amount: number) =>
    api.POST('/customer/order/place', { body: { ...body, order_amount } })
  const refused = await send(0)
  expect(refusalOf(refused)).toEqual({ status: 403, codes: ['order_amount'] })
  const { data } = await send(refused.error!.errors[0]!.expected!)
  return data!
}
