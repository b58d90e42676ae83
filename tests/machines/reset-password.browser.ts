import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'

const labels = {
  email_or_phone: /^Email or phone/,
  password: /^New password/,
  confirm_password: /^Confirm password/,
}

export const resetPasswordBrowser = browser(
  resetPasswordMachine,
  async ({ page, arrive, live, stage }, { from }) => {
    const { email_or_phone, must_verify } = live.inputs![from] as {
      email_or_phone: string
      must_verify: boolean
    }
    const form = page.getByRole('main')
    const question = page.getByRole('alertdialog')
    return {
      open: async () => {
        if (email_or_phone) stage.storage.write('rememberedLogin', email_or_phone)
        if (must_verify) await verifiesCustomers(page)
        await arrive('/auth/forgot-password')
        await form.getByLabel(labels.email_or_phone).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
        'form.submit': () =>
          form.getByRole('button', { name: /^(Send the code|Change password|Send another code)$/ }).click(),
        'name.change': () => form.getByRole('button', { name: 'Change', exact: true }).click(),
        'reset.confirm': () => question.getByRole('button', { name: 'Change password' }).click(),
        'reset.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
      },
      told: { 'code.change': ({ code }) => form.getByLabel(/^Code/).fill(String(code)) },
      answers: live.answers ?? {},
    }
  },
  {
    holds: ['forgotPassword', 'verifyResetToken'],
    offered: {
      // Each step has its own fields.
      'field.change': ({ value }, { field }) =>
        field === 'email_or_phone'
          ? typeof value === 'object' && 'naming' in value
          : value === 'codeOver' || (typeof value === 'object' && 'choosing' in value),
    },
  },
)
