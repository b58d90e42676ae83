import { strictEqual } from 'node:assert'
import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { connectDeleteAccount } from '#src/features/account/delete-account.ports.ts'
import { browser } from '#tests/support/browser.ts'
import { requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { failure, told } from '#tests/support/told.ts'
import { accountDeleted } from '#tests/support/told-rows.ts'

export const deleteAccountService = service(deleteAccountMachine, async (stage) => {
  const { server } = stage
  const { info, password } = await stage.becomeCustomer()
  const { phone, email } = info
  return {
    connected: connectDeleteAccount(stage.api, Date),
    answers: {
      previewRemoval: { shaped: (_, { output }) => ({ ...output, phone, email }) },
      proveOwner: {
        played: async ({ output }, owner) => {
          if (output.type === 'left') return owner.tell({ type: 'proof.leave' })
          await owner.tell({ type: 'password.change', current_password: password })
          return owner.tell({ type: 'form.submit' })
        },
      },
      isAccountGone: {
        asks: 'previewRemoval',
        // The server answers 401 to the token of an account that is gone.
        played: async ({ output }) => {
          if (output)
            await server.DELETE('/customer/remove-account', { body: { current_password: password } })
          await (await stage.next('previewRemoval')).forward()
        },
      },
    },
    /** The account is gone exactly when the customer is told so. */
    holds: async ({ output }) => {
      const { response } = await server.GET('/customer/info')
      strictEqual(response.status, output ? 401 : 200)
    },
  }
})

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

/** docs/spec.md §4 Profile delete, §8 Account: nothing of the customer stays, and / opens for a guest. */
export const deleteAccountTold = told('deleteAccount', {
  deleted: { ...accountDeleted, afterwards: { asks: ['listCart'] } },
  // Only what the session does about a refused token changes.
  removing: { sends: [['session', { type: 'account.closing' }]] },
  kept: { sends: [['session', { type: 'account.kept' }]] },
  failure,
})

/** What the ports send. */
export const deleteAccountRequests = requests(
  (api) => connectDeleteAccount(api, Date),
  [
    {
      port: 'previewRemoval',
      sent: { request: 'GET /customer/removal' },
      field: 'obstacles',
    },
    {
      port: 'removeAccount',
      input: { current_password: 'secret', wallet_given_up: 12.5 },
      sent: {
        request: 'DELETE /customer/remove-account',
        body: { current_password: 'secret', wallet_given_up: 12.5 },
      },
      field: 'message',
    },
  ],
)
