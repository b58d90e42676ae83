import { sendOrderMachine } from '#machines/checkout/send-order.machine.ts'
import {
  attempt,
  badPhone,
  dearer,
  draftOfGuest,
  guest,
  lines,
  offline,
  order,
  unpaidOrder,
} from '#tests/machines/samples/checkout.ts'
import { model } from '#tests/support/model.ts'

export const sendOrderModel = model(sendOrderMachine, {
  inputs: { 'an order of a guest': { draft: draftOfGuest } },
  events: {},
  answers: {
    submitOrder: {
      done: [
        { type: 'placed', order },
        { type: 'placed', order: unpaidOrder },
        { type: 'placedBefore', order, attempt },
        { type: 'givenUp' },
        { type: 'repriced', error: dearer },
        { type: 'refused', error: badPhone },
      ],
      refused: [offline],
    },
    rereadGoods: {
      done: [{ type: 'read', lines, shopper: guest.shopper }, { type: 'gone' }, { type: 'unread' }],
      refused: [offline],
    },
  },
})
