import { strictEqual } from 'node:assert'
import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { connectAcceptPrice } from '#src/shared/orders/accept-price.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { asCustomer, asGuest, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { act, type Follows, failure, told } from '#tests/support/told.ts'

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

export const acceptPriceBrowser = browser(
  acceptPriceMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    const accept = page.getByRole('main').getByRole('button', { name: /^(Try again: accept|Accept) / })
    return {
      gestures: { 'price.accept': () => accept.click() },
      open: async () => {
        const later = new Date(Date.now() + HOUR).toISOString()
        // The reference server stands at noon of its day: by the computer's time its hour to accept may be over.
        await page.route('**/api/v1/order/track?*', async (route) => {
          const response = await route.fetch()
          const order: TrackedOrder = await response.json()
          const price_deadline = order.price_deadline && later
          await route.fulfill({ response, json: { ...order, price_deadline } })
        })
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
      },
    }
  },
  {
    offered: { 'time.over': () => false },
    unseen: {
      'offering time.over': 'an hour passes by itself; accept-price.test lets it pass',
      'changed time.over': 'an hour passes by itself; accept-price.test lets it pass',
      'failed time.over': 'an hour passes by itself; accept-price.test lets it pass',
    },
  },
)

const HOUR = 3_600_000

/** The page reads its order again: it is accepted, canceled, or costs another price. */
const followed: Follows = { readsAgain: ['trackOrder'], runs: [['followOrder']] }

/** docs/decisions/043: each answer about the price makes the page read its order again. */
export const acceptPriceTold = told(
  'acceptPrice',
  {
    accepted: ({ message }) => ({
      says: [['success', message]],
      readsAgain: ['getOrderDetails', 'listNotifications', 'trackOrder'],
      runs: [['followOrder']],
    }),
    expired: followed,
    closed: followed,
    'order.outdated': followed,
    failure,
  },
  { given: { order_id: 7, followOrder: act }, samples: { accepted: [{ message: 'Price accepted.' }] } },
)

/** What the ports send. */
export const acceptPriceRequests = requests(
  (api) => connectAcceptPrice(api, asGuest(api)),
  [
    {
      port: 'acceptPrescriptionPrice',
      input: { order_id: 100_001, amount: 61 },
      sent: {
        request: 'POST /order/prescription/accept',
        body: { order_id: 100_001, amount: 61, guest_id: 'guest-7' },
      },
      field: 'message',
    },
    {
      connect: (api) => connectAcceptPrice(api, asCustomer(api)),
      port: 'acceptPrescriptionPrice',
      input: { order_id: 100_001, amount: 61 },
      sent: { request: 'POST /order/prescription/accept', body: { order_id: 100_001, amount: 61 } },
      field: 'message',
    },
  ],
)
