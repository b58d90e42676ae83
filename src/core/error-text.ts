import { ApiError } from '#api/api-error.ts'
import type { Words } from '#i18n/dictionaries.ts'

/** Error text for the customer: the server's message (docs/spec.md §8), otherwise a text by kind of error. */
export function errorText(error: unknown, words: Words): string {
  if (!(error instanceof ApiError)) return words.refusals.noConnection()
  if (error.status === 429) return words.refusals.tooManyRequests()
  return error.message || words.refusals.serverFailed()
}
