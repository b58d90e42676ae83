import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { verifyEmailMachine } from '#machines/account/verify-email.machine.ts'
import { connectVerifyEmail } from '#src/features/account/verify-email.ports.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { service } from '#tests/support/service.ts'

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
