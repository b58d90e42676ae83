import { rereadGoodsMachine } from '#machines/reread-goods.machine.ts'
import { guest, lines, offline } from '#tests/machines/samples/checkout.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const cart = { kind: 'cart' as const, lines, shopper: guest.shopper }

export const rereadGoodsModel = model(rereadGoodsMachine, {
  inputs: {
    'a cart': cart,
    'an item bought at once': { ...cart, kind: 'buy_now' },
    'a prescription': { ...cart, kind: 'prescription', lines: [] },
  },
  events: {},
  answers: {
    listCart: { done: [[lineFor(8, dish())], []], refused: [offline] },
    getItem: { done: [dish()], refused: [offline] },
  },
})
