import type { FirebasePhone } from '#server/config/firebase-phone.ts'

export type FirebaseOptions = Pick<FirebasePhone, 'apiKey' | 'toolkit'> & { timeoutMs?: number }

/** The number that the code proves, or why it proves none. Throws `FirebaseUnavailable`. */
export type Firebase = (proof: {
  sessionInfo: string
  code: string
}) => Promise<{ phone: string } | { refused: 'code' | 'session' }>

/** Firebase was unreachable, timed out, or failed internally. */
export class FirebaseUnavailable extends Error {
  override readonly name = 'FirebaseUnavailable'
}

/** No code can be tried in this session any more: it is too old, unknown, or too many were tried. */
const OVER = /^(SESSION_EXPIRED|INVALID_SESSION_INFO|TOO_MANY_ATTEMPTS_TRY_LATER)/
const TIMEOUT_MS = 5_000

export const createFirebase =
  ({ apiKey, toolkit, timeoutMs = TIMEOUT_MS }: FirebaseOptions): Firebase =>
  async ({ sessionInfo, code }) => {
    const reply = await fetch(new URL('/v1/accounts:signInWithPhoneNumber', toolkit), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ sessionInfo, code }),
    }).catch((error: unknown) => {
      throw new FirebaseUnavailable('Firebase cannot be reached', { cause: error })
    })
    const body = (await reply.json().catch(() => undefined)) as Answer | undefined
    if (reply.status === 400) return { refused: OVER.test(String(body?.error?.message)) ? 'session' : 'code' }
    if (!reply.ok || body === undefined) throw new FirebaseUnavailable(`Firebase answered ${reply.status}`)
    return typeof body.phoneNumber === 'string' ? { phone: body.phoneNumber } : { refused: 'code' }
  }

/** The fields of an answer; `message` begins with the name of the error. */
type Answer = { phoneNumber?: unknown; error?: { message?: unknown } }
