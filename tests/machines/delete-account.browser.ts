import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { browser } from '#tests/support/browser.ts'

export const deleteAccountBrowser = browser(deleteAccountMachine, async ({ page, arrive, live }) => {
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog')
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  const wallet = () => main.getByText(/^I give up/).click()
  return {
    open: async () => {
      await arrive('/profile?page=delete')
      await main.getByRole('heading', { level: 1, name: 'Delete account' }).waitFor()
    },
    gestures: {
      'preview.retry': () => main.getByRole('button', { name: /^(Check again|Try again)$/ }).click(),
      'wallet.giveUp': wallet,
      'wallet.keep': wallet,
      'removal.continue': () => main.getByRole('button', { name: 'Continue', exact: true }).click(),
      'removal.accept': () => question.getByRole('button', { name: 'Delete account' }).click(),
      'removal.decline': () => question.getByRole('button', { name: 'Cancel' }).click(),
    },
    told: {
      'password.change': ({ current_password }) =>
        proof.getByLabel(/^Current password/).fill(String(current_password)),
      'form.submit': () => proof.getByRole('button', { name: 'Continue', exact: true }).click(),
      'proof.leave': () => proof.getByRole('button', { name: 'Close' }).click(),
    },
    answers: live.answers ?? {},
  }
})
