import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { shareOrderMachine } from '#machines/orders/share-order.machine.ts'
import { connectShareOrder } from '#src/features/tracking/share-order.ports.ts'
import { connectShareParcel } from '#src/features/tracking/share-parcel.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, asGuest, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'

export const shareOrderService = service(shareOrderMachine, async (stage, { from }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  const guest_id = stage.session.getSnapshot().context.guest_id!
  const share = () => unwrap(stage.server.POST('/order/share', { body: { order_id, guest_id } }))
  const links = from === 'an order that was shared before' ? { expires_at: (await share()).expires_at } : {}
  return {
    connected: connectShareOrder(stage.api, stage.session),
    inputs: { [from]: { order_id, links } },
    /** The order is shared exactly as long as the page says so, and a link at hand shows it. */
    holds: async ({ context }) => {
      const { shared_until } = await stage.trackOrder(order_id, contact_number)
      strictEqual(shared_until, context.links.expires_at ?? null)
      const token = context.links.path?.replace('/t/', '')
      if (!token) return
      const query = { token }
      strictEqual((await unwrap(stage.server.GET('/order/shared', { params: { query } }))).id, order_id)
    },
  }
})

/** A guest comes to the tracking of an order. */
export const shareOrderBrowser = browser(
  shareOrderMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('region', { name: 'Share this order' }).waitFor()
      },
    }
  },
)

/** docs/contract.md §2, Ours: the order itself stays as it is, so that nothing is read again. */
export const shareOrderTold = told(
  'shareOrder',
  { 'sharing.stopped': ({ message }) => ({ says: [['success', message]] }), failure },
  { samples: { 'sharing.stopped': [{ message: 'The links no longer work.' }] } },
)

/** What the ports send. */
export const shareOrderRequests = requests(
  (api) => connectShareOrder(api, asGuest(api)),
  [
    {
      port: 'shareOrder',
      input: { order_id: 100_001 },
      sent: {
        request: 'POST /order/share',
        body: { order_id: 100_001, guest_id: 'guest-7' },
      },
      field: 'path',
    },
    {
      connect: (api) => connectShareParcel(api, asGuest(api)),
      port: 'shareOrder',
      input: { order_id: 100_001 },
      sent: {
        request: 'POST /order/parcel-links',
        body: { order_id: 100_001, guest_id: 'guest-7' },
      },
      field: 'receiver',
      reply: { receiver: { token: 'r', expires_at: '' }, sender: { token: 's', expires_at: '' } },
      gets: { path: '/p/r', sender_path: '/p/s', expires_at: '' },
    },
    {
      connect: (api) => connectShareParcel(api, asCustomer(api)),
      port: 'stopSharingOrder',
      input: { order_id: 100_001 },
      sent: { request: 'POST /order/share/stop', body: { order_id: 100_001 } },
      field: 'message',
    },
    {
      connect: (api) => connectShareOrder(api, asCustomer(api)),
      port: 'stopSharingOrder',
      input: { order_id: 100_001 },
      sent: { request: 'POST /order/share/stop', body: { order_id: 100_001 } },
      field: 'message',
    },
  ],
)
