import type { Words } from '#i18n/dictionaries.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { saySuccess } from './say.ts'

/** docs/spec.md §4 Home sections (welcome modal), §8 Account; the page leads on by itself once there is a token. */
export const socialSignInReactions: Reactions<'socialSignIn'> = {
  signedIn: ({ token }) => [
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.loggedIn()),
  ],
  registered: ({ token, next }) => [
    { session: { type: 'signed.in', token } },
    saySuccess((words) => words.news.signedUp()),
    { goInstead: next },
    { open: { name: 'welcome' } },
  ],
  unverified: ({ token, phone, isNew, next }) => [
    { keepWaiting: { token, phone, ...(isNew && { isNew }) } },
    ...(isNew ? [saySuccess((words) => words.news.signedUp())] : []),
    { goInstead: verifyPhonePath(next) },
  ],
  claimed: ({ token, linked, messages }): Effect[] => [
    { session: { type: 'signed.in', token } },
    ...(messages.length > 0 ? messages : [(words: Words) => words.news.loggedIn()]).map((text) =>
      saySuccess(text),
    ),
    ...(linked ? [] : [notLinked]),
  ],
  again: ({ medium, typed, leave }) => [{ run: () => leave(medium, typed) }],
  left: ({ next }) => [{ goInstead: signInPath(next) }],
}

const notLinked: Effect = {
  say: { kind: 'error', id: 'error', needs: 'auth', text: (words) => words.auth.social.notLinked() },
}
