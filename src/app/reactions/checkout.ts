import { partsOf } from '#machines/rules/order-kinds.ts'
import { badNewsText } from '#src/checkout/bad-news-text.ts'
import type { Told } from '#src/flow/told.ts'
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
const led = (told: Extract<Told<'checkout'>, { order: unknown }>): Effect[] => {
  const {
    order: { order_id },
    isGuest,
    contact_number,
    step,
  } = told
  return [
    ...placed(told),
    ...(isGuest
      ? ([
          { goInstead: '/home' },
          { open: { name: 'order-placed', order_id, contact_number, step } },
        ] as const)
      : [{ trackInstead: { order_id } }]),
  ]
}

/** docs/spec.md §2 (order-placed dialog), §4 Checkout, §8. */
export const checkoutReactions: Reactions<'checkout'> = {
  placed: led,
  placedUnpaid: (told) => [...placed(told), { goInstead: payPath(told.order.order_id, 'now') }],
  placedBefore: ({ order, attempt, forgetDraft }) => [
    { run: forgetDraft },
    ...recovered({ order, attempt, isKept: true, isAtCheckout: true }),
  ],
  emptied: () => [{ goInstead: '/home' }],
  problem: ({ money, refusal }) => [
    sayError((words) => badNewsText({ type: 'problem', refusal }, words, money), 'checkout'),
  ],
  failure: (failure) => [sayFailure(failure, 'checkout')],
  // Each part says what is refused of it. The cart drawer marks the same lines once it has read them again.
  refused: ({ kind, areGoodsStale }) => [
    { endToasts: 'checkout' },
    ...(areGoodsStale && partsOf[kind].goods === 'cart'
      ? ([{ cart: { type: 'cart.changed' } }] as const)
      : []),
  ],
}
