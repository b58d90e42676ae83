import type { ActorRef, Snapshot } from 'xstate'
import type { ChangeDraft } from '#machines/rules/order-draft.ts'
import type { OrderPrice } from '#machines/rules/order-price.ts'

/** What the children of checkout tell it. */
export type ToCoordinator =
  | ChangeDraft
  | PriceChanged
  | { type: 'quote.renew' }
  | { type: 'part.failed'; error: unknown }

type PriceChanged = { type: 'price.changed'; price: OrderPrice }

/** Checkout as its children know it: each tells it what it changes in the draft. */
export type Coordinator = ActorRef<Snapshot<unknown>, ToCoordinator>

/** The order as the machine of its price knows it. */
export type PriceCoordinator = ActorRef<Snapshot<unknown>, PriceChanged>
