import { strictEqual } from 'node:assert'
import { trackOrderMachine } from '#machines/orders/track-order.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectSharedOrder } from '#src/features/tracking/shared-order.ports.ts'
import { connectTrackOrder } from '#src/features/tracking/tracking.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

const statusOf = { 'a delivered order': 'delivered', 'a canceled order': 'canceled' } as const

export const trackOrderService = service(trackOrderMachine, async (stage, { from }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  if (from in statusOf) await stage.moveOrder(order_id, statusOf[from as keyof typeof statusOf])
  const order = await stage.trackOrder(order_id, contact_number)
  return {
    connected: connectTrackOrder(stage.api, stage.session),
    inputs: { [from]: { order, contact_number } },
    events: { 'order.news': (sample) => ({ order_id: order_id + sample }) },
    answers: {
      trackOrder: { before: ({ output }) => stage.moveOrder(order_id, output.order_status) },
    },
    holds: async ({ context }) => {
      const { order_status } = await stage.trackOrder(order_id, contact_number)
      strictEqual(context.order.order_status, order_status)
    },
  }
})

export const trackOrderBrowser = browser(
  trackOrderMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { order, contact_number } = live.inputs![from] as { order: TrackedOrder; contact_number: string }
    return {
      open: async () => {
        // The line is opened when the first load is over, seconds after the page stands.
        const line = page.waitForResponse(/\/api\/v1\/events/, { timeout: 20_000 })
        await arrive(`/track-order?order_id=${order.id}&contact_number=${encodeURIComponent(contact_number)}`)
        // What finds the order asks with the same operation.
        await stage.forward('trackOrder')
        await line
      },
      answers: {
        // An order that really moves is news as well, which comes when it comes.
        trackOrder: { shaped: (order, { output }) => ({ ...order, order_status: output.order_status }) },
      },
      gestures: {
        'order.news': async ({ order_id }) =>
          stage.shop.publish({
            owner: `guest:${stage.guest_id}`,
            topic: 'order',
            payload: { order_id, order_status: 'confirmed' },
          }),
      },
    }
  },
)

/** What the ports send. */
export const trackOrderRequests = requests(
  (api) => connectTrackOrder(api, asCustomer(api)),
  [
    {
      port: 'trackOrder',
      input: { order_id: 100_001, contact_number: '' },
      sent: { request: 'GET /order/track?order_id=100001' },
      field: 'order_status',
    },
    {
      connect: (api) => connectSharedOrder(api, 'Vb0r3Jw5Yq2mXc8dN1tKzE'),
      port: 'trackOrder',
      input: { order_id: 100_001, contact_number: '' },
      sent: { request: 'GET /order/shared?token=Vb0r3Jw5Yq2mXc8dN1tKzE' },
      field: 'order_status',
    },
  ],
)
