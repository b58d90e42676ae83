import type { Config } from '#server/config.ts'
import { type Issuers, keysAt } from './id-token.ts'

/** Those the environment names a client of; each comes with the addresses its documentation gives. */
export const issuersOf = ({ GOOGLE_CLIENT_ID, APPLE_CLIENT_ID, FACEBOOK_APP_ID }: Config): Issuers => ({
  ...(GOOGLE_CLIENT_ID && {
    google: {
      iss: ['https://accounts.google.com', 'accounts.google.com'],
      keys: keysAt('https://www.googleapis.com/oauth2/v3/certs'),
      audience: [GOOGLE_CLIENT_ID],
    },
  }),
  ...(APPLE_CLIENT_ID && {
    apple: {
      iss: ['https://appleid.apple.com'],
      keys: keysAt('https://appleid.apple.com/auth/keys'),
      audience: [APPLE_CLIENT_ID],
    },
  }),
  ...(FACEBOOK_APP_ID && {
    facebook: {
      iss: ['https://www.facebook.com', 'https://limited.facebook.com', 'https://facebook.com'],
      keys: keysAt('https://limited.facebook.com/.well-known/oauth/openid/jwks/'),
      audience: [FACEBOOK_APP_ID],
    },
  }),
})
