import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { requestRefundMachine } from '#machines/orders/request-refund.machine.ts'
import { connectRequestRefund } from '#src/features/orders/request-refund.ports.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { asked } from '#tests/machines/samples/refund.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, asGuest, KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

export const requestRefundService = service(requestRefundMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  const { refund_reasons } = await unwrap(stage.server.GET('/order/refund-reasons'))
  return {
    connected: connectRequestRefund({ ...stage, crypto }),
    inputs: { [from]: { order_id } },
    answers: {
      fillRefund: {
        played: async ({ output }, form) => {
          await stage.forward('listRefundReasons')
          await form.reaches({ filling: 'fresh' })
          await form.tell({ type: 'draft.change', change: { reason: refund_reasons[0]!.reason } })
          await form.tell({ type: 'form.submit' })
          if (output.type === 'requested') return stage.forward('requestRefund')
          return (await stage.next('requestRefund')).refuse(asked.status, { errors: asked.errors })
        },
      },
    },
    /** The order has a refund exactly when it was requested. */
    holds: async ({ output }) => {
      const query = { order_id }
      const { refund } = await unwrap(stage.server.GET('/order/track', { params: { query } }))
      deepStrictEqual(refund !== null, output?.type === 'requested')
    },
  }
})

export const requestRefundBrowser = browser(
  requestRefundMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    const dialog = page.getByRole('dialog')
    return {
      open: async () => {
        await arrive(orderPath(order_id))
        await page.getByRole('main').getByRole('button', { name: 'Ask for a refund' }).click()
      },
      told: {
        'draft.change': ({ change }) =>
          dialog.getByRole('radio', { name: (change as { reason: string }).reason }).check(),
        'form.submit': () => dialog.getByRole('button', { name: 'Send request' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
)

/** Decision 013: the order on show is read again, with its refund or the reason why there is none. */
export const requestRefundTold = told(
  'requestRefund',
  {
    requested: ({ message }) => ({
      closes: true,
      says: [['success', message]],
      readsAgain: ['trackOrder', 'getOrderDetails', 'listNotifications'],
    }),
    left: { closes: true },
    'order.outdated': { readsAgain: ['trackOrder'] },
  },
  { given: { order_id: 7 }, samples: { requested: [{ message: 'Placed' }] } },
)

/** What the ports send. */
export const requestRefundRequests = requests(
  (api) => connectRequestRefund({ api, session: asGuest(api), crypto: keys }),
  [
    {
      port: 'getRefundOffer',
      input: { order_id: 9 },
      sent: { request: 'GET /order/refund-offer?order_id=9&guest_id=guest-7' },
      field: 'lines',
    },
    {
      connect: (api) => connectRequestRefund({ api, session: asCustomer(api), crypto: keys }),
      port: 'getRefundOffer',
      input: { order_id: 9 },
      sent: { request: 'GET /order/refund-offer?order_id=9' },
      field: 'lines',
    },
    {
      connect: (api) => connectRequestRefund({ api, session: asCustomer(api), crypto: keys }),
      port: 'fillRefund.listRefundReasons',
      sent: { request: 'GET /order/refund-reasons' },
      field: 'refund_reasons',
    },
    {
      port: 'fillRefund.requestRefund',
      input: {
        key: 'key-1',
        request: {
          order_id: 9,
          customer_reason: 'Cold',
          customer_note: 'Ice',
          lines: [{ id: 9001, quantity: 2 }],
          pictures: [],
        },
      },
      sent: {
        request: 'POST /order/refund-request',
        body: {
          order_id: '9',
          customer_reason: 'Cold',
          customer_note: 'Ice',
          lines: '[{"id":9001,"quantity":2}]',
          guest_id: 'guest-7',
        },
        headers: KEY,
      },
      field: 'message',
    },
  ],
)
