import { generateKeyPairSync, sign } from 'node:crypto'
import { createLocalJWKSet } from 'jose'
import type { Issuer } from '#server/accounts/social/id-token.ts'

/** Who signs the id tokens of the tests, in place of Google. */
export const ISS = 'https://issuer.test'
export const CLIENT = 'souk-tests'

export const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = keyPair()

/** The public keys as an issuer publishes them. */
export const jwks = {
  keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }],
}

export const testIssuer: Issuer = { iss: [ISS], audience: [CLIENT], keys: createLocalJWKSet(jwks) }

type Wrong = { header?: object; key?: typeof own.privateKey }

/** An id token with these claims, good for an hour from `now`. */
export function idToken(
  now: Date,
  claims: object,
  { header = {}, key = own.privateKey }: Wrong = {},
): string {
  const seconds = Math.floor(now.getTime() / 1000)
  const parts = [
    { alg: 'RS256', typ: 'JWT', kid: 'one', ...header },
    { iss: ISS, aud: CLIENT, iat: seconds, exp: seconds + 3600, ...claims },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const signed = parts.join('.')
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}
