import { deepStrictEqual, strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { verifyPhoneMachine } from '#machines/account/verify-phone.machine.ts'
import { connectVerifyPhone } from '#src/features/auth/verify-phone.ports.ts'
import { sendAs } from '#tests/machines/enter-code.service.ts'
import { service } from '#tests/support/service.ts'

export const verifyPhoneService = service(verifyPhoneMachine, async (stage, { from }) => {
  const { city, guest_id, newcomer, server, shop, wire } = stage
  await stage.fillCart([city.soup, 2])
  const { token } = await unwrap(server.POST('/auth/sign-up', { body: newcomer }))
  const { phone } = newcomer
  return {
    connected: connectVerifyPhone({ ...stage, clock: Date }, { token, guest_id }),
    inputs: { [from]: { phone: from.includes('e-mail') ? '' : phone, length: 6 } },
    events: { 'phone.change': () => ({ phone }) },
    answers: {
      enterCode: {
        played: async (_, form) => {
          await sendAs(stage, 'sendPhoneCode', true)
          await form.reaches({ proving: { delivery: { sent: 'late' } } })
          await form.tell({ type: 'code.change', code: shop.codeFor(phone) })
          await stage.forward('verifyPhone')
        },
      },
    },
    /** The customer is in, with what the guest had. */
    holds: async ({ output }) => {
      if (output?.type !== 'verified') return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.is_phone_verified, 1)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})
