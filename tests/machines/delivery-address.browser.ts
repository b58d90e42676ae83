import { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const deliveryAddressBrowser = browser(
  deliveryAddressMachine,
  async ({ page, arrive, stage }) => {
    const dialog = page.getByRole('dialog', { name: 'Saved Addresses' })
    const press = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click()
    return {
      open: async () => {
        await stage.fillCart([stage.city.soup, 2])
        await arrive('/checkout?page=cart')
      },
      gestures: {
        'saved.open': () => page.getByRole('button', { name: 'View Saved Address' }).click(),
        'card.mark': () => dialog.getByRole('radio', { checked: false }).first().click(),
        'mark.confirm': press('Select'),
        'dialog.cancel': press('Cancel'),
        'list.retry': press('Try again'),
      },
    }
  },
  {
    offered: {
      'list.retry': (snapshot) => snapshot.matches({ choosing: { list: 'unlisted', dialog: 'open' } }),
      'card.mark': ({ context }) => context.addresses.length > 0,
    },
  },
)
