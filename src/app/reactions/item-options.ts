import type { itemOptionsMachine } from '#machines/catalogue/item-options.machine.ts'
import { refusalText } from '#src/core/refusal-text.ts'
import type { FactsOf, Told } from '#src/core/told.ts'
import type { Effect, Saying } from './effects.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    itemOptions: FactsOf<typeof itemOptionsMachine>
  }
  interface Given {
    /** `keepChoice` keeps what was chosen for the way back from `signInPath`; `showRefused` shows the group that refused. */
    itemOptions: { signInPath: string; keepChoice: () => void; showRefused: () => void }
  }
}

type Refused = Told<'itemOptions'> & { type: 'problem' }

/** A campaign item is for customers: its toast leads to the sign-in, and back to this choice. */
const signInOf = ({ refusal, signInPath }: Refused): Saying['action'] =>
  refusal.message === 'notLoggedIn'
    ? {
        label: (words) => words.actions.signIn(),
        does: [{ screen: ['keepChoice'] }, { go: signInPath }],
      }
    : undefined

/** The page leads to the group that refused what was chosen. */
const showGroup = ({ refusal: { message } }: Refused): Effect[] =>
  message === 'variationRequired' || message === 'variationBounds' ? [{ screen: ['showRefused'] }] : []

/** docs/spec.md §4 Item detail, §8. The page itself brings what was decided to the cart or to checkout. */
export const reactions: ReactionsOf<'itemOptions'> = {
  itemOptions: {
    problem: (fact) => {
      const action = signInOf(fact)
      const kind = fact.refusal.message === 'nothingToUpdate' ? 'warning' : 'error'
      const text: Saying['text'] = (words) => refusalText(fact.refusal, words)
      return [{ say: { kind, id: 'error', text, ...(action && { action }) } }, ...showGroup(fact)]
    },
    add: nothing,
    update: nothing,
    buyNow: nothing,
    orderNow: nothing,
  },
}
