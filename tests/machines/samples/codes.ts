import { ApiError } from '#api/api-error.ts'
import type { SentCode } from '#machines/account/enter-code.machine.ts'
import type { AuthToken } from '#openapi/generated/client.ts'

const NOON = Date.parse('2026-11-20T12:00:00.000Z')

export const sent: SentCode = {
  type: 'sent',
  message: 'If this number can be verified, we have sent a code.',
  resend_at: NOON + 60_000,
  good_for: 600_000,
}
/** Sent a minute ago: another one can be asked for at once. */
export const held = { type: 'held', resend_at: NOON, good_for: 540_000 } satisfies SentCode
/** The same code after a reload. */
export const earlier = { resend_at: NOON + 42_000, good_for: 480_000 }
export const blocked = {
  type: 'blocked',
  message: 'Too many codes. You can ask for another one in 40 minutes.',
  resend_at: NOON + 2_400_000,
} satisfies SentCode
export const session: AuthToken = {
  token: 'token-1',
  is_phone_verified: 1,
  is_email_verified: 0,
  is_personal_info: 1,
}
export const offline = new TypeError('Failed to fetch')
export const wrongCode = new ApiError(403, [{ code: 'otp', message: 'The code is wrong or has expired.' }])
export const usedUp = new ApiError(403, [
  { code: 'reset_token', message: 'The code is wrong or has expired.' },
])
export const codeUsedUp = new ApiError(405, [
  { code: 'otp_block_time', message: 'Too many tries. Try again in 30 seconds.' },
])
export const badPhone = new ApiError(403, [
  { code: 'phone', message: 'This is no phone number.' },
  { code: 'phone', message: 'Correct it.' },
])
