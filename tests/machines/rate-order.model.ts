import { rateOrderMachine } from '#machines/rate-order.machine.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import {
  draft,
  noSuchOrder,
  notDelivered,
  nothingKept,
  offline,
  orderReviews,
  reviewedBefore,
} from '#tests/machines/samples/reviews.ts'
import { model } from '#tests/support/model.ts'

const key = 'item 11'

export const rateOrderModel = model(rateOrderMachine, {
  inputs: { 'an order': { order_id: 100001 } },
  events: {
    'order.retry': [{}],
    'rating.set': [{ key, rating: 3.5 }],
    'comment.write': [{ key, comment: 'Warm.' }],
    'pictures.add': [
      { key, pictures: [chosen('front')] },
      { key, pictures: ['back', 'side', 'menu', 'door'].map((id) => chosen(id)) },
      { key, pictures: [chosen('letter', 'application/pdf')] },
    ],
    'picture.remove': ({ context: { subjects } }) =>
      subjects
        .flatMap(({ key: of, draft: { kept, chosen: own } }) =>
          of === key ? [...kept, ...own.map(({ id }) => id)].map((id) => ({ key, id })) : [],
        )
        .slice(0, 1),
    'reviews.send': [{}],
  },
  answers: {
    getOrderReviews: {
      done: [orderReviews(), reviewedBefore(), orderReviews({ review_plan: 0, delivery_man: null })],
      refused: [offline, notDelivered, noSuchOrder],
    },
    recallReviews: {
      done: [nothingKept, { [key]: draft({ rating: 2, comment: 'Cold' }) }],
      refused: [new Error('no storage')],
    },
    sendReview: { done: [{ type: 'saved' }, { type: 'failed', error: offline }], refused: [offline] },
  },
  place: ({ context: { subjects, sent } }) => {
    const of = subjects.find((each) => each.key === key)
    return [
      of?.access,
      of?.written !== null,
      Boolean(of?.draft.rating),
      Boolean(of?.draft.comment),
      (of?.draft.kept.length ?? 0) + (of?.draft.chosen.length ?? 0),
      sent.length,
    ].join()
  },
})
