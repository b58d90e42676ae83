import { rateOrderMachine } from '#machines/orders/rate-order.machine.ts'
import {
  draft,
  noSuchOrder,
  notDelivered,
  nothingStored,
  offline,
  orderReviews,
  reviewedBefore,
} from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

export const rateOrderModel = model(rateOrderMachine, {
  inputs: { 'an order': { order_id: 100001 } },
  events: { 'order.retry': [{}] },
  answers: {
    getOrderReviews: {
      done: [orderReviews(), reviewedBefore(), orderReviews({ review_plan: 0, delivery_man: null })],
      refused: [offline, notDelivered, noSuchOrder],
    },
    recallReviews: {
      done: [nothingStored, { 'item 11': draft({ rating: 2, comment: 'Cold' }) }],
      refused: [new Error('no storage')],
    },
    writeReviews: { done: [{ type: 'rated' }], refused: [new Error('broke')] },
  },
})
