import { forgetTab, readTab } from '#browser/tab-storage.ts'
import {
  type Medium,
  type SocialAnswer,
  type SocialReturn,
  socialReturnOf,
} from '#machines/rules/social-return.ts'
import { HOME } from '#src/navigation/pages.ts'

/** `medium` and `next` as they were when the customer left; undefined where this tab did not leave. */
export type CameBack = { came: SocialReturn; medium: Medium | undefined; next: string }

/** What a medium answered. A token is read behind the `#` alone: a query string is sent, logged and told to other pages. */
export function readSocialReturn(window: Window): CameBack {
  const { hash, search } = window.location
  const away = readTab(window, 'socialAway')
  const answer: SocialAnswer = {
    ...textsOf(search, ['state', 'error']),
    ...textsOf(hash.slice(1), ['state', 'error', 'id_token', 'user']),
  }
  return { came: socialReturnOf(answer, away), medium: away?.medium, next: away?.next ?? HOME }
}

/** An answer is good for one reading: neither history nor a reload nor another page finds it again. */
export function forgetSocialReturn(window: Window): void {
  const { history, location } = window
  if (location.hash || location.search) history.replaceState(history.state, '', location.pathname)
  forgetTab(window, 'socialAway')
}

function textsOf(query: string, names: readonly (keyof SocialAnswer)[]): SocialAnswer {
  const read = new URLSearchParams(query)
  return Object.fromEntries(names.flatMap((name) => (read.has(name) ? [[name, read.get(name)]] : [])))
}
