import type { EmittedFrom } from 'xstate'
import type { Words } from '#i18n/dictionaries.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import { errorText } from '#src/shop/error-text.ts'
import { refusalText } from '#src/shop/refusal-text.ts'

type Problem = Extract<EmittedFrom<typeof checkoutMachine>, { type: 'problem' }>

/** The sentence of a problem at checkout; `money` writes the amounts in it. */
export function problemText(problem: Problem, words: Words, money: (amount: number) => string): string {
  if (problem.message === 'failed') return errorText(problem.error, words)
  const minimum = problem.params?.minimum
  return refusalText(
    minimum === undefined ? problem : { ...problem, params: { amount: money(Number(minimum)) } },
    words,
  )
}
