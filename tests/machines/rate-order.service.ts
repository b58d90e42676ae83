import { deepStrictEqual, strictEqual } from 'node:assert'
import { writeTab } from '#browser/tab-storage.ts'
import { rateOrderMachine } from '#machines/rate-order.machine.ts'
import { connectRateOrder } from '#src/reviews/rate-order.ports.ts'
import { receiveSoup, reviewSoup, reviewsOf } from '#tests/machines/reviewed.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const rateOrderService = service(rateOrderMachine, async (stage, { from }) => {
  const order_id = await receiveSoup(stage)
  const { id } = stage.city.soup
  const key = `item ${id}`
  const window = windowStandIn()
  return {
    connected: connectRateOrder({ api: stage.api, window }),
    inputs: { [from]: { order_id } },
    events: {
      'rating.set': () => ({ key, rating: 3.5 }),
      'comment.write': () => ({ key, comment: 'Warm.' }),
      'pictures.add': (sample) => ({
        key,
        pictures: [
          [chosen('front')],
          ['back', 'side', 'menu', 'door'].map((name) => chosen(name)),
          [chosen('letter', 'application/pdf')],
        ][sample]!,
      }),
      'picture.remove': () => ({ key, id: 'front' }),
    },
    answers: {
      getOrderReviews: {
        before: ({ sample }) => (sample === 1 ? reviewSoup(stage, order_id) : undefined),
        shaped: (body, { sample }) => (sample === 2 ? { ...body, review_plan: 0, delivery_man: null } : body),
      },
      recallReviews: {
        before: ({ output }) => {
          const [kept] = Object.values(output)
          if (kept) writeTab(window, 'reviewDraft', { order_id, words: { [key]: kept } })
        },
      },
      sendReview: {
        played: async ({ output, input: { isChange } }) => {
          const operation = isChange ? 'updateReview' : 'submitReview'
          if (output.type === 'saved') await stage.forward(operation)
          else await (await stage.next(operation)).drop()
        },
      },
    },
    /** What is saved is what the server has, with its pictures. */
    holds: async (snapshot) => {
      if (!snapshot.matches('rated')) return
      const [found] = (await reviewsOf(stage, order_id)).items
      const { draft } = snapshot.context.subjects.find((subject) => subject.key === key)!
      strictEqual(found!.review!.pictures.length, draft.kept.length + draft.chosen.length)
      deepStrictEqual([found!.review!.rating, found!.review!.comment], [draft.rating, draft.comment.trim()])
    },
  }
})
