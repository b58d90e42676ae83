import { ApiError } from '#api/api-error.ts'
import type { Words } from '#i18n/dictionaries.ts'

/** What went wrong, in the customer's words: the server's own message first (docs/spec.md §8), else what is known of it. */
export function errorText(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) return words.refusals.noConnection()
  if (error.status === 429) return words.refusals.tooManyRequests()
  return error.message || words.refusals.serverFailed()
}
