import type { Effect } from './effects.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §4 Profile delete, §8 Account: the token is cleared, and / opens. */
export const accountDeleted = (): Effect[] => [
  { forgetCustomer: true },
  { rememberLogin: '' },
  saySuccess((words) => words.news.accountDeleted()),
  { goInstead: '/' },
]
