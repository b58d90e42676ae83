import { signInWithPasskeyMachine } from '#machines/account/sign-in-with-passkey.machine.ts'
import { offline } from '#tests/machines/samples/codes.ts'
import { request, session, signed, unknown } from '#tests/machines/samples/passkeys.ts'
import { model } from '#tests/support/model.ts'

export const signInWithPasskeyModel = model(signInWithPasskeyMachine, {
  inputs: { 'a guest of a shop that verifies its customers': { guest_id: 'guest-7', must_verify: true } },
  events: { 'passkey.choose': [{}] },
  answers: {
    readPasskeySupport: { done: ['autofill', 'button', 'none'], refused: [new Error('The browser failed')] },
    startPasskeySignIn: { done: [request], refused: [offline, unknown] },
    offerPasskeys: {
      done: [{ type: 'made', credential: signed }, { type: 'declined' }],
      refused: [new Error('The browser failed')],
    },
    choosePasskey: {
      done: [{ type: 'made', credential: signed }, { type: 'declined' }, { type: 'unsupported' }],
      refused: [new Error('The browser failed')],
    },
    signInWithPasskey: {
      done: [session, { ...session, is_phone_verified: 0 }],
      refused: [offline, unknown],
    },
  },
})
