import { strictEqual } from 'node:assert'
import { writeTab } from '#browser/tab-storage.ts'
import { rateOrderMachine } from '#machines/orders/rate-order.machine.ts'
import { connectRateOrder } from '#src/features/reviews/rate-order.ports.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { keepInTab } from '#tests/machines/by-hand.ts'
import { reviewGestures } from '#tests/machines/orders/review-by-hand.ts'
import { playSending, receiveSoup, reviewSoup, reviewsOf } from '#tests/machines/orders/reviewed.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const rateOrderService = service(rateOrderMachine, async (stage, { from }) => {
  const order_id = await receiveSoup(stage)
  const key = `item ${stage.city.soup.id}`
  const window = windowStandIn()
  return {
    connected: connectRateOrder({ api: stage.api, window }),
    inputs: { [from]: { order_id } },
    answers: {
      getOrderReviews: {
        before: ({ sample }) => (sample === 1 ? reviewSoup(stage, order_id) : undefined),
        shaped: (body, { sample }) => (sample === 2 ? { ...body, review_plan: 0, delivery_man: null } : body),
      },
      recallReviews: {
        before: ({ output }) => {
          const [stored] = Object.values(output)
          if (stored) writeTab(window, 'reviewDraft', { order_id, words: { [key]: stored } })
        },
      },
      writeReviews: {
        played: async (_, child) => {
          const [soup] = (await reviewsOf(stage, order_id)).items
          await child.tell({ type: 'rating.set', key, rating: 3.5 })
          await child.tell({ type: 'reviews.send' })
          await playSending(stage, { type: 'saved' }, { isChange: soup!.review !== null })
        },
      },
    },
    /** The server has the saved review. */
    holds: async (snapshot) => {
      if (!snapshot.matches('rated')) return
      const [found] = (await reviewsOf(stage, order_id)).items
      strictEqual(found!.review!.rating, 3.5)
    },
  }
})

export const rateOrderBrowser = browser(rateOrderMachine, async ({ page, arrive, stage, live }, { from }) => {
  const { order_id } = live.inputs![from] as { order_id: number }
  const { 'rating.set': rate, 'reviews.send': send } = reviewGestures(page)
  const key = `item ${stage.city.soup.id}`
  return {
    open: () => arrive(ratePath(order_id)),
    gestures: {
      'order.retry': () =>
        page
          .getByRole('main')
          .getByRole('button', { name: /^(Try|Check) again$/ })
          .click(),
    },
    told: {
      'rating.set': ({ rating }) => rate({ rating: rating as number }),
      'reviews.send': send,
    },
    answers: {
      recallReviews: {
        before: async ({ output }) => {
          const [stored] = Object.values(output)
          if (stored) await keepInTab(page, 'reviewDraft', { order_id, words: { [key]: stored } })
        },
      },
    },
  }
})

const ofItem = { order_id: 7, about: { type: 'item', item_id: 11 } }

const ofCourier = { order_id: 7, about: { type: 'courier', delivery_man_id: 2 } }

const said = { rating: 4.5, comment: 'Crisp.', kept: [], chosen: [] }

/** What the ports send. */
export const rateOrderRequests = requests(
  (api) => connectRateOrder({ api, window: windowStandIn() }),
  [
    {
      port: 'getOrderReviews',
      input: { order_id: 7 },
      sent: { request: 'GET /order/reviews?order_id=7' },
      field: 'items',
    },
    {
      port: 'writeReviews.sendReview.submitReview',
      input: { ...ofItem, draft: said },
      sent: {
        request: 'POST /items/reviews/submit',
        body: { order_id: '7', item_id: '11', rating: '4.5', comment: 'Crisp.' },
      },
      field: 'message',
    },
    {
      port: 'writeReviews.sendReview.updateReview',
      input: { ...ofItem, draft: { ...said, comment: '', kept: ['photo-1'] } },
      sent: {
        request: 'PUT /items/reviews/submit',
        body: { order_id: '7', item_id: '11', rating: '4.5', kept: 'photo-1' },
      },
      field: 'message',
    },
    {
      port: 'writeReviews.sendReview.submitReview',
      input: { ...ofCourier, draft: said },
      sent: {
        request: 'POST /delivery-man/reviews/submit',
        body: { order_id: 7, delivery_man_id: 2, rating: 4.5, comment: 'Crisp.' },
      },
      field: 'message',
    },
    {
      port: 'writeReviews.sendReview.updateReview',
      input: { ...ofCourier, draft: { ...said, comment: '' } },
      sent: {
        request: 'PUT /delivery-man/reviews/submit',
        body: { order_id: 7, delivery_man_id: 2, rating: 4.5 },
      },
      field: 'message',
    },
  ],
)
