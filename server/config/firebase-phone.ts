import { type Config, hasOutbox } from './config.ts'

const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com'
const RECAPTCHA = 'https://www.google.com'

/** Origins without a trailing slash. */
export type FirebasePhone = { apiKey: string; toolkit: string; recaptcha: string }

/** How Firebase proves phones; `undefined` for a shop without a key of it. */
export const firebaseOf = ({ FIREBASE_API_KEY, FIREBASE_TEST_ORIGIN }: Config): FirebasePhone | undefined => {
  if (!FIREBASE_API_KEY) return undefined
  const test = FIREBASE_TEST_ORIGIN && new URL(FIREBASE_TEST_ORIGIN).origin
  return { apiKey: FIREBASE_API_KEY, toolkit: test ?? IDENTITY_TOOLKIT, recaptcha: test ?? RECAPTCHA }
}

/** The same, where the shop sends no codes of its own: then the browser asks Firebase for them. */
export const firebaseInBrowser = (config: Config): FirebasePhone | undefined =>
  config.OTP_URL || hasOutbox(config) ? undefined : firebaseOf(config)
