import type { ActorRef, Snapshot } from 'xstate'
import type { ChangeDraft } from '#machines/rules/order-draft.ts'

/** Checkout as its parts know it: each tells it what it changes in the draft. */
export type Coordinator = ActorRef<Snapshot<unknown>, ChangeDraft>
