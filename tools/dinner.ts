import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { dueIn, plainDinner, plainOrder } from './plain-order.ts'

/** Enough for more points than have to be changed at once, and no more than cash may pay. */
const SPENT = 130

/** Has a customer order a dinner to collect; the simulator cooks it. Answers how many points they have by now. */
export async function orderDinner(shop: string, token: string): Promise<() => Promise<number>> {
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' }
  const api = createClient<paths>({ baseUrl: `${shop}/api/v1`, headers })
  const { store_id, line } = await plainDinner(api)
  const cart = [{ ...line, quantity: Math.max(line.quantity, Math.ceil(SPENT / line.price)) }]
  const order = { ...plainOrder(store_id, cart), order_type: 'take_away' as const }
  const place = (order_amount: number) =>
    api.POST('/customer/order/place', { body: { ...order, order_amount } })
  const { error } = await place(dueIn((await place(0)).error))
  if (error) throw new Error(`The order was refused: ${JSON.stringify(error)}`)
  return async () => (await api.GET('/customer/info')).data?.loyalty_point ?? 0
}
