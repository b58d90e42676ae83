import type { ActorRef, Snapshot } from 'xstate'
import type { ChangeDraft } from '#machines/rules/order-draft.ts'

/** What the children of checkout tell it. */
export type ToCoordinator = ChangeDraft | { type: 'quote.renew' } | { type: 'part.failed'; error: unknown }

/** Checkout as its children know it: each tells it what it changes in the draft. */
export type Coordinator = ActorRef<Snapshot<unknown>, ToCoordinator>
