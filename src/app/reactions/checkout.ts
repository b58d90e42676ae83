import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { DraftName } from '#machines/rules/kept-draft.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import { partsOf } from '#machines/rules/order-kinds.ts'
import type { FactsOf, Given, Told } from '#src/core/told.ts'
import { refusalOrFailureText } from '#src/features/checkout/bad-news-text.ts'
import { HOME } from '#src/navigation/pages.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import type { Effect } from './effects.ts'
import type { ReactionsOf } from './reactions.ts'
import { ordered, recovered } from './recover-order.ts'
import { sayError, sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    checkout: FactsOf<typeof checkoutMachine>
  }
  interface Given {
    checkout: {
      kind: OrderKind
      isGuest: boolean
      contact_number: string
      step: NextStep
      money: (amount: number) => string
      /** Under which this browser keeps what was typed. */
      draft: DraftName
    }
  }
}

/** The draft goes with its order. */
const placed = ({ kind, draft }: Given['checkout']): Effect[] => [{ forgetDraft: draft }, ...ordered(kind)]

/** The customer is led to the order, which nothing covers; a guest is shown its number (docs/spec.md §2, order-placed dialog). */
export const ledToOrder = ({
  order: { order_id },
  isGuest,
  contact_number,
  step,
}: Pick<
  Extract<Told<'checkout'>, { order: unknown }>,
  'order' | 'isGuest' | 'contact_number' | 'step'
>): Effect[] =>
  isGuest
    ? [{ goInstead: HOME }, { open: { name: 'order-placed', order_id, contact_number, step } }]
    : [{ trackInstead: { order_id } }]

/** docs/spec.md §2 (order-placed dialog), §4 Checkout, §8. */
export const reactions: ReactionsOf<'checkout'> = {
  checkout: {
    placed: (fact) => [...placed(fact), ...ledToOrder(fact)],
    placedUnpaid: (fact) => [...placed(fact), { goInstead: payPath(fact.order.order_id, 'now') }],
    placedBefore: ({ order, attempt, draft }) => [
      { forgetDraft: draft },
      ...recovered({ order, attempt, hasBoughtItem: true, isAtCheckout: true }),
    ],
    emptied: () => [{ goInstead: HOME }],
    problem: ({ money, refusal }) => [
      sayError((words) => refusalOrFailureText({ type: 'problem', refusal }, words, money), 'checkout'),
    ],
    failure: (failure) => [sayFailure(failure, 'checkout')],
    'cart.outdated': () => [{ cart: { type: 'cart.changed' } }],
    // Each part shows its own refusals. The cart drawer marks the same lines once it has read them again.
    refused: ({ kind, areLinesStale }) => [
      { endToasts: 'checkout' },
      ...(areLinesStale && partsOf[kind].goods === 'cart'
        ? ([{ cart: { type: 'cart.changed' } }] as const)
        : []),
    ],
  },
}
