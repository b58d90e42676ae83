import { editProfileMachine } from '#machines/account/edit-profile.machine.ts'
import { isChanged } from '#machines/account/profile-form.ts'
import { write } from '#tests/machines/by-hand.ts'
import { browser } from '#tests/support/browser.ts'

const labels = {
  f_name: /^First name/,
  l_name: /^Last name/,
  email: /^Email/,
  password: /^New password/,
  confirm_password: /^Confirm password/,
}

export const editProfileBrowser = browser(
  editProfileMachine,
  async ({ page, arrive, live }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    return {
      open: async () => {
        await arrive('/profile?page=profile-settings')
        await main.getByLabel(labels.f_name).waitFor()
      },
      gestures: {
        'field.change': ({ field, value }) => write(main.getByLabel(labels[field]), value),
        'form.submit': () => main.getByRole('button', { name: 'Save', exact: true }).click(),
        'form.reset': () => main.getByRole('button', { name: 'Reset', exact: true }).click(),
      },
      told: {
        'password.change': ({ current_password }) =>
          dialog.getByLabel(/^Current password/).fill(String(current_password)),
        'form.submit': () => dialog.getByRole('button', { name: 'Continue', exact: true }).click(),
        'proof.leave': () => dialog.getByRole('button', { name: 'Close' }).click(),
      },
      answers: live.answers ?? {},
    }
  },
  { offered: { 'form.reset': ({ context: { fields, saved } }) => isChanged(fields, saved) } },
)
