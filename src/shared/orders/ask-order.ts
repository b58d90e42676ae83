import { waitFor } from 'xstate'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { trackOrderPorts } from '#machines/orders/track-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { proofOf } from './order.queries.ts'
import { orderToken } from './order-tokens.ts'

type Session = ShopActors['session']

/** How long a request of a first visit waits for its guest id before it fails. */
const PATIENCE = 20_000

/** Returns the guest id for requests, or null for a customer; a first visit waits for its guest id. */
export async function guestOf(session: Session, signal: AbortSignal): Promise<string | null> {
  const { context } = await waitFor(
    session,
    ({ context: { token, guest_id } }) => token !== null || guest_id !== null,
    { timeout: PATIENCE, signal },
  )
  return context.token === null ? context.guest_id : null
}

/** The guest id as a field of a request body; empty for a customer. */
export async function asGuest(session: Session, signal: AbortSignal): Promise<{ guest_id?: string }> {
  const guest_id = await guestOf(session, signal)
  return guest_id ? { guest_id } : {}
}

/** Requests the status of an order; the server refuses it without a proof of access. */
export const askForOrder = (api: Api, session: Session) =>
  answer(trackOrderPorts.trackOrder, async ({ order_id, contact_number }, signal) => {
    const proof = proofOf(await guestOf(session, signal), contact_number)
    return unwrap(
      api.GET('/order/track', {
        params: { query: { order_id, ...proof }, header: orderToken(order_id) },
        signal,
      }),
      'order_status',
    )
  })
