import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { cancelOrderMachine } from '#machines/orders/cancel-order.machine.ts'
import { connectCancelOrder } from '#src/shared/orders/cancel-order.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, asGuest, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { act, failure, told } from '#tests/support/told.ts'

export const cancelOrderService = service(cancelOrderMachine, async (stage, { from }) => {
  const { order_id, contact_number } = await stage.placeOrder()
  const query = { limit: 10, offset: 1, type: 'customer' as const }
  const reasons = await unwrap(stage.server.GET('/order/cancellation-reasons', { params: { query } }))
  return {
    connected: connectCancelOrder(stage.api, stage.session, 'delivery'),
    inputs: { [from]: { order_id, fee: 0 } },
    events: { 'reason.choose': () => ({ reason: reasons.data[0]!.reason }) },
    holds: async ({ output }) => {
      const { order_status } = await stage.trackOrder(order_id, contact_number)
      strictEqual(order_status === 'canceled', output?.type === 'canceled')
    },
  }
})

export const cancelOrderBrowser = browser(
  cancelOrderMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    return {
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
        await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click()
      },
    }
  },
)

/** docs/spec.md §2 Cancel-order reason dialog: the order on show, the wallet and the notifications are read again. */
export const cancelOrderTold = told(
  'cancelOrder',
  {
    canceled: ({ message }) => ({
      says: [['success', message]],
      readsAgain: ['getOrderDetails', 'trackOrder', 'getCustomerInfo', 'listNotifications'],
      runs: [['followOrder']],
    }),
    kept: { runs: [['followOrder']] },
    'order.outdated': { readsAgain: ['trackOrder'], runs: [['followOrder']] },
    failure,
  },
  { given: { order_id: 7, followOrder: act }, samples: { canceled: [{ message: 'Cancelled.' }] } },
)

/** What the ports send. */
export const cancelOrderRequests = requests(
  (api) => connectCancelOrder(api, asGuest(api), 'delivery'),
  [
    {
      port: 'cancelOrder',
      input: { order_id: 100_001, reason: 'Too late' },
      sent: {
        request: 'POST /order/cancel',
        body: { order_id: 100_001, reason: 'Too late', guest_id: 'guest-7' },
      },
      field: 'message',
    },
    {
      connect: (api) => connectCancelOrder(api, asCustomer(api), 'delivery'),
      port: 'cancelOrder',
      input: { order_id: 100_001, reason: 'Too late', cancel_fee: 5 },
      sent: {
        request: 'POST /order/cancel',
        body: { order_id: 100_001, reason: 'Too late', cancel_fee: 5 },
      },
      field: 'message',
    },
  ],
)
