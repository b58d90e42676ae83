import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'
import { verifiesCustomers } from '#tests/support/strict-shop.ts'

const labels = { email_or_phone: /^Email or phone/, password: /^Password/ }

export const signInBrowser = browser(signInMachine, async ({ page, arrive, stage, live }, { from }) => {
  const form = page.getByRole('main')
  return {
    open: async () => {
      const { email_or_phone } = live.inputs![from] as { email_or_phone: string }
      stage.storage.write('rememberedLogin', email_or_phone)
      await verifiesCustomers(page)
      await arrive('/auth/sign-in')
      await form.getByLabel(labels.password).waitFor()
    },
    gestures: {
      'field.change': ({ field, value }) => write(form.getByLabel(labels[field]), value),
      'remember.change': () => form.getByRole('checkbox', { name: 'Remember me on this device' }).click(),
      'form.submit': () => form.getByRole('button', { name: 'Sign in', exact: true }).click(),
    },
  }
})
