import { checkoutGateMachine } from '#machines/checkout/checkout-gate.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const checkoutGateBrowser = browser(
  checkoutGateMachine,
  async ({ page, arrive, stage }, { from }) => {
    const dialog = page.getByRole('dialog', { name: 'How do you want to order?' })
    const choose = (name: string) => () => dialog.getByRole('button', { name, exact: true }).click()
    return {
      open: async () => {
        if (from === 'a customer') await stage.becomeCustomer()
        await stage.fillCart([stage.city.soup, 1])
        if (from === 'a guest while guests may not order') await refuseGuests(page)
        await arrive('/about-us')
        await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click()
        await page.getByRole('button', { name: 'Go to checkout' }).click()
      },
      gestures: {
        'guest.choose': choose('Continue as a guest'),
        'login.choose': choose('Login'),
        'signUp.choose': choose('Sign Up'),
        'dialog.close': choose('Close'),
      },
    }
  },
  {
    inputs: ['a customer', 'a guest', 'a guest while guests may not order'],
    unseen: { 'deciding always #1': 'an empty cart shows no way to checkout' },
  },
)

/** The demo shop lets guests order; this one does not. */
const refuseGuests = (page: import('@playwright/test').Page) =>
  page.route('**/api/v1/config', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), guest_checkout_status: 0 } })
  })
