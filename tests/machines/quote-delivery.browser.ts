import { quoteDeliveryMachine } from '#machines/checkout/quote-delivery.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const quoteDeliveryBrowser = browser(
  quoteDeliveryMachine,
  async ({ page, arrive, stage }) => {
    const main = page.getByRole('main')
    return {
      open: async () => {
        await stage.becomeCustomer()
        await stage.fillCart([stage.city.soup, 4])
        await arrive('/checkout?page=cart')
      },
      gestures: {
        'draft.changed': () => main.getByRole('radio', { name: 'Take away' }).click(),
        'quote.renew': () => main.getByRole('button', { name: 'Try again' }).click(),
      },
    }
  },
  {
    offered: {
      // An order that is collected shows no fee, and measures nothing but the ways to pay.
      'draft.changed': ({ context }) => context.position.lat === 25.2,
      'quote.renew': (snapshot) => snapshot.matches('unknown') && snapshot.context.position.lat === 25.2,
    },
  },
)
