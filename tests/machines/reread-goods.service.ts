import { deepStrictEqual } from 'node:assert'
import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { connectRereadGoods } from '#src/shared/checkout/checkout.ports.ts'
import { emptyTheCart } from '#tests/machines/played.ts'
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
