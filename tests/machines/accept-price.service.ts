import { strictEqual } from 'node:assert'
import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { connectAcceptPrice } from '#src/shared/orders/accept-price.ports.ts'
import { service } from '#tests/support/service.ts'

export const acceptPriceService = service(acceptPriceMachine, async (stage, { from }) => {
  const { order_id, amount, contact_number } = await stage.placePriced()
  return {
    connected: connectAcceptPrice(stage.api, stage.session),
    inputs: { [from]: { order_id, amount } },
    /** The server waits for the customer until the flow says that the price is accepted. */
    holds: async ({ output }) => {
      const { price_deadline } = await stage.trackOrder(order_id, contact_number)
      strictEqual(price_deadline === null, output?.type === 'accepted')
    },
  }
})
