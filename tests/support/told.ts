import type { AnyStateMachine, EmittedFrom, EventObject, OutputFrom } from 'xstate'
import { ApiError } from '#api/api-error.ts'
import type { Cause, App as ReactingApp, Saying as Said } from '#app/reactions/effects.ts'
import type { Notice } from '#browser/note.ts'
import type { StorageKey, Stored } from '#browser/storage-keys.ts'
import type { TabStored } from '#browser/tab-storage.ts'
import type { ModuleChoice } from '#machines/rules/module-choice.ts'
import type { Wish } from '#machines/rules/wishes.ts'
import type { Facts, Given, GivenOf, OfType, Told, ToldFlow } from '#src/core/told.ts'
import type { Overlay } from '#src/navigation/overlay.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import type { Stage } from '#tests/support/stage.ts'

type Actors = ReactingApp['shop']['actors']

/** How a toast is shown; an error without an id has the id `error`, so that one shows at a time (docs/spec.md §8). */
type Manner = Pick<Said, 'id' | 'duration' | 'yields'> & {
  cause?: Cause
  /** A page that is loaded again while the toast shows is told this. */
  notice?: Notice
  /** Its button, and what follows from a press. */
  button?: readonly [label: string, then: Follows]
}
type Saying = readonly [
  kind: 'success' | 'info' | 'warning' | 'error',
  text: string | RegExp,
  manner?: Manner,
]

/** What the browser sees of the whole app. */
type InBrowser = {
  /** Toasts that show, by kind and text. */
  says?: readonly Saying[]
  /** Cached reads that are stale now, by operation. */
  readsAgain?: readonly Read[]
  /** Cached reads that are gone. */
  forgets?: readonly Read[]
  /** Topics that other tabs are told of. */
  tellsTabs?: readonly ('cart' | 'wishlist' | 'diet')[]
  /** The page it leads to; left out, the page stays. */
  goes?: string | RegExp
}

/**
 * Effects of a fact or an outcome in the app; an omitted effect must not happen. The words stand in the order in which
 * the app does them: the recording app compares it.
 */
export type Follows = InBrowser & {
  /** Like `goes`, and Back skips the page left. */
  goesInstead?: string | RegExp
  /** What the history entry of the new page holds. */
  carries?: object
  /** Opens an overlay. */
  opens?: Overlay
  /** Closes the overlay. */
  closes?: true
  /** The same page loads again, and then says this. */
  loadsAgain?: Notice
  /** Events for actors of app lifetime. */
  sends?: readonly { [Name in keyof Actors]: [Name, Parameters<Actors[Name]['send']>[0]] }[keyof Actors][]
  /** Puts a wish back into the wishlist. */
  keepsWish?: Wish
  /** Toasts of this cause go. */
  ends?: Cause
  /** What the browser keeps from now on; undefined is removed. */
  keeps?: { [Key in StorageKey]?: Stored[Key] | undefined }
  /** What this tab keeps from now on; undefined is removed. */
  keepsInTab?: { [Key in keyof TabStored]?: TabStored[Key] | undefined }
  /** News for the screens that show them. */
  publishes?: readonly (object | 'messages' | 'notifications')[]
  /** The module in which the customer chose to shop. */
  enters?: ModuleChoice
  /** What the screen of the flow does itself. */
  runs?: readonly (readonly [name: string, ...values: unknown[]])[]
  /** The key of an order again that is taken back. */
  undoes?: string
  /** A device that can is offered a passkey. */
  offersPasskey?: true
  /** What other flows and the page make of it, which only the browser shows. */
  afterwards?: InBrowser & {
    /** Requests of the cart and the wishlist, which belong to the whole app. */
    asks?: readonly ('listCart' | 'listWishlist')[]
    /** Toasts that the step may bring about in another flow. */
    mayAlsoSay?: readonly Saying[]
    /** What lies over the page in the end, or null for nothing. */
    over?: string | null
    /** The page is loaded again: what it kept is gone. */
    loadsAgain?: true
  }
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

type FactsIn<M extends AnyStateMachine> = Emitted<M> | OutputFrom<M>

type Fact = { type: string }

export type ToldOf = {
  kind: 'told'
  /** The flow of the reactions, or the machine that the app itself does not listen to. */
  flow: string
  /** Operations whose requests are the machine's own questions here, which its paths compare. */
  own: readonly string[]
  /** In the browser, `at` says where the path stands. */
  followsFrom: (fact: Fact, at?: AtRest<Fact>) => Follows | undefined
  /** What the recording app is told of each fact. */
  samples: Record<string, readonly Fact[]>
}

type Rows<Flow extends ToldFlow> = {
  [Type in Told<Flow>['type']]:
    | Follows
    | ((
        told: OfType<Facts[Flow], Type> & GivenOf<Flow>,
        at?: AtRest<OfType<Facts[Flow], Type>>,
      ) => Follows | undefined)
}

type Fields<Of> = Of extends unknown ? Omit<Of, 'type'> : never
type Sample<Flow extends ToldFlow, Type> = Fields<OfType<Facts[Flow], Type>> & Partial<GivenOf<Flow>>
/** A fact that says more than its type needs one. */
type Needed<Flow extends ToldFlow, Type> = Type extends 'failure'
  ? never
  : keyof Fields<OfType<Facts[Flow], Type>> extends never
    ? never
    : Type
type Samples<Flow extends ToldFlow> = {
  [Type in Facts[Flow]['type'] as Needed<Flow, Type>]: readonly Sample<Flow, Type>[]
}
type MoreSamples<Flow extends ToldFlow> = {
  [Type in Facts[Flow]['type']]?: readonly Sample<Flow, Type>[]
}

type Options<Flow extends ToldFlow> = {
  own?: readonly string[]
  /** What the screen gives at this point of a path, as far as it differs from `given`. */
  givenIn?: (at: AtRest<Fact>) => Partial<GivenOf<Flow>>
} & (Flow extends keyof Given ? { given: Given[Flow] } : { given?: undefined }) &
  (keyof Samples<Flow> extends never
    ? { samples?: MoreSamples<Flow> }
    : { samples: Samples<Flow> & MoreSamples<Flow> })

/** A refusal of the server, and no answer at all. */
export const closed = new ApiError(403, [{ code: 'closed', message: 'This store is closed.' }])
const FAILURES = [{ error: closed }, { error: new TypeError('Failed to fetch') }]

/**
 * What the app does about each fact and each outcome of a flow, read off the specification. A recording app compares it for
 * each sample, word by word; the browser level for the facts of every path, except where it is undefined, together with
 * what the other flows then do.
 */
export const told = <Flow extends ToldFlow>(
  flow: Flow,
  rows: Rows<Flow>,
  ...[options]: object extends Options<Flow> ? [options?: Options<Flow>] : [options: Options<Flow>]
): ToldOf => {
  const {
    own = [],
    given,
    givenIn,
    samples = {},
  } = (options ?? {}) as {
    own?: readonly string[]
    given?: object
    givenIn?: (at: AtRest<Fact>) => object
    samples?: Record<string, readonly object[]>
  }
  return {
    kind: 'told',
    flow,
    own,
    followsFrom: (fact, at) => followsIn(rows, { ...given, ...(at && givenIn?.(at)), ...fact }, at, flow),
    samples: Object.fromEntries(
      Object.keys(rows).map((type) => [
        type,
        (samples[type] ?? (type === 'failure' ? FAILURES : [{}])).map((sample) => ({
          ...given,
          ...sample,
          type,
        })),
      ]),
    ),
  }
}

/** The facts of a machine that tells them to another one: only the browser compares what follows in the whole app. */
export const toldToOthers = <M extends AnyStateMachine>(
  machine: M,
  rows: {
    [Type in Types<M>]:
      | Follows
      | ((told: OfType<FactsIn<M>, Type>, at: AtRest<OfType<FactsIn<M>, Type>>) => Follows | undefined)
  },
): ToldOf => ({
  kind: 'told',
  flow: machine.id,
  own: [],
  followsFrom: (fact, at) => followsIn(rows, fact, at, machine.id),
  samples: {},
})

function followsIn(
  rows: object,
  fact: Fact,
  at: AtRest<Fact> | undefined,
  flow: string,
): Follows | undefined {
  const row = (rows as Record<string, Follows | ((fact: Fact, at?: AtRest<Fact>) => Follows | undefined)>)[
    fact.type
  ]
  if (!row) throw new Error(`The told table of ${flow} does not say what follows from ${fact.type}`)
  return typeof row === 'function' ? row(fact, at) : row
}

/** Nothing follows. */
export const nothing: Follows = {}

/** Stands for what the screen of a flow does itself. */
export const act = (): void => {}

/** The server's words for a refusal, or that no answer came (docs/spec.md §8). */
export const textOf = (error: unknown): string =>
  isRefusal(error) ? (error.errors[0]?.message ?? '') : 'No connection. Nothing was changed. Try again.'

export const failure = ({ error }: { error?: unknown }): Follows => ({ says: [['error', textOf(error)]] })

/** A failure whose toast goes when its cause ends. */
export const failureOf =
  (cause: Cause) =>
  ({ error }: { error?: unknown }): Follows => ({ says: [['error', textOf(error), { cause }]] })

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

/** Reads that the browser level keeps an eye on: the personal ones, and some that every customer gets alike. */
export const WATCHED = [...PERSONAL, 'getConfig', 'getItem', 'listCategories', 'listStoresByType'] as const

/** Reads that only the recording app keeps. */
const RECORDED = ['getStore', 'listItemReviews', 'listStoreReviews'] as const

/** All kept reads but the configuration, which is all that stays when a customer leaves. */
export const ALL_READS = [...WATCHED, ...RECORDED].filter((read) => read !== 'getConfig')

type Read = (typeof WATCHED | typeof RECORDED)[number]
