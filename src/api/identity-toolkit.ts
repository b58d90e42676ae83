import type { PhoneByFirebase } from '#openapi/generated/client.ts'
import { ApiError } from './api-error.ts'

type Wanted = { phone: string; challenge: string; locale: string; signal: AbortSignal }

/**
 * Asks Firebase to send a code to a phone; answers the session in which it takes the code. A refusal is an `ApiError` whose code
 * is the name of the error, such as `INVALID_PHONE_NUMBER`; without an answer the promise rejects like every request of the shop
 * (cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/sendVerificationCode).
 */
export async function sendVerificationCode(
  { api_key, toolkit_url }: PhoneByFirebase,
  { phone, challenge, locale, signal }: Wanted,
  ask: typeof fetch = fetch,
): Promise<string> {
  const reply = await ask(`${toolkit_url}/v1/accounts:sendVerificationCode`, {
    method: 'POST',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: { 'content-type': 'application/json', 'x-goog-api-key': api_key, 'x-firebase-locale': locale },
    body: JSON.stringify({ phoneNumber: phone, recaptchaToken: challenge }),
  })
  const body = (await reply.json()) as { sessionInfo?: unknown; error?: { message?: unknown } }
  if (!reply.ok) throw new ApiError(reply.status, [{ code: nameIn(body.error?.message), message: '' }])
  if (typeof body.sessionInfo !== 'string') throw new SyntaxError('The answer names no session')
  return body.sessionInfo
}

const TIMEOUT_MS = 20_000

/** `TOO_MANY_ATTEMPTS_TRY_LATER : Wait a while.` and the bare name are the same. */
const nameIn = (message: unknown): string => /^\w+/.exec(String(message))?.[0] ?? 'error'
