import type { Words } from '#i18n/dictionaries.ts'
import type { SocialSignInOutcome } from '#machines/account/social-sign-in.machine.ts'
import type { SocialFields } from '#machines/rules/social-fields.ts'
import type { Medium } from '#machines/rules/social-return.ts'
import { signInPath } from '#src/navigation/sign-in-path.ts'
import { verifyPhonePath } from '#src/navigation/verify-phone-path.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    socialSignIn: SocialSignInOutcome
  }
  interface Given {
    /** `leave`: the browser goes to the medium once more. */
    socialSignIn: { next: string; leave: (medium: Medium, typed: SocialFields) => void }
  }
}

/** docs/spec.md §4 Home sections (welcome modal), §8 Account; the page leads on by itself once there is a token. */
export const reactions: ReactionsOf<'socialSignIn'> = {
  socialSignIn: {
    signedIn: ({ token }) => [
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.loggedIn()),
    ],
    registered: ({ token, next }) => [
      { forgetInvitation: true },
      { session: { type: 'signed.in', token } },
      saySuccess((words) => words.news.signedUp()),
      { goInstead: next },
      { open: { name: 'welcome' } },
    ],
    unverified: ({ token, phone, isNew, next }) => [
      { keepWaiting: { token, phone, ...(isNew && { isNew }) } },
      ...(isNew ? newAccount : []),
      { goInstead: verifyPhonePath(next) },
    ],
    claimed: ({ token, linked, messages }): Effect[] => [
      { session: { type: 'signed.in', token } },
      ...(messages.length > 0 ? messages : [(words: Words) => words.news.loggedIn()]).map((text) =>
        saySuccess(text),
      ),
      ...(linked ? [] : [notLinked]),
    ],
    again: ({ medium, typed }) => [{ screen: ['leave', medium, typed] }],
    left: ({ next }) => [{ goInstead: signInPath(next) }],
  },
}

const newAccount: Effect[] = [{ forgetInvitation: true }, saySuccess((words) => words.news.signedUp())]

const notLinked: Effect = {
  say: { kind: 'error', id: 'error', needs: 'auth', text: (words) => words.auth.social.notLinked() },
}
