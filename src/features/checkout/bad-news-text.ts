import type { Words } from '#i18n/dictionaries.ts'
import type { BadNews } from '#machines/rules/refusal.ts'
import { errorText } from '#src/core/error-text.ts'
import { refusalText } from '#src/core/refusal-text.ts'

/** The sentence of bad news at checkout; `money` writes the amounts in it. */
export function badNewsText(news: BadNews, words: Words, money: (amount: number) => string): string {
  if (news.type === 'failure') return errorText(news.error, words)
  const minimum = news.refusal.params?.minimum
  return refusalText(
    minimum === undefined ? news.refusal : { ...news.refusal, params: { amount: money(Number(minimum)) } },
    words,
  )
}
