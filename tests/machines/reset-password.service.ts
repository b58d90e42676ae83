import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { resetPasswordMachine } from '#machines/account/reset-password.machine.ts'
import { connectResetPassword } from '#src/features/auth/reset-password.ports.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { service } from '#tests/support/service.ts'

const NEW = 'seven red boats'

export const resetPasswordService = service(resetPasswordMachine, async (stage, { from }) => {
  const { api, guest_id, server, shop, storage, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const must_verify = from.includes('verifies')
  /** Where the code goes: the last that the customer named. */
  let to = must_verify ? '' : info.phone
  const values = [info.email, NEW, NEW]
  const fields = ['email_or_phone', 'password', 'confirm_password'] as const
  const tried = async (secret: string) =>
    (await server.POST('/auth/login', { body: { email_or_phone: info.email, password: secret } })).response
      .status
  return {
    connected: connectResetPassword(api, storage, Date),
    inputs: {
      [from]: { email_or_phone: to, length: 6, guest_id, must_verify },
    },
    events: {
      'field.change': (sample) => {
        if (sample === 0) to = info.email
        return { field: fields[sample]!, value: values[sample]! }
      },
    },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'forgotPassword', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(to) })
          await stage.forward('verifyResetToken')
        },
      },
      login: {
        /** The password may have been set although its reply was lost. */
        before: async () => {
          if ((await tried(NEW)) === 200) return
          const name = to === info.email ? { email: to } : { phone: to }
          const body = { ...name, reset_token: shop.codeFor(to), password: NEW, confirm_password: NEW }
          await unwrap(server.PUT('/auth/reset-password', { body }), 'message')
        },
        /** The demo shop verifies no phone. */
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The new password signs the customer in, and the old password opens nothing. */
    holds: async ({ output }) => {
      if (!output) return
      strictEqual(await tried(password), 401)
      strictEqual(await tried(NEW), 200)
    },
  }
})
