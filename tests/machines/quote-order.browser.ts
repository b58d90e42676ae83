import { quoteOrderMachine } from '#machines/quote-order.machine.ts'
import { openOver } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const repriced = { errors: [{ code: 'order_amount', message: 'The total is now 62.50.' }] }

export const quoteOrderBrowser = browser(
  quoteOrderMachine,
  async ({ page, arrive, stage, live }, { from }) => {
    const { soup } = stage.city
    const known = async () => {
      await stage.forward('getDistance')
      await stage.forward('getZoneId')
    }
    const orderAtOldPrice = async () => {
      await known()
      await page.getByRole('button', { name: /^Place order/ }).click()
      await (await stage.next('placeOrder')).refuse(403, repriced)
    }
    return {
      open: async () => {
        await stage.becomeCustomer()
        await stage.fillCart([soup, 4])
        if (from === 'an item bought at once whose price is stale') {
          await arrive('/about-us')
          await stage.forward('listCart')
          await openOver(page, { name: 'item', id: soup.id, module_id: soup.module_id })
          await stage.forward('getItem')
          await page.getByRole('button', { name: 'Buy Now' }).click()
          return orderAtOldPrice()
        }
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
        if (from !== 'a cart') await orderAtOldPrice()
      },
      answers: live.answers ?? {},
    }
  },
  { holds: ['placeOrder'] },
)
