import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import type { TrackFields } from '#machines/orders/track-form.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const findOrderBrowser = browser(
  findOrderMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id } = live.inputs![from] as TrackFields
    return {
      open: async () => {
        await arrive(order_id ? `/track-order?order_id=${order_id}` : '/track-order')
        if (!order_id) await page.getByRole('textbox', { name: 'Order ID' }).waitFor()
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
