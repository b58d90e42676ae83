import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { failsAtFirst, isLostOnTheWay } from '#server/jobs/parcel-plan.ts'
import { placeParcel } from '#tests/fixtures/plain-parcel.ts'

/** The simulated courier crosses the city in seconds. */
export const RIDE = { timeout: 60_000 }

/** The courier hands it over at the first ring. */
export const arrives = (order_id: number): boolean => !failsAtFirst(order_id) && !isLostOnTheWay(order_id)

/** The rarest number that a test looks for comes once in so many parcels. */
const RAREST = 40

type Shopper = {
  baseURL: string
  token?: string
  guest_id?: string
  payment_method?: 'cash_on_delivery' | 'wallet'
}

/** A parcel whose number the simulator treats like this; the others are canceled at once. */
export async function parcelThat(
  is: (order_id: number) => boolean,
  { baseURL, token, guest_id, payment_method = 'cash_on_delivery' }: Shopper,
): Promise<number> {
  const api = parcelApi({ baseURL, ...(token && { token }) })
  const who = guest_id ? { guest_id } : {}
  for (let tries = 0; tries < 2 * RAREST; tries++) {
    const order_id = await placeParcel(api as never, who, payment_method)
    if (is(order_id)) return order_id
    await api.POST('/order/cancel', { body: { order_id, reason: 'Placed for another number', ...who } })
  }
  throw new Error('No parcel has such a number.')
}

/** A client in the module of parcels. */
export function parcelApi({ baseURL, token }: { baseURL: string; token?: string }) {
  const headers = { zoneid: '[1]', moduleId: '5', ...(token && { authorization: `Bearer ${token}` }) }
  return createClient<paths>({ baseUrl: `${baseURL}/api/v1`, headers })
}
