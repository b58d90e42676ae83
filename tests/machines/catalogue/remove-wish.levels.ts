import { removeWishMachine } from '#machines/catalogue/remove-wish.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const removeWishBrowser = browser(removeWishMachine, async ({ page, arrive, stage }) => {
  const { soup } = stage.city
  return {
    open: async () => {
      await stage.becomeCustomer()
      await stage.server.POST('/wish-list/add', { params: { query: { item_id: soup.id } } })
      await arrive('/about-us')
      await openOver(page, { name: 'wishlist' })
      await page.getByRole('button', { name: `Delete ${soup.name} from the wishlist` }).click()
    },
  }
})
