import { claimAccountMachine } from '#machines/account/claim-account.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { anothers, proof } from '#tests/machines/samples/social.ts'
import { model } from '#tests/support/model.ts'

const shop = {
  proof,
  phone: '+971501234567',
  length: 6,
  codes: 'shop' as const,
  guest_id: null,
  must_verify: false,
}

export const claimAccountModel = model(claimAccountMachine, {
  inputs: {
    'the phone of an account': shop,
    'a shop that verifies its customers': { ...shop, must_verify: true },
  },
  events: { 'code.choose': [{}], 'claim.leave': [{}], 'link.again': [{}], 'link.skip': [{}] },
  answers: {
    signIn: {
      done: ({ must_verify }) => [
        { type: 'signedIn' as const, token: 'token-1', remembered: '+971501234567' },
        ...(must_verify
          ? [
              {
                type: 'unverified' as const,
                token: 'token-1',
                remembered: '+971501234567',
                phone: '+971501234567',
              },
            ]
          : []),
      ],
      refused: [new Error('The form died')],
    },
    verifyPhone: {
      done: [{ type: 'verified', token: 'token-2' }, { type: 'left' }],
      refused: [new Error('The form died')],
    },
    linkSocial: {
      done: [{ message: 'From now on you can sign in with Google.' }],
      refused: [offline, anothers],
    },
  },
})
