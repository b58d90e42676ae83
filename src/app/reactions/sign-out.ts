import type { signOutMachine } from '#machines/account/sign-out.machine.ts'
import type { FactsOf } from '#src/core/told.ts'
import { HOME } from '#src/navigation/pages.ts'
import { nothing, type ReactionsOf } from './reactions.ts'
import { sayFailure, saySuccess } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    signOut: FactsOf<typeof signOutMachine>
  }
  interface Given {
    signOut: { path: string }
  }
}

/** docs/spec.md §4 Logout: to /home, or from the landing page to the landing page. */
export const reactions: ReactionsOf<'signOut'> = {
  signOut: {
    'customer.left': ({ path }) => [
      saySuccess((words) => words.news.signedOut()),
      { go: path === '/' ? '/' : HOME },
    ],
    stayed: () => [{ close: true }],
    signedOut: nothing,
    'token.notRevoked': nothing,
    failure: (failure) => [sayFailure(failure)],
  },
}
