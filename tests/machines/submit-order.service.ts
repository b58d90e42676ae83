import { strictEqual } from 'node:assert'
import { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { connectSubmit } from '#src/shared/checkout/checkout.ports.ts'
import { attempt } from '#tests/machines/samples/checkout.ts'
import { draft } from '#tests/machines/samples/submission.ts'
import { service } from '#tests/support/service.ts'

export const submitOrderService = service(submitOrderMachine, async (stage, { from }) => {
  const { storage } = stage
  await stage.becomeCustomer()
  const placement = await stage.newPlacement()
  const purpose = `cart/${stage.guest_id}`
  return {
    connected: connectSubmit(stage.checkout()),
    inputs: { [from]: { placement, purpose, draft } },
    answers: {
      isOnline: { before: ({ output }) => sayOnline(output) },
      readOrderKey: {
        before: ({ output }) => {
          if (output)
            storage.write('orderKey', { ...attempt, guest_id: null, key: crypto.randomUUID(), purpose })
        },
      },
      findPlacedOrder: { before: ({ input }) => stage.placeUnder(input.key) },
    },
    /** However often it was sent, there is one order once the server said yes, and none before. */
    holds: async ({ output }) => {
      sayOnline(true)
      strictEqual(
        (await stage.orders()).length,
        output?.type === 'placed' || output?.type === 'placedBefore' ? 1 : 0,
      )
    },
  }
})

/** What the browser would say of its connection. */
function sayOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
}
