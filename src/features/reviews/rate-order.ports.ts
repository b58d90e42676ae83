import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import { smallPicture } from '#browser/small-picture.ts'
import { rateOrderMachine, rateOrderPorts } from '#machines/orders/rate-order.machine.ts'
import { type ReviewSent, sendReviewMachine, sendReviewPorts } from '#machines/orders/send-review.machine.ts'
import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { pictureReader } from '#src/shared/pictures/picture-reader.ts'
import { recallReviews } from './kept-reviews.ts'

type World = { api: Api; window: Window }

/** Connects the review page: the server has the reviews, and this browser what was not sent. */
export const connectRateOrder = ({ api, window }: World) =>
  rateOrderMachine.provide({
    actors: {
      getOrderReviews: answer(rateOrderPorts.getOrderReviews, (query, signal) =>
        unwrap(api.GET('/order/reviews', { params: { query }, signal }), 'items'),
      ),
      recallReviews: answer(rateOrderPorts.recallReviews, ({ order_id }) => recallReviews(window, order_id)),
      writeReviews: connectWriteReviews(api),
    },
  })

/** Connects the writing of the reviews of an order. */
export const connectWriteReviews = (api: Api) =>
  writeReviewsMachine.provide({ actors: { ...pictureReader, sendReview: connectSendReview(api) } })

/** Connects the sending of one review: an item's has pictures, a courier's has none. */
export const connectSendReview = (api: Api) =>
  sendReviewMachine.provide({
    actors: {
      submitReview: answer(sendReviewPorts.submitReview, async ({ order_id, about, draft }, signal) => {
        const said = { order_id, ...wordsOf(draft) }
        if (about.type === 'courier') {
          const body = { ...said, delivery_man_id: about.delivery_man_id }
          return unwrap(api.POST('/delivery-man/reviews/submit', { body, signal }), 'message')
        }
        const body = { ...said, item_id: about.item_id, attachment: await picturesOf(draft) }
        return unwrap(api.POST('/items/reviews/submit', { body, bodySerializer: asForm, signal }), 'message')
      }),
      updateReview: answer(sendReviewPorts.updateReview, async ({ order_id, about, draft }, signal) => {
        const said = { order_id, ...wordsOf(draft) }
        if (about.type === 'courier') {
          const body = { ...said, delivery_man_id: about.delivery_man_id }
          return unwrap(api.PUT('/delivery-man/reviews/submit', { body, signal }), 'message')
        }
        const attachment = await picturesOf(draft)
        const body = { ...said, item_id: about.item_id, kept: [...draft.kept], attachment }
        return unwrap(api.PUT('/items/reviews/submit', { body, bodySerializer: asForm, signal }), 'message')
      }),
    },
  })

const wordsOf = ({ rating, comment }: ReviewSent['draft']) => ({ rating, ...(comment && { comment }) })

const picturesOf = ({ chosen }: ReviewSent['draft']) =>
  Promise.all(chosen.map(({ file }) => smallPicture(file as Blob)))
