import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'

const labels = {
  f_name: /^First name/,
  l_name: /^Last name/,
  phone: /^Phone/,
  email: /^Email/,
  password: /^Password(?! again)/,
  confirm_password: /^Confirm password/,
  ref_code: /^Referral code/,
}

export const signUpBrowser = browser(signUpMachine, async ({ page, arrive }) => {
  const form = page.getByRole('main')
  return {
    open: async () => {
      await verifiesCustomers(page)
      await arrive('/auth/sign-up')
      await form.getByLabel(labels.f_name).waitFor()
    },
    gestures: {
      'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
      'form.submit': () => form.getByRole('button', { name: 'Create account' }).click(),
    },
  }
})
