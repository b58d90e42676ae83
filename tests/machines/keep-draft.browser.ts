import { keepDraftMachine } from '#machines/checkout/keep-draft.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const keepDraftBrowser = browser(keepDraftMachine, async ({ page, arrive, stage }) => ({
  open: async () => {
    await stage.fillCart([stage.city.soup, 4])
    await arrive('/checkout?page=cart')
  },
  gestures: {
    'draft.changed': ({ said }) =>
      write(page.getByRole('main').getByLabel('Order note'), said.order_note ?? ''),
  },
}))
