import { requestKey } from '#browser/random.ts'
import type { AppStorage } from '#browser/storage.ts'

/** The server answers a used code again to the browser that sent it with this key: its reply may have been lost. */
export function withRetryKey<Body extends object>(storage: AppStorage, body: Body) {
  const stored = storage.read('retryKey')
  if (stored) return { ...body, retry_key: stored }
  const retry_key = requestKey(globalThis.crypto)
  storage.write('retryKey', retry_key)
  return { ...body, retry_key }
}
