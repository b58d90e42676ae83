import { passkeys } from '#server/db/schema.ts'
import { newSecret } from '#server/identity/secret.ts'
import { confirmed } from '../support/app.ts'
import { givePasskey, giveSession, onePixel } from '../support/belongings.ts'
import type { Body, Cases } from '../support/cases.type.ts'
import { idOf } from '../support/cases.type.ts'
import { giveAccountAgain } from '../support/give-back.ts'
import { idToken } from '../support/issuer.ts'
import { newName } from '../support/new-names.ts'
import { codeOfEmail, madePasskey } from '../support/proofs.ts'
import { noon } from '../support/small-shop.ts'

export const cases = {
  linkSocial: {
    body: () => ({
      token: idToken(noon, { sub: newSecret() }),
      medium: 'google',
      ...confirmed.body,
    }),
    isCounted: true,
  },
  getCustomerInfo: {
    own: ({ id, phone, email, ref_code }) => [id, phone, email, ref_code],
  },
  updateCustomerInfo: {
    body: ({ phone }) => ({ ...newName(), phone, ...confirmed.body }),
    isCounted: true,
    giveBack: giveAccountAgain,
  },
  updateProfile: {
    body: ({ phone }) => ({ ...newName(), phone, image: onePixel(), ...confirmed.body }),
    isCounted: true,
    giveBack: giveAccountAgain,
  },
  removeAccount: {
    body: () => ({ ...confirmed.body }),
    isCounted: true,
    leaves: true,
    ends: 'what is gone or kept for later',
  },
  sendConfirmationCode: {
    body: () => ({ verification_method: 'phone' }),
    isCounted: true,
  },
  sendEmailCode: {
    isCounted: true,
  },
  verifyEmail: {
    body: ({ proof }) => ({ otp: proof.code }),
    proof: codeOfEmail,
    isCounted: true,
  },
  listSessions: {
    own: ({ sessions }) => sessions.map(idOf),
  },
  endSession: {
    // The callers have just signed in.
    body: () => ({}),
    isCounted: true,
    giveBack: async (give, has) => {
      has.session_id = await giveSession(give)
    },
    thing: 'session_id',
    ends: 'what is gone or kept for later',
  },
  endOtherSessions: {
    body: () => ({}),
    isCounted: true,
    giveBack: async (give, has) => {
      has.session_id = await giveSession(give)
    },
    ends: 'what is gone or kept for later',
  },
  listPasskeys: {
    own: ({ passkeys }) => passkeys.map(idOf),
  },
  addPasskey: {
    body: ({ proof, example }) => ({ credential: structuredClone(proof.credential ?? example) }),
    proof: madePasskey,
    giveBack: async (give, has) => {
      // A customer may have ten.
      await give.services.db.delete(passkeys)
      has.passkey_id = await givePasskey(give)
    },
  },
  startPasskey: {
    body: () => ({ ...confirmed.body }),
    isCounted: true,
  },
  renamePasskey: {
    thing: 'passkey_id',
  },
  removePasskey: {
    giveBack: async (give, has) => {
      has.passkey_id = await givePasskey(give)
    },
    thing: 'passkey_id',
    ends: 'what is gone or kept for later',
  },
  previewRemoval: {
    own: ({ obstacles }) => obstacles.flatMap(({ order_id }: Body) => order_id ?? []),
  },
  downloadData: {
    own: ({ profile, orders }) => [profile.phone, ...orders.map(idOf)],
    ends: 'what is gone or kept for later',
  },
  updateInterest: {
    body: () => ({ interest: [1] }),
  },
  saveFirebaseToken: {
    ends: 'what is gone or kept for later',
  },
  getDiet: {
    shared: 'what the caller avoids; that no other customer sees or changes it: diet.test.ts',
    ends: 'what is shown as it is',
  },
  updateDiet: {
    ends: 'what is gone or kept for later',
  },
} satisfies Cases
