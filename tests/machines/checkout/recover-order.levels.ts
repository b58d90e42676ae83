import { strictEqual } from 'node:assert'
import { createStorage } from '#browser/storage.ts'
import { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { connectRecoverOrder } from '#src/features/checkout/recover-order.ports.ts'
import { attempt as sample } from '#tests/machines/samples/checkout.ts'
import { browser } from '#tests/support/browser.ts'
import { KEY, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { nothing, told } from '#tests/support/told.ts'
import { forgetsDraft, ofCustomer, ofGuest, order, recovered, unpaid } from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const recoverOrderService = service(recoverOrderMachine, async (stage, { from }) => {
  const { guest_id, storage } = stage
  const attempt = { ...sample, guest_id, key: crypto.randomUUID() }
  storage.write('orderKey', attempt)
  return {
    connected: connectRecoverOrder(stage),
    inputs: { [from]: { attempt } },
    answers: {
      findPlacedOrder: { before: () => stage.placeUnder(attempt.key) },
      takeOrderKey: {
        before: ({ output }) => {
          if (!output) storage.remove('orderKey')
        },
      },
    },
    /** The order that was found is the one at the server. */
    holds: async ({ output }) => {
      if (output?.type !== 'found') return
      const { order_id } = output.order
      const { id } = await stage.trackOrder(order_id, stage.newcomer.phone)
      strictEqual(id, order_id)
    },
  }
})

/** A guest comes back to the shop after the reply to the order was lost. */
export const recoverOrderBrowser = browser(recoverOrderMachine, async ({ page, arrive }, { steps }) => ({
  open: () => arrive('/home'),
  gestures: {},
  shows: async () => {
    if (steps.at(-1)?.world.snapshot.output?.type === 'found')
      await page
        .getByRole('dialog', { name: 'Order placed' })
        .getByText(/^\d{6,}$/)
        .waitFor()
  },
}))

/** docs/spec.md §2, order-placed dialog: the words appear over the page that is shown, and the cart is read again. */
export const recoverOrderTold = told(
  'recoverOrder',
  {
    found: (fact) => ({
      ...(fact.attempt.draft && forgetsDraft),
      ...recovered(fact),
      afterwards: { asks: ['listCart'] },
    }),
    nothing,
  },
  {
    given: { hasBoughtItem: false, isAtCheckout: false },
    samples: {
      found: [
        { order, attempt: ofGuest },
        {
          order,
          attempt: { ...ofGuest, draft: { owner: 'guest guest-7', cart: 'cart 7' } },
          isAtCheckout: true,
        },
        { order, attempt: ofCustomer },
        { order, attempt: ofCustomer, isAtCheckout: true },
        { order: unpaid, attempt: ofCustomer },
        { order: unpaid, attempt: ofGuest, isAtCheckout: true },
        { order, attempt: { ...ofGuest, kind: 'buy_now' } },
        { order, attempt: { ...ofGuest, kind: 'buy_now' }, hasBoughtItem: true },
      ],
    },
  },
)

/** What the ports send. */
export const recoverOrderRequests = requests(
  (api) => connectRecoverOrder({ api, storage: createStorage(windowStandIn()) }),
  [
    {
      port: 'findPlacedOrder',
      input: { key: 'key-1', guest_id: 'guest-7' },
      sent: { request: 'GET /order/by-key?guest_id=guest-7', headers: KEY },
      field: 'order_id',
    },
  ],
)
