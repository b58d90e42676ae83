import type { RecoverOrderOutcome } from '#machines/checkout/recover-order.machine.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import { type OrderKind, type OrderParts, partsOf } from '#machines/rules/order-kinds.ts'
import { isUnpaid } from '#machines/rules/submission.ts'
import type { OrderPlaced } from '#openapi/generated/client.ts'
import type { Given } from '#src/core/told.ts'
import { HOME } from '#src/navigation/pages.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { cartChangedElsewhere } from './cart-changed.ts'
import type { Effect } from './effects.ts'
import { nothing, type ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    recoverOrder: RecoverOrderOutcome
  }
  interface Given {
    recoverOrder: {
      /** The tab keeps the item that was bought. */
      hasBoughtItem: boolean
      /** The page is the checkout of this order. */
      isAtCheckout: boolean
    }
  }
}

/** The server took the ordered items out of the cart; points, wallet and visited stores may differ now. */
export const ordered = (kind: OrderKind, hasBoughtItem = true): Effect[] => [
  ...cartEffects(partsOf[kind].goods, hasBoughtItem),
  { readAgain: ['getCustomerInfo'] },
  { readAgain: ['listVisitAgainItems'] },
]

const cartEffects = (source: OrderParts['goods'], hasBoughtItem: boolean): Effect[] => {
  if (source === 'cart') return cartChangedElsewhere
  return source === 'item' && hasBoughtItem ? [{ forgetBoughtNow: true }] : []
}

type Recovered = { order: OrderPlaced; attempt: OrderKey } & Pick<
  Given['recoverOrder'],
  'hasBoughtItem' | 'isAtCheckout'
>

/**
 * An order whose reply was lost. Its own checkout leads on, as if the reply had come; any other page stays, under the
 * words that the order is placed.
 */
export const recovered = ({ order, attempt, hasBoughtItem, isAtCheckout }: Recovered): Effect[] => {
  const { order_id } = order
  const { kind, guest_id, contact_number } = attempt
  const unpaid = isUnpaid(order) && ({ type: 'unpaid' } as const)
  const placed: Effect = {
    open: {
      name: 'order-placed',
      order_id,
      ...(guest_id === null ? { isCustomer: true } : { contact_number }),
      ...(unpaid && { step: unpaid }),
    },
  }
  const whereOf = (): Effect[] => {
    if (!isAtCheckout) return [placed]
    if (unpaid) return [{ goInstead: payPath(order_id) }]
    return guest_id === null ? [{ trackInstead: { order_id } }] : [{ goInstead: HOME }, placed]
  }
  // It leads on first: an emptied cart would end checkout by itself, without a word.
  return [...whereOf(), ...ordered(kind, hasBoughtItem)]
}

/** Keys of an earlier release do not name the draft. */
const forgotten = ({ draft }: OrderKey): Effect[] => (draft ? [{ forgetDraft: draft }] : [])

/** docs/contract.md §1, Idempotency-Key; docs/spec.md §2 (order-placed dialog). */
export const reactions: ReactionsOf<'recoverOrder'> = {
  recoverOrder: {
    found: (fact) => [...forgotten(fact.attempt), ...recovered(fact)],
    nothing,
  },
}
