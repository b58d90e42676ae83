export type FirebaseOptions = { apiKey: string; origin?: string; timeoutMs?: number }

/** The number Firebase says the code proves; `undefined` for a wrong code. Throws `FirebaseUnavailable`. */
export type Firebase = (proof: { sessionInfo: string; code: string }) => Promise<string | undefined>

/** Firebase was unreachable, timed out, or failed internally. */
export class FirebaseUnavailable extends Error {
  override readonly name = 'FirebaseUnavailable'
}

const GOOGLE = 'https://identitytoolkit.googleapis.com'
const TIMEOUT_MS = 5_000

export const createFirebase =
  ({ apiKey, origin = GOOGLE, timeoutMs = TIMEOUT_MS }: FirebaseOptions): Firebase =>
  async ({ sessionInfo, code }) => {
    const reply = await fetch(new URL('/v1/accounts:signInWithPhoneNumber', origin), {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
      body: JSON.stringify({ sessionInfo, code }),
    }).catch((error: unknown) => {
      throw new FirebaseUnavailable('Firebase cannot be reached', { cause: error })
    })
    const body = (await reply.json().catch(() => undefined)) as { phoneNumber?: unknown } | undefined
    if (reply.status === 400) return undefined
    if (!reply.ok || body === undefined) throw new FirebaseUnavailable(`Firebase answered ${reply.status}`)
    return typeof body.phoneNumber === 'string' ? body.phoneNumber : undefined
  }
