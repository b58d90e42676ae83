import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { Medium } from '#openapi/generated/server.ts'

/** Whom a medium names. `email` is lower case. */
export type SocialIdentity = {
  medium: Medium
  /** The medium's own name of the person, which never changes. */
  subject: string
  email: string | null
  is_email_verified: boolean
  f_name: string | null
  l_name: string | null
}

export type Issuer = { iss: string[]; keys: JWTVerifyGetKey; audience: string[] }

export type Issuers = Partial<Record<Medium, Issuer>>

/** The keys of the issuer cannot be had; the same token may be verified later. */
export class IssuerUnavailable extends Error {
  override readonly name = 'IssuerUnavailable'
}

const TIMEOUT_MS = 5_000
const CLOCKS_DIFFER = 60

/** Fetches keys when they are needed, keeps them for ten minutes, and asks for an unknown one twice a minute at most. */
export const keysAt = (url: string, timeoutMs = TIMEOUT_MS): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(url), { timeoutDuration: timeoutMs })

/** The keys of an issuer that signs with several sets: the first set that has the key. */
export const keysOfAny =
  (...sets: [JWTVerifyGetKey, ...JWTVerifyGetKey[]]): JWTVerifyGetKey =>
  async (header, token) => {
    const [first, next, ...rest] = sets
    try {
      return await first(header, token)
    } catch (error) {
      if (!next || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      return keysOfAny(next, ...rest)(header, token)
    }
  }

/** Reads an OpenID Connect id token; `undefined` when it is not to be believed. Throws `IssuerUnavailable`. */
export async function readIdToken(
  medium: Medium,
  { iss, keys, audience }: Issuer,
  { token, nonce }: { token: string; nonce?: string },
  now: Date,
): Promise<SocialIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(token, fetched(keys), {
      issuer: iss,
      audience,
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: now,
      clockTolerance: CLOCKS_DIFFER,
    })
    if (!payload.sub || payload.nonce !== nonce) return undefined
    const email = text(payload.email)?.toLowerCase() ?? null
    return {
      medium,
      subject: payload.sub,
      email,
      is_email_verified:
        email !== null && [true, 'true'].includes(payload.email_verified as string | boolean),
      f_name: text(payload.given_name) ?? text(payload.name),
      l_name: text(payload.family_name),
    }
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined
    throw error
  }
}

/** An answer without a key that fits is the token's fault, no answer is the issuer's. */
const fetched =
  (keys: JWTVerifyGetKey): JWTVerifyGetKey =>
  async (header, token) => {
    try {
      return await keys(header, token)
    } catch (error) {
      if (error instanceof errors.JOSEError && !unanswered.includes(error.code)) throw error
      throw new IssuerUnavailable('The keys of the issuer cannot be had', { cause: error })
    }
  }

const unanswered: string[] = [errors.JOSEError.code, errors.JWKSTimeout.code, errors.JWKSInvalid.code]

const text = (claim: unknown) => (typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null)
