import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { browser } from '#tests/support/browser.ts'
import { sendsCodes } from '#tests/support/strict-shop.ts'

export const verifyEmailBrowser = browser(
  verifyEmailMachine,
  async ({ page, arrive, live }) => {
    const dialog = page.getByRole('dialog', { name: 'Verify your email' })
    return {
      open: async () => {
        await sendsCodes(page)
        await arrive('/profile?page=profile-settings')
        await page.getByRole('main').getByRole('button', { name: 'Verify email' }).waitFor()
      },
      gestures: {
        'email.verify': () => page.getByRole('main').getByRole('button', { name: 'Verify email' }).click(),
        'code.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      told: { 'code.change': ({ code }) => dialog.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  { holds: ['sendEmailCode', 'verifyEmail'] },
)
