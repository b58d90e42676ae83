import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { placeParcel } from '#tests/fixtures/plain-parcel.ts'

/** The simulated courier crosses the city in seconds. */
export const RIDE = { timeout: 60_000 }

/** The rarest number that a test looks for comes once in so many parcels. */
const RAREST = 40

/** A guest's parcel whose number the simulator treats like this; the others are canceled at once. */
export async function parcelThat(
  is: (order_id: number) => boolean,
  { baseURL, guest_id }: { baseURL: string; guest_id: string },
): Promise<number> {
  const api = parcelApi({ baseURL })
  for (let tries = 0; tries < 2 * RAREST; tries++) {
    const order_id = await placeParcel(api as never, { guest_id })
    if (is(order_id)) return order_id
    await api.POST('/order/cancel', { body: { order_id, reason: 'Placed for another number', guest_id } })
  }
  throw new Error('No parcel has such a number.')
}

/** A client in the module of parcels. */
export function parcelApi({ baseURL, token }: { baseURL: string; token?: string }) {
  const headers = { zoneid: '[1]', moduleId: '5', ...(token && { authorization: `Bearer ${token}` }) }
  return createClient<paths>({ baseUrl: `${baseURL}/api/v1`, headers })
}
