import { deepStrictEqual, strictEqual } from 'node:assert'
import { signInMachine } from '#machines/account/sign-in.machine.ts'
import { connectSignIn } from '#src/features/auth/auth.ports.ts'
import { service } from '#tests/support/service.ts'

export const signInService = service(signInMachine, async (stage, { from }) => {
  const { api, city, guest_id, server, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  await stage.fillCart([city.soup, 2])
  const typed = [
    { field: 'email_or_phone' as const, value: info.email },
    { field: 'password' as const, value: password },
  ]
  return {
    connected: connectSignIn(api, stage.storage),
    inputs: { [from]: { email_or_phone: info.email, guest_id, must_verify: true } },
    events: {
      'field.change': (sample) => typed[sample]!,
    },
    answers: {
      /** The demo shop verifies no phone. */
      login: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The token is the customer's, and the guest's cart came along. */
    holds: async ({ output }) => {
      if (!output) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.id, info.id)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})
