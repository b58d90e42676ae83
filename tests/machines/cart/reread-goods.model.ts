import { rereadGoodsMachine } from '#machines/cart/reread-goods.machine.ts'
import { customer, guest, lines, offline } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor, mona } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const cart = { kind: 'cart' as const, lines, shopper: guest.shopper }

export const rereadGoodsModel = model(rereadGoodsMachine, {
  inputs: {
    'a cart': cart,
    'an item bought at once': { ...cart, kind: 'buy_now' },
    'a cart of a customer': { ...cart, shopper: customer.shopper },
    'a prescription': { ...cart, kind: 'prescription', lines: [] },
  },
  events: {},
  answers: {
    getCustomerInfo: { done: [mona], refused: [offline] },
    listCart: { done: [[lineFor(8, dish())], []], refused: [offline] },
    getItem: { done: [dish()], refused: [offline] },
  },
})
