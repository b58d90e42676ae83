import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { openOver, rememberContact } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const repriced = { errors: [{ code: 'order_amount', message: 'The total is now 62.50.' }] }

/** The customer meets it when the server names another price than the button. */
export const rereadGoodsBrowser = browser(
  rereadGoodsMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { soup } = stage.city
    return {
      open: async () => {
        const isCustomer = from === 'a cart of a customer'
        if (isCustomer) await stage.becomeCustomer()
        else {
          await stage.becomeGuest()
          await rememberContact(page, stage.newcomer)
        }
        await stage.fillCart([soup, 4])
        if (from === 'an item bought at once') {
          await arrive('/about-us')
          await stage.forward('listCart')
          await openOver(page, { name: 'item', id: soup.id, module_id: soup.module_id })
          await stage.forward('getItem')
          await page.getByRole('button', { name: 'Buy Now' }).click()
        } else {
          await arrive('/checkout?page=cart')
          await stage.forward('listCart')
          if (isCustomer) await stage.forward('getCustomerInfo')
        }
        await page.getByRole('radio', { name: 'Take away' }).click()
        await page.getByRole('button', { name: /^Place order/ }).click()
        await (await stage.next('placeOrder')).refuse(403, repriced)
      },
      answers: live.answers ?? {},
    }
  },
  {
    inputs: ['a cart', 'an item bought at once', 'a cart of a customer'],
    holds: ['placeOrder'],
    unseen: { 'decidingSource always #3': 'the server refuses no prescription for its goods: it knows none' },
  },
)
