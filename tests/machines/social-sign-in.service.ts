import { strictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { socialSignInMachine } from '#machines/account/social-sign-in.machine.ts'
import { untyped } from '#machines/rules/social-form.ts'
import type { SocialProof, SocialReturn } from '#machines/rules/social-return.ts'
import { connectSocialSignIn } from '#src/features/auth/social-sign-in.ports.ts'
import { idToken } from '#tests/contract/support/issuer.ts'
import { socialSignInModel } from '#tests/machines/social-sign-in.model.ts'
import { service } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'

const NONCE = 'a nonce of this tab'
let people = 0

/** The medium vouches for a person whom the shop does not know yet. */
export function newProof({ shop }: Pick<Stage, 'shop'>): SocialProof {
  const number = ++people
  const claims = {
    sub: `path ${number}`,
    email: `path.${number}@social.example`,
    email_verified: true,
    given_name: 'Mona',
    family_name: 'Saleh',
    nonce: NONCE,
  }
  return { token: idToken(shop.now, claims), medium: 'google', nonce: NONCE }
}

export const socialSignInService = service(socialSignInMachine, async (stage, { from }) => {
  const { guest_id, newcomer, server, wire } = stage
  const { info, password } = await stage.becomeCustomer()
  wire.token = undefined
  const proof = newProof(stage)
  const input = socialSignInModel.inputs[from]!
  const came: SocialReturn =
    input.came.type === 'proven' ? { type: 'proven', proof, typed: untyped } : input.came
  let isMade = false
  const values = ['Mona', newcomer.phone, newcomer.email]
  const fields = ['f_name', 'phone', 'email'] as const
  return {
    connected: connectSocialSignIn({ ...stage, clock: Date }, { guest_id }),
    inputs: { [from]: { ...input, came, guest_id } },
    events: { 'field.change': (sample) => ({ field: fields[sample]!, value: values[sample]! }) },
    answers: {
      socialLogin: {
        before: async ({ output }) => {
          if (output.token === null || isMade) return
          isMade = true
          const body = { ...proof, phone: newcomer.phone }
          await unwrap(server.POST('/auth/social-register', { body }), 'token')
        },
        /** The demo shop verifies no phone, and the medium says what the sample says. */
        shaped: (body, { output }) => ({
          ...body,
          is_phone_verified: output.is_phone_verified,
          f_name: output.f_name && body.f_name,
          l_name: output.l_name && body.l_name,
          email: output.email && body.email,
        }),
      },
      socialRegister: {
        shaped: (body, { output: { is_phone_verified } }) => ({ ...body, is_phone_verified }),
      },
      claimAccount: {
        played: async ({ output }, claim) => {
          if (output.type === 'left') return claim.tell({ type: 'claim.leave' })
          const form = claim.child('signIn')
          await form.tell({ type: 'field.change', field: 'email_or_phone', value: info.phone })
          await form.tell({ type: 'field.change', field: 'password', value: password })
          await form.tell({ type: 'form.submit' })
          await stage.forward('login', (body) => ({
            ...(body as object),
            is_phone_verified: output.type === 'claimed' ? 1 : 0,
          }))
          if (output.type === 'claimed') await stage.forward('linkSocial')
        },
      },
    },
    /** The medium signs this customer in from now on. */
    holds: async ({ output }) => {
      if (!output || !('token' in output) || output.type === 'unverified') return
      wire.token = output.token
      const { id } = await unwrap(server.GET('/customer/info'))
      if (output.type === 'claimed') strictEqual(id, info.id)
      wire.token = undefined
      const again = await unwrap(server.POST('/auth/social-login', { body: proof }), 'token')
      wire.token = again.token ?? undefined
      strictEqual((await unwrap(server.GET('/customer/info'))).id, id)
    },
  }
})
