import { deepStrictEqual, strictEqual } from 'node:assert'
import { signUpMachine } from '#machines/account/sign-up.machine.ts'
import { connectSignUp } from '#src/features/auth/auth.ports.ts'
import { service } from '#tests/support/service.ts'

export const signUpService = service(signUpMachine, async (stage, { from }) => {
  const { api, city, guest_id, newcomer, server, wire } = stage
  await stage.fillCart([city.soup, 2])
  const fields = ['f_name', 'l_name', 'phone', 'email', 'password', 'confirm_password'] as const
  return {
    connected: connectSignUp(api, stage.storage),
    inputs: { [from]: { guest_id, ref_code: '', must_verify: true } },
    events: { 'field.change': (sample) => ({ field: fields[sample]!, value: newcomer[fields[sample]!] }) },
    answers: {
      /** The demo shop verifies no phone. */
      signUp: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
    },
    /** The account is the newcomer's, and the guest's cart came along. */
    holds: async ({ output }) => {
      if (!output) return
      wire.token = output.token
      strictEqual((await server.GET('/customer/info')).data?.email, newcomer.email)
      deepStrictEqual(
        (await stage.cart()).map(({ item_id, quantity }) => [item_id, quantity]),
        [[city.soup.id, 2]],
      )
    },
  }
})
