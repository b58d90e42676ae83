import type { Words } from '#i18n/dictionaries.ts'
import type { RefusalOrFailure } from '#machines/rules/refusal.ts'
import { errorText } from '#src/core/error-text.ts'
import { refusalText } from '#src/core/refusal-text.ts'

/** The sentence of bad news at checkout; `money` writes the amounts in it. */
export function refusalOrFailureText(
  outcome: RefusalOrFailure,
  words: Words,
  money: (amount: number) => string,
): string {
  if (outcome.type === 'failure') return errorText(outcome.error, words)
  const minimum = outcome.refusal.params?.minimum
  return refusalText(
    minimum === undefined
      ? outcome.refusal
      : { ...outcome.refusal, params: { amount: money(Number(minimum)) } },
    words,
  )
}
