import { changeWishlistMachine } from '#machines/catalogue/change-wishlist.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const changeWishlistBrowser = browser(
  changeWishlistMachine,
  async ({ page, arrive, stage }, { from }) => {
    const { soup } = stage.city
    return {
      open: async () => {
        await arrive(`/product/${soup.id}?id=${soup.id}&module_id=${soup.module_id}`)
        // The wishlist itself reads first, with the operation by which a change makes sure.
        await stage.forward('listWishlist')
        if (from === 'an item kept')
          return page
            .getByRole('button', { name: `Add ${soup.name} to the wishlist` })
            .first()
            .click()
        await openOver(page, { name: 'wishlist' })
        await page.getByRole('button', { name: `Delete ${soup.name} from the wishlist` }).click()
        return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      },
    }
  },
)
