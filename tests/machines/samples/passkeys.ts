import { ApiError } from '#api/api-error.ts'
import type {
  AuthToken,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRequest,
} from '#openapi/generated/client.ts'

export const phone: Passkey = {
  id: 'phone',
  name: null,
  browser: 'Chrome',
  system: 'Android',
  created_at: '2026-11-20T09:00:00.000Z',
  last_used_at: null,
}
export const laptop: Passkey = {
  id: 'laptop',
  name: 'Laptop',
  browser: 'Safari',
  system: 'macOS',
  created_at: '2026-10-02T18:30:00.000Z',
  last_used_at: '2026-11-19T21:10:00.000Z',
}

export const listOf = (...passkeys: Passkey[]): PasskeyList => ({ passkeys, maximum: 10 })

/** The device is asked for a passkey beside this one. */
export const options: PasskeyCreation = {
  rp: { id: 'localhost', name: 'Souk' },
  user: { id: 'aGFuZGxl', name: '+971501234567', displayName: 'Layla Haddad' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 300_000,
  excludeCredentials: [{ id: 'bGFwdG9w', type: 'public-key' }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  attestation: 'none',
}

const envelope = { id: 'cGhvbmU', rawId: 'cGhvbmU', type: 'public-key' as const }

export const made = {
  ...envelope,
  response: { clientDataJSON: 'e30', attestationObject: 'o2Nm', transports: ['internal'] },
}

export const request: PasskeyRequest = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
}

export const signed = {
  ...envelope,
  response: { clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEUC', userHandle: 'aGFuZGxl' },
}

export const session: AuthToken = {
  token: 'token-1',
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
}

export const full = new ApiError(403, [
  { code: 'passkeys', message: 'You have as many passkeys as you can have. Remove one first.' },
])
export const tooLate = new ApiError(403, [{ code: 'challenge', message: 'That took too long. Try again.' }])
export const unknown = new ApiError(403, [
  { code: 'passkey', message: 'This passkey does not work here. Sign in another way.' },
])
export const gone = new ApiError(404, [{ code: 'passkey_id', message: 'This passkey is removed already.' }])
export const tooMany = new ApiError(429, [
  { code: 'too_many_requests', message: 'Too many attempts. Wait a moment.' },
])
