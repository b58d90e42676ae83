import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { dueIn, plainDinner, plainDishes, plainOrder } from './plain-order.ts'

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

/** Puts this many different plain dishes of one store in the customer's cart. */
export async function fillCart(shop: string, token: string, count: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, zoneid: '[1]', moduleId: '1' }
  const api = createClient<paths>({ baseUrl: `${shop}/api/v1`, headers })
  const { store_id } = await plainDinner(api)
  for (const { id: item_id, price } of (await plainDishes(api, store_id)).slice(0, count)) {
    const { error } = await api.POST('/cart/add', {
      body: { model: 'Item', item_id, price, quantity: 2, variation: [], add_on_ids: [], add_on_qtys: [] },
    })
    if (error) throw new Error(JSON.stringify(error))
  }
}
