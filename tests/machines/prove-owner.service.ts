import { strictEqual } from 'node:assert'
import { proveOwnerMachine } from '#machines/account/prove-owner.machine.ts'
import { connectProveOwner } from '#src/features/account/prove-owner.ports.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { proveOwnerModel } from '#tests/machines/prove-owner.model.ts'
import { service } from '#tests/support/service.ts'

export const proveOwnerService = service(proveOwnerMachine, async (stage, { from }) => {
  const { server, shop } = stage
  const { info, password } = await stage.becomeCustomer()
  const { f_name, l_name, email, phone } = info
  return {
    connected: connectProveOwner(stage.api, Date),
    inputs: { [from]: { ...proveOwnerModel.inputs[from]!, recipient: phone } },
    events: { 'password.change': () => ({ current_password: password }) },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendConfirmationCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(phone) })
        },
      },
    },
    /** The server takes the proof for a change that needs one. */
    holds: async ({ output }) => {
      if (output?.type !== 'proven') return
      const body = { f_name, l_name, email: `new.${email}`, ...output.proof }
      strictEqual((await server.PUT('/customer/info', { body })).response.status, 200)
    },
  }
})
