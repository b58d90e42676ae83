import type { EmittedFrom } from 'xstate'
import type { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts'
import type { Effect, Saying } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    wishlist: EmittedFrom<typeof wishlistMachine>
  }
}

/** One toast of the wishlist at a time, with what the server says, if it says something; other tabs read it again. */
const changed = (text: string, action?: Saying['action']): Effect[] => [
  ...(text ? [{ say: { kind: 'success' as const, id: 'wishlist', text, ...(action && { action }) } }] : []),
  { tellTabs: 'wishlist' },
]

/** docs/spec.md §4 Wishlist, §8. */
export const reactions: ReactionsOf<'wishlist'> = {
  wishlist: {
    'wishlist.added': ({ message }) => changed(message),
    'wishlist.removed': ({ message, wish }) =>
      changed(message, { label: (words) => words.actions.undo(), does: [{ keepWish: wish }] }),
    'place.needed': () => [{ open: { name: 'location', next: 'close' } }],
    problem: () => [
      {
        say: {
          kind: 'warning',
          id: 'login',
          text: (words) => words.refusals.notLoggedIn(),
          action: { label: (words) => words.actions.signIn(), does: [{ signIn: 'asked' }] },
        },
      },
    ],
    failure: (failure) => [sayFailure(failure)],
  },
}
