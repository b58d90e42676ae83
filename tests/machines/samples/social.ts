import { ApiError } from '#api/api-error.ts'
import { untyped } from '#machines/rules/social-form.ts'
import type { SocialReturn } from '#machines/rules/social-return.ts'
import type { SocialSignIn } from '#openapi/generated/client.ts'
import { session } from '#tests/machines/samples/codes.ts'

export const proof = { token: 'id-token-1', medium: 'google', nonce: 'nonce-1' } as const
export const proven = { type: 'proven', proof, typed: untyped } as const
export const cancelled: SocialReturn = { type: 'cancelled', medium: 'apple', typed: untyped }
export const failed: SocialReturn = { type: 'failed', medium: 'facebook', typed: untyped }
export const foreign: SocialReturn = { type: 'foreign' }

const mona = { f_name: 'Mona', l_name: 'Saleh', email: 'mona@example.com' }

/** The account of a customer whom the medium knows. */
export const known: SocialSignIn = { ...session, ...mona }
/** The newcomer has no account yet, and the medium says everything but the phone. */
export const newcomer: SocialSignIn = {
  ...mona,
  token: null,
  is_phone_verified: 0,
  is_email_verified: 1,
  is_personal_info: 0,
}
/** The medium says neither name nor address. */
export const stranger: SocialSignIn = { ...newcomer, f_name: null, l_name: null, email: null }

export const phoneTaken = new ApiError(403, [
  { code: 'phone', message: 'The phone number is already taken.' },
])
export const emailTaken = new ApiError(403, [
  { code: 'email', message: 'An account has this email already. Sign in with its password.' },
])
export const notBelieved = new ApiError(403, [
  { code: 'token', message: 'This sign-in could not be confirmed. Try again.' },
])
export const blocked = new ApiError(403, [{ code: 'auth-003', message: 'Your account has been blocked.' }])
export const anothers = new ApiError(403, [
  { code: 'social', message: 'This account signs in another customer already.' },
])
export const noName = new ApiError(403, [{ code: 'f_name', message: 'The first name is required.' }])
export const unavailable = new ApiError(503, [{ code: 'unavailable', message: 'Try again.' }])
