import { acceptPriceMachine } from '#machines/orders/accept-price.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const acceptPriceBrowser = browser(
  acceptPriceMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { order_id } = live.inputs![from] as { order_id: number }
    const accept = page.getByRole('main').getByRole('button', { name: /^(Try again: accept|Accept) / })
    return {
      gestures: { 'price.accept': () => accept.click() },
      open: async () => {
        const contact = encodeURIComponent(stage.newcomer.phone)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${contact}`)
      },
    }
  },
  {
    offered: { 'time.over': () => false },
    unseen: {
      'offering time.over': 'an hour passes by itself; accept-price.test lets it pass',
      'changed time.over': 'an hour passes by itself; accept-price.test lets it pass',
      'failed time.over': 'an hour passes by itself; accept-price.test lets it pass',
    },
  },
)
