import type { AnyStateMachine, EmittedFrom, EventObject, OutputFrom } from 'xstate'
import type { OfType } from '#src/core/told.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import type { Stage } from '#tests/support/stage.ts'

type Saying = readonly [kind: 'success' | 'info' | 'warning' | 'error', text: string | RegExp]

/** Effects of a fact or an outcome in the app; an omitted effect must not happen. */
export type Follows = {
  /** Toasts that show, by kind and text. */
  says?: readonly Saying[]
  /** Toasts that the step may bring about in another flow. */
  mayAlsoSay?: readonly Saying[]
  /** Kept reads that are stale now, by operation. */
  readsAgain?: readonly Watched[]
  /** Kept reads that are gone. */
  forgets?: readonly Watched[]
  /** Requests of the cart and the wishlist, which belong to the whole app. */
  asks?: readonly ('listCart' | 'listWishlist')[]
  /** Topics that other tabs are told of. */
  tellsTabs?: readonly ('cart' | 'wishlist' | 'diet')[]
  /** The page it leads to; left out, the page stays. */
  goes?: string | RegExp
  /** What lies over the page afterwards, or null for nothing; left out, that stays. */
  over?: string | null
  /** The page is loaded again: what it kept is gone. */
  loadsAgain?: true
}

export type AtRest<Fact> = {
  fact: Fact
  /** What happened in the step: `location.set`, `done addToCart`. */
  by: string
  /** Where the path began, and with what input. */
  from: string
  input: unknown
  stage: Stage
}

/** A machine that announces nothing declares no facts. */
type Emitted<M extends AnyStateMachine> = EventObject extends EmittedFrom<M> ? never : EmittedFrom<M>

type Types<M extends AnyStateMachine> =
  | Emitted<M>['type']
  | (OutputFrom<M> extends { type: infer Type extends string } ? Type : never)

type Facts<M extends AnyStateMachine> = Emitted<M> | OutputFrom<M>

export type ToldOf<M extends AnyStateMachine = AnyStateMachine> = {
  kind: 'told'
  machine: M
  /** Operations whose requests are the machine's own questions here, which its paths compare. */
  own: readonly string[]
  follows: Record<string, Follows | ((at: AtRest<{ type: string }>) => Follows | undefined)>
}

/**
 * What follows from each fact and each outcome of a flow in the whole app, read off the specification. Compared in the
 * browser after every step of every path, except where it is undefined.
 */
export const told = <M extends AnyStateMachine>(
  machine: M,
  follows: {
    [Type in Types<M>]: Follows | ((at: AtRest<OfType<Facts<M>, Type>>) => Follows | undefined)
  },
  { own = [] }: { own?: readonly string[] } = {},
): ToldOf<M> => ({ kind: 'told', machine, own, follows: follows as ToldOf['follows'] })

/** Nothing follows. */
export const nothing: Follows = {}

/** The server's words for a refusal, or that no answer came; one such toast at a time (docs/spec.md §8). */
export const failure = ({ fact: { error } }: { fact: { error?: unknown } }): Follows => ({
  says: [['error', isRefusal(error) ? (error.errors[0]?.message ?? '') : /connection/i]],
})

/** Reads that depend on who asks. */
export const PERSONAL = [
  'getCustomerInfo',
  'getOrderDetails',
  'getReceipt',
  'listAddresses',
  'listConversations',
  'listNotifications',
  'listRecommendedItems',
  'listSuggestedItems',
  'listVisitAgainItems',
  'trackOrder',
] as const

/** Reads that the oracle keeps an eye on: the personal ones, and some that every customer gets alike. */
export const WATCHED = [...PERSONAL, 'getConfig', 'getItem', 'listCategories', 'listStoresByType'] as const

type Watched = (typeof WATCHED)[number]
