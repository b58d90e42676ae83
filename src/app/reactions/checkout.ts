import { partsOf } from '#machines/rules/order-kinds.ts'
import type { Told } from '#src/core/told.ts'
import { badNewsText } from '#src/features/checkout/bad-news-text.ts'
import { HOME } from '#src/navigation/pages.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import type { Effect } from './effects.ts'
import type { Reactions } from './reactions.ts'
import { ordered, recovered } from './recover-order.ts'
import { sayError, sayFailure } from './say.ts'

/** The draft goes with its order. */
const placed = ({ kind, forgetDraft }: Pick<Told<'checkout'>, 'kind' | 'forgetDraft'>): Effect[] => [
  { run: forgetDraft },
  ...ordered(kind),
]

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
export const checkoutReactions: Reactions<'checkout'> = {
  placed: (told) => [...placed(told), ...ledToOrder(told)],
  placedUnpaid: (told) => [...placed(told), { goInstead: payPath(told.order.order_id, 'now') }],
  placedBefore: ({ order, attempt, forgetDraft }) => [
    { run: forgetDraft },
    ...recovered({ order, attempt, isKept: true, isAtCheckout: true }),
  ],
  emptied: () => [{ goInstead: HOME }],
  problem: ({ money, refusal }) => [
    sayError((words) => badNewsText({ type: 'problem', refusal }, words, money), 'checkout'),
  ],
  failure: (failure) => [sayFailure(failure, 'checkout')],
  'cart.outdated': () => [{ cart: { type: 'cart.changed' } }],
  // Each part shows its own refusals. The cart drawer marks the same lines once it has read them again.
  refused: ({ kind, areGoodsStale }) => [
    { endToasts: 'checkout' },
    ...(areGoodsStale && partsOf[kind].goods === 'cart'
      ? ([{ cart: { type: 'cart.changed' } }] as const)
      : []),
  ],
}
