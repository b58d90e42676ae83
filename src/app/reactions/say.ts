import type { Words } from '#i18n/dictionaries.ts'
import { errorText } from '#src/core/error-text.ts'
import type { Cause, Effect, Saying } from './effects.ts'

/** Something went well. A toast with the same id takes the place of the one on show. */
export const saySuccess = (text: Saying['text'], id?: string): Effect => ({
  say: { kind: 'success', id, text },
})

/** An error; one is shown at a time (docs/spec.md §8). */
export const sayError = (text: Saying['text'], cause?: Cause): Effect => ({
  say: { kind: 'error', id: 'error', text, ...(cause && { cause }) },
})

/** What the server refused, in its own words, or that no answer came. */
export const sayFailure = ({ error }: { error: unknown }, cause?: Cause): Effect =>
  sayError((words: Words) => errorText(error, words), cause)
