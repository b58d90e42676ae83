import type { Effect } from './effects.ts'

/** A page that is being left may be the only one to hear of it: the next page says it, too. */
export const sayAccountDeleted: Effect = {
  say: { kind: 'success', text: (words) => words.news.accountDeleted(), notice: 'accountDeleted' },
}

/** docs/spec.md §4 Profile delete, §8 Account: the token is cleared, and / opens. */
export const accountDeleted = (): Effect[] => [
  { forgetCustomer: true },
  { rememberLogin: '' },
  sayAccountDeleted,
  { goInstead: '/' },
]
