import { strictEqual } from 'node:assert'
import { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'
import { connectDeleteAccount } from '#src/features/account/delete-account.ports.ts'
import { service } from '#tests/support/service.ts'

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
