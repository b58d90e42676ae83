import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { connectVerifyEmail } from '#src/features/account/verify-email.ports.ts'
import { sendAs } from '#tests/machines/account/enter-code.levels.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { sendsCodes } from '#tests/support/strict-shop.ts'
import { told } from '#tests/support/told.ts'

export const verifyEmailService = service(verifyEmailMachine, async (stage, { from }) => {
  const { server, shop } = stage
  const { email } = (await stage.becomeCustomer()).info
  return {
    connected: connectVerifyEmail(stage.api, Date),
    inputs: { [from]: { email, length: 6 } },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendEmailCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(email) })
          await stage.forward('verifyEmail')
        },
      },
    },
    /** The address is verified exactly when the machine says so. */
    holds: async ({ output }) => {
      const { is_email_verified } = await unwrap(server.GET('/customer/info'))
      strictEqual(is_email_verified, output ? 1 : 0)
    },
  }
})

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

/** docs/contract.md §2 Ours: verify-email. */
export const verifyEmailTold = told(
  'verifyEmail',
  { verified: ({ message }) => ({ says: [['success', message]], readsAgain: ['getCustomerInfo'] }) },
  { samples: { verified: [{ message: 'Your email is verified.' }] } },
)

/** What the ports send. */
export const verifyEmailRequests = requests(
  (api) => connectVerifyEmail(api, Date),
  [
    {
      port: 'enterCode.sendCode',
      input: { recipient: 'mona@souk.test' },
      sent: { request: 'POST /customer/email-code' },
      field: 'message',
    },
    {
      port: 'enterCode.checkCode',
      input: { recipient: 'mona@souk.test', code: '123456' },
      sent: { request: 'POST /customer/verify-email', body: { otp: '123456' } },
      field: 'message',
    },
  ],
)
