import { chooseCartMachine } from '#machines/cart/choose-cart.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const chooseCartBrowser = browser(chooseCartMachine, async ({ page, arrive, stage }) => {
  const { soup, salad } = stage.city
  const dialog = page.getByRole('dialog')
  return {
    open: () => arrive('/help-and-support'),
    gestures: {
      'cart.choose': ({ keep }) =>
        dialog.getByRole('button', { name: `Keep ${(keep === 'saved' ? soup : salad).store_name}` }).click(),
      'choice.postpone': () => dialog.getByRole('button', { name: 'Close' }).click(),
    },
  }
})
