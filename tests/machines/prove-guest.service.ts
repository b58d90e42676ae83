import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import { connectProveGuest } from '#src/shared/orders/prove-guest.ports.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { service } from '#tests/support/service.ts'

export const proveGuestService = service(proveGuestMachine, async (stage, { from }) => {
  const { api, server, session, shop } = stage
  const { order_id, contact_number } = await stage.placeOrder()
  // Another browser than that of the guest who ordered.
  await stage.becomeGuest()
  return {
    connected: connectProveGuest({ api, session, clock: Date }, order_id),
    inputs: { [from]: { order_id, contact_number, length: 6 } },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendOrderCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(contact_number) })
          await stage.forward('proveOrder')
        },
      },
    },
    /** The token lets another guest read the order without its phone. */
    holds: async ({ output }) => {
      if (!output) return
      const { order_token, expires_at } = output.proof
      const order = await unwrap(
        server.GET('/order/track', {
          params: {
            query: { order_id, guest_id: stage.guest_id },
            header: { 'X-order-token': order_token },
          },
        }),
      )
      strictEqual(order.proven_until, expires_at)
    },
  }
})
