import { subscribeMachine } from '#machines/app/subscribe.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const subscribeBrowser = browser(subscribeMachine, async ({ page, arrive }) => {
  const form = page.getByRole('contentinfo')
  return {
    open: async () => {
      await arrive('/about-us')
      await form.scrollIntoViewIfNeeded()
      await form.getByRole('textbox', { name: 'Your email' }).waitFor()
    },
    gestures: {
      'email.change': ({ email }) => form.getByRole('textbox', { name: 'Your email' }).fill(email),
      'form.submit': () => form.getByRole('button', { name: 'Subscribe' }).click(),
    },
  }
})
