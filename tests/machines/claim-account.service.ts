import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import { connectClaimAccount } from '#src/features/auth/social-sign-in.ports.ts'
import { claimAccountModel } from '#tests/machines/claim-account.model.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { newProof } from '#tests/machines/social-sign-in.service.ts'
import { service } from '#tests/support/service.ts'

export const claimAccountService = service(claimAccountMachine, async (stage, { from }) => {
  const { guest_id, server, shop, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const proof = newProof(stage)
  const { phone } = info
  return {
    connected: connectClaimAccount({ ...stage, clock: Date }, { guest_id }),
    inputs: { [from]: { ...claimAccountModel.inputs[from]!, proof, phone, guest_id } },
    answers: {
      signIn: {
        played: async ({ output }, form) => {
          await form.tell({ type: 'field.change', field: 'password', value: password })
          await form.tell({ type: 'form.submit' })
          await stage.forward('login', (body) => ({
            ...(body as object),
            is_phone_verified: output.type === 'signedIn' ? 1 : 0,
          }))
        },
      },
      verifyPhone: {
        played: async ({ output }, form) => {
          if (output.type === 'left') return form.tell({ type: 'page.leave' })
          await sendAs(stage, 'sendLoginCode', true)
          const code = form.child('enterCode')
          await code.reaches({ proving: { delivery: { sent: 'late' } } })
          await code.tell({ type: 'code.change', code: shop.codeFor(phone) })
          await stage.forward('login')
        },
      },
    },
    /** The medium signs the owner in exactly when the machine says that it is linked. */
    holds: async ({ output }) => {
      if (output?.type !== 'claimed') return
      wire.token = output.token
      strictEqual((await unwrap(server.GET('/customer/info'))).id, info.id)
      wire.token = undefined
      const again = await unwrap(server.POST('/auth/social-login', { body: proof }), 'token')
      strictEqual(again.token !== null, output.linked)
    },
  }
})
