import { deepStrictEqual, strictEqual } from 'node:assert'
import { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'
import { subjectsOf } from '#machines/rules/review-subjects.ts'
import { connectWriteReviews } from '#src/features/reviews/rate-order.ports.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { reviewGestures } from '#tests/machines/orders/review-by-hand.ts'
import { playSending, receiveSoup, reviewSoup, reviewsOf } from '#tests/machines/orders/reviewed.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import { browser } from '#tests/support/browser.ts'
import { service } from '#tests/support/service.ts'
import { act, nothing, told } from '#tests/support/told.ts'

export const writeReviewsService = service(writeReviewsMachine, async (stage, { from }) => {
  const order_id = await receiveSoup(stage)
  if (from === 'an order reviewed before') await reviewSoup(stage, order_id)
  const subjects = subjectsOf(await reviewsOf(stage, order_id))
  const key = `item ${stage.city.soup.id}`
  return {
    connected: connectWriteReviews(stage.api),
    inputs: { [from]: { order_id, subjects } },
    events: {
      'rating.set': (sample) => ({ key, rating: [3.5, 4][sample]! }),
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
      sendReview: {
        played: ({ output }) => playSending(stage, output, { isChange: from === 'an order reviewed before' }),
      },
    },
    /** The server has the saved review, with its pictures. */
    holds: async (snapshot) => {
      if (!snapshot.matches('rated')) return
      const [found] = (await reviewsOf(stage, order_id)).items
      const { draft } = snapshot.context.subjects.find((subject) => subject.key === key)!
      strictEqual(found!.review!.pictures.length, draft.kept.length + draft.chosen.length)
      deepStrictEqual([found!.review!.rating, found!.review!.comment], [draft.rating, draft.comment.trim()])
    },
  }
})

export const writeReviewsBrowser = browser(writeReviewsMachine, async ({ page, arrive, live }, { from }) => ({
  open: async () => {
    await arrive(ratePath((live.inputs![from] as { order_id: number }).order_id))
    await page.getByRole('main').getByRole('button', { name: 'Send reviews' }).waitFor()
  },
  gestures: reviewGestures(page),
}))

/** docs/contract.md §2 Reviews: averages and lists are other ones after a saved review. */
export const writeReviewsTold = told(
  'writeReviews',
  {
    'draft.changed': ({ words, key, pictures }) => ({
      runs: [
        ['keepWords', words],
        ['keepPictures', key, pictures],
      ],
    }),
    // Averages and lists of reviews are others now.
    'review.saved': ({ words, key }) => ({
      runs: [
        ['keepWords', words],
        ['keepPictures', key, []],
      ],
      readsAgain: ['getItem', 'getStore', 'listItemReviews', 'listStoreReviews'],
    }),
    rated: nothing,
  },
  {
    given: { keepWords: act, keepPictures: act },
    samples: {
      'draft.changed': [{ words: {}, key: 'item 11', pictures: [] }],
      'review.saved': [{ words: {}, key: 'item 11' }],
    },
  },
)
