import { strictEqual } from 'node:assert'
import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import type { TrackFields } from '#machines/orders/track-form.ts'
import { connectFindOrder } from '#src/features/tracking/tracking.ports.ts'
import { correcting } from '#src/navigation/wrong-number.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { asGuest, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'

export const findOrderService = service(findOrderMachine, async (stage, { from }) => {
  if (from === 'a customer with a link') await stage.becomeCustomer()
  const { order_id, contact_number } = await stage.placeOrder()
  const guest = { asker: 'guest' as const }
  return {
    connected: connectFindOrder(stage.api, stage.session),
    inputs: {
      'a guest with an empty form': { ...guest, order_id: '', contact_number: '', isWrong: false },
      'a customer with a link': {
        asker: 'customer' as const,
        order_id: String(order_id),
        contact_number: '',
        isWrong: false,
      },
      'a guest with a wrong phone number': {
        ...guest,
        order_id: String(order_id),
        contact_number: '+971501112233',
        isWrong: true,
      },
    },
    events: {
      'field.change': (sample) =>
        sample === 0
          ? { field: 'order_id' as const, value: String(order_id) }
          : { field: 'contact_number' as const, value: contact_number },
    },
    holds: ({ output }) => {
      if (output) strictEqual(output.order.id, order_id)
    },
  }
})

export const findOrderBrowser = browser(
  findOrderMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id, contact_number, isWrong } = live.inputs![from] as TrackFields & { isWrong: boolean }
    return {
      open: async () => {
        await arrive(order_id ? `/track-order?order_id=${order_id}` : '/track-order')
        if (isWrong)
          await page.evaluate((state) => history.replaceState(state, ''), correcting(contact_number))
        if (!order_id || isWrong) await page.getByRole('textbox', { name: 'Order ID' }).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) =>
          write(
            page
              .getByRole('main')
              .getByRole('textbox', { name: field === 'order_id' ? 'Order ID' : 'Contact number' }),
            value,
          ),
      },
    }
  },
  {
    offered: {
      // A customer with a link sees the form only when the link leads nowhere.
      'field.change': (snapshot) => snapshot.context.asker === 'guest' || !snapshot.matches('asking'),
    },
  },
)

/** What the ports send. */
export const findOrderRequests = requests(
  (api) => connectFindOrder(api, asGuest(api)),
  [
    {
      port: 'trackOrder',
      input: { order_id: 100_001, contact_number: '+971500000000' },
      sent: { request: 'GET /order/track?order_id=100001&guest_id=guest-7&contact_number=+971500000000' },
      field: 'order_status',
    },
  ],
)
