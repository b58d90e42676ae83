import { newSecret } from '#server/identity/secret.ts'
import { newPhone } from '../support/app.ts'
import type { Cases } from '../support/cases.type.ts'
import { idToken } from '../support/issuer.ts'
import { newNumber } from '../support/new-names.ts'
import { codeOfPhone, usedPasskey } from '../support/proofs.ts'
import { noon } from '../support/small-shop.ts'

export const cases = {
  signUp: {
    body: ({ example }) => {
      const number = newNumber()
      const own = { email: `bad${number}@example.com`, phone: `+97152${1_000_000 + number}` }
      return { ...example, ...own, ref_code: '', guest_id: newSecret() }
    },
  },
  login: {
    body: ({ phone }) => ({ phone, password: 'long enough' }),
  },
  logOut: {
    leaves: true,
  },
  verifyPhone: {
    body: ({ proof }) => ({ phone: proof.phone, otp: proof.code, guest_id: newSecret() }),
    proof: codeOfPhone('/auth/verify-phone/send'),
  },
  sendPhoneCode: {
    body: () => ({ phone: newPhone() }),
  },
  sendLoginCode: {
    body: () => ({ phone: newPhone() }),
  },
  verifyFirebaseToken: {
    body: ({ proof }) => ({ sessionInfo: proof.phone, phoneNumber: proof.phone, code: '123456' }),
    proof: codeOfPhone('/auth/forgot-password'),
  },
  forgotPassword: {
    body: () => ({ phone: newPhone() }),
  },
  verifyResetToken: {
    body: ({ proof }) => ({ phone: proof.phone, reset_token: proof.code }),
    proof: codeOfPhone('/auth/forgot-password'),
  },
  resetPassword: {
    body: ({ proof, example }) => ({ ...example, phone: proof.phone, reset_token: proof.code }),
    proof: codeOfPhone('/auth/forgot-password'),
  },
  signInWithPasskey: {
    body: ({ proof, example }) => ({
      credential: structuredClone(proof.credential ?? example),
      guest_id: newSecret(),
    }),
    proof: usedPasskey,
  },
  socialLogin: {
    body: () => ({ token: idToken(noon, { sub: newSecret() }), medium: 'google' }),
  },
  socialRegister: {
    body: () => ({
      token: idToken(noon, { sub: newSecret(), email: `${newSecret()}@example.com`, email_verified: true }),
      medium: 'google',
      phone: newPhone(),
      f_name: 'Sara',
      guest_id: newSecret(),
    }),
  },
} satisfies Cases
