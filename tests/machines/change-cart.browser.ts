import { changeCartMachine } from '#machines/cart/change-cart.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

export const changeCartBrowser = browser(changeCartMachine, async ({ page, arrive, stage }, { from }) => {
  const { soup } = stage.city
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' })
  return {
    open: async () => {
      await arrive('/about-us')
      // The cart itself reads first, with the operation by which an edit makes sure.
      await stage.forward('listCart')
      if (from === 'a line chosen anew') {
        const [line] = (await stage.cart()).filter(({ item_id }) => item_id === soup.id)
        await openOver(page, { name: 'item', id: soup.id, module_id: soup.module_id, cart_id: line!.id })
        await page.getByRole('button', { name: `One more: Quantity of ${soup.name}` }).click()
        await page.getByRole('button', { name: /^Update To Cart/ }).click()
        return
      }
      await openOver(page, { name: 'cart' })
      const name = from === 'one more' ? `One more: ${soup.name}` : `Remove ${soup.name}`
      await drawer.getByRole('button', { name, exact: true }).click()
    },
  }
})
