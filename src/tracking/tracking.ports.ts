import { waitFor } from 'xstate'
import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { cancelOrderMachine, cancelOrderPorts } from '#machines/cancel-order.machine.ts'
import { findOrderMachine } from '#machines/find-order.machine.ts'
import { trackOrderMachine, trackOrderPorts } from '#machines/track-order.machine.ts'
import { proofOf } from '#src/goods/order.queries.ts'
import type { ShopActors } from '#src/shop/shop.ts'

type Session = ShopActors['session']

/** How long a first visit may wait for its guest id before the question counts as unanswered. */
const PATIENCE = 20_000

/** The guest id to ask with, or null for a customer; on a first visit it is waited for. */
async function guestOf(session: Session, signal: AbortSignal): Promise<string | null> {
  const { context } = await waitFor(
    session,
    ({ context: { token, guest_id } }) => token !== null || guest_id !== null,
    { timeout: PATIENCE, signal },
  )
  return context.token === null ? context.guest_id : null
}

const askForOrder = (api: Api, session: Session) =>
  answer(trackOrderPorts.trackOrder, async ({ order_id, contact_number }, signal) => {
    const proof = proofOf(await guestOf(session, signal), contact_number)
    return unwrap(
      api.GET('/order/track', { params: { query: { order_id, ...proof } }, signal }),
      'order_status',
    )
  })

/** Answers the finding of an order: the server knows it, or does not tell. */
export const connectFindOrder = (api: Api, session: Session) =>
  findOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the following of an order: the server knows where it is. */
export const connectTrackOrder = (api: Api, session: Session) =>
  trackOrderMachine.provide({ actors: { trackOrder: askForOrder(api, session) } })

/** Answers the cancellation: the first ten reasons of customers (docs/spec.md §9), and the order itself. */
export const connectCancelOrder = (api: Api, session: Session) =>
  cancelOrderMachine.provide({
    actors: {
      listCancellationReasons: answer(cancelOrderPorts.listCancellationReasons, (_, signal) =>
        unwrap(
          api.GET('/order/cancellation-reasons', {
            params: { query: { limit: 10, offset: 1, type: 'customer' } },
            signal,
          }),
        ),
      ),
      cancelOrder: answer(cancelOrderPorts.cancelOrder, async (body, signal) => {
        const guest_id = await guestOf(session, signal)
        return unwrap(
          api.POST('/order/cancel', { body: { ...body, ...(guest_id && { guest_id }) }, signal }),
          'message',
        )
      }),
    },
  })
