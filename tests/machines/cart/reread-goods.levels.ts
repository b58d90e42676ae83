import { deepStrictEqual } from 'node:assert'
import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { connectRereadGoods } from '#src/shared/checkout/checkout.ports.ts'
import { openOver, rememberContact } from '#tests/machines/by-hand.ts'
import { emptyTheCart } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'

export const rereadGoodsService = service(rereadGoodsMachine, async (stage, { from }) => {
  const { api, city, guest_id } = stage
  const customer = from === 'a cart of a customer' && (await stage.becomeCustomer())
  const lines = await stage.fillCart([city.soup, 2])
  const cart = { kind: 'cart' as const, lines, shopper: { type: 'guest' as const, guest_id } }
  return {
    connected: connectRereadGoods(api),
    inputs: {
      'a cart': cart,
      'an item bought at once': { ...cart, kind: 'buy_now' as const },
      ...(customer && {
        'a cart of a customer': { ...cart, shopper: { type: 'customer' as const, info: customer.info } },
      }),
      'a prescription': { ...cart, kind: 'prescription' as const, lines: [] },
    },
    answers: { listCart: { before: ({ sample }) => (sample === 0 ? undefined : emptyTheCart(stage)) } },
    /** Nothing changed at the shop meanwhile. */
    holds: ({ output }) => {
      if (output?.type !== 'read') return
      deepStrictEqual(output.lines[0]?.item.price, city.soup.price)
      if (customer) deepStrictEqual(output.shopper, { type: 'customer', info: customer.info })
    },
  }
})

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
