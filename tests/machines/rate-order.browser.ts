import { rateOrderMachine } from '#machines/orders/rate-order.machine.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { keepInTab } from '#tests/machines/by-hand.ts'
import { reviewGestures } from '#tests/machines/review-by-hand.ts'
import { browser } from '#tests/support/browser.ts'

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
          const [kept] = Object.values(output)
          if (kept) await keepInTab(page, 'reviewDraft', { order_id, words: { [key]: kept } })
        },
      },
    },
  }
})
