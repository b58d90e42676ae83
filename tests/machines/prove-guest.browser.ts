import { proveGuestMachine } from '#machines/orders/prove-guest.machine.ts'
import { browser } from '#tests/support/browser.ts'
import { sendsCodes } from '#tests/support/strict-shop.ts'

/** Another guest follows the order by its ID and phone number. */
export const proveGuestBrowser = browser(
  proveGuestMachine,
  async ({ page, arrive, live }, { from }) => {
    const { order_id, contact_number } = live.inputs![from] as { order_id: number; contact_number: string }
    const way = page.getByRole('main').getByRole('button', { name: /^Confirm your phone to/ })
    const dialog = page.getByRole('dialog', { name: 'Confirm your phone' })
    return {
      open: async () => {
        await sendsCodes(page)
        await arrive(`/track-order?order_id=${order_id}&contact_number=${encodeURIComponent(contact_number)}`)
        await way.waitFor()
      },
      gestures: {
        'phone.confirm': () => way.click(),
        'code.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      told: { 'code.change': ({ code }) => dialog.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  { holds: ['sendOrderCode', 'proveOrder'] },
)
