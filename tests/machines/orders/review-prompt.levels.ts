import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { connectReviewPrompt } from '#src/features/reviews/review-prompt.ports.ts'
import { goTo, inAnotherTab } from '#tests/machines/by-hand.ts'
import { receiveSoup } from '#tests/machines/orders/reviewed.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { told } from '#tests/support/told.ts'

export const reviewPromptService = service(reviewPromptMachine, async (stage) => {
  const order_id = await receiveSoup(stage)
  let isCanceled = false
  return {
    connected: connectReviewPrompt(stage.api),
    events: {
      'prompt.answer': (sample) => ({ order_id: [order_id, order_id - 1][sample]! }),
    },
    answers: {
      getReviewReminder: {
        // Another order, delivered meanwhile, waits once the customer has closed the first prompt.
        shaped: (body, { output }) =>
          output.order_id === null
            ? { order_id: null, images: [] }
            : { order_id, images: body.order_id === null ? [] : body.images },
      },
      cancelReviewReminder: {
        before: () => {
          isCanceled = true
        },
      },
    },
    /** The server stops asking once it took the answer. */
    holds: async (snapshot) => {
      if (!isCanceled || !snapshot.matches({ prompt: 'resting' })) return
      const { order_id: asked } = await unwrap(stage.server.GET('/review-reminder'))
      strictEqual(asked, null)
    },
  }
})

/** A page on which the customer is not asked. */
const BUSY = '/chatting'

export const reviewPromptBrowser = browser(
  reviewPromptMachine,
  async ({ page, arrive }) => {
    const prompt = page.getByRole('dialog', { name: 'How was your order?' })
    return {
      open: () => arrive(BUSY),
      gestures: {
        'page.cover': () => goTo(page, BUSY),
        'page.uncover': () => goTo(page, '/help-and-support'),
        'orders.changed': () => page.evaluate(() => dispatchEvent(new Event('online'))),
        'prompt.close': () => prompt.getByRole('button', { name: 'No, thanks' }).click(),
        'prompt.answer': async ({ order_id }) => {
          // A value that is there already is no news.
          await inAnotherTab(page, { askedReviews: null })
          await inAnotherTab(page, { askedReviews: JSON.stringify([order_id]) })
        },
      },
    }
  },
  {
    offered: { 'prompt.rate': () => false },
    unseen: {
      'prompt.shown prompt.rate': 'it leads to the review page, which covers at once; reviews.spec does so',
    },
  },
)

/** docs/spec.md §4, Review prompt. */
export const reviewPromptTold = told(
  'reviewPrompt',
  {
    'prompt.rated': ({ order_id }) => ({
      keeps: { askedReviews: [order_id] },
      goes: `/rate-and-review/${order_id}`,
    }),
    'prompt.closed': ({ order_id }) => ({ keeps: { askedReviews: [order_id] } }),
  },
  { samples: { 'prompt.rated': [{ order_id: 7 }], 'prompt.closed': [{ order_id: 7 }] } },
)

/** What the ports send. */
export const reviewPromptRequests = requests(connectReviewPrompt, [
  {
    port: 'getReviewReminder',
    sent: { request: 'GET /review-reminder' },
    field: 'images',
  },
  {
    port: 'cancelReviewReminder',
    input: { order_id: 7 },
    sent: { request: 'GET /review-reminder-cancel?order_id=7' },
    field: 'message',
  },
])
