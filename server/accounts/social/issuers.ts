import type { Config } from '#server/config/config.ts'
import type { NamedIssuer } from '#server/config/named-issuers.ts'
import { type Issuer, type Issuers, keysAt, keysOfAny } from './id-token.ts'

type Known = { iss: string[]; keys: [string, ...string[]] }

/** The addresses that the documentation of each medium gives. */
const google: Known = {
  iss: ['https://accounts.google.com', 'accounts.google.com'],
  keys: ['https://www.googleapis.com/oauth2/v3/certs'],
}
const apple: Known = { iss: ['https://appleid.apple.com'], keys: ['https://appleid.apple.com/auth/keys'] }
const facebook: Known = {
  iss: ['https://www.facebook.com', 'https://limited.facebook.com', 'https://facebook.com'],
  // Of the page in browsers, and of the limited login in apps.
  keys: [
    'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    'https://limited.facebook.com/.well-known/oauth/openid/jwks/',
  ],
}

/** Those the environment names a client of; it may name another issuer in the place of a medium. */
export const issuersOf = ({
  GOOGLE_CLIENT_ID,
  APPLE_CLIENT_ID,
  FACEBOOK_APP_ID,
  SOCIAL_ISSUERS: named,
}: Config): Issuers => ({
  ...(GOOGLE_CLIENT_ID && { google: issuerOf(google, named.google, GOOGLE_CLIENT_ID) }),
  ...(APPLE_CLIENT_ID && { apple: issuerOf(apple, named.apple, APPLE_CLIENT_ID) }),
  ...(FACEBOOK_APP_ID && { facebook: issuerOf(facebook, named.facebook, FACEBOOK_APP_ID) }),
})

function issuerOf(known: Known, named: NamedIssuer | undefined, client: string): Issuer {
  const keys: Known['keys'] = named ? [named.keys] : known.keys
  const [first, ...others] = keys
  return {
    iss: named ? [named.iss] : known.iss,
    keys: keysOfAny(keysAt(first), ...others.map((url) => keysAt(url))),
    audience: [client],
  }
}
