import { reviewPromptMachine } from '#machines/orders/review-prompt.machine.ts'
import { goTo, inAnotherTab } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

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
