import type {
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate'

/** A step of a story: an event of the machine, an answer of a port or child, a delay, a check. */
export type Step<M extends AnyStateMachine = AnyStateMachine> =
  | EventOf<M>
  | DoneStep<ActorOf<M>>
  | RefusedStep<ActorKey<ActorOf<M>>>
  | AfterStep<DelayOf<M>>
  | IgnoredStep<EventOf<M>>
  | AtStep<StateValueOf<M>, TagOf<M>>

/** A story read off the specification: what happened, where it ends, what the world was asked, what it heard. */
export type Story<M extends AnyStateMachine = AnyStateMachine> = {
  when: Step<M>[]
  /** The whole state value, or the dotted names of every active leaf (`['lines.idle', 'dialog.closed']`). */
  ends: StateValueOf<M> | string[]
  /** Everything asked of ports and children, in order: `['addToCart', input]`, or `['listCart']` without input. */
  asked?: AskedOf<ActorOf<M>>[]
  /** Every emitted fact, in order. A fact that is not listed here fails the story. */
  heard?: EmittedFrom<M>[]
  /** Every event sent to a running child, in order: `['map', { type: 'map.move' }]`. Required when one was sent. */
  told?: [child: string, event: { type: string; [field: string]: unknown }][]
  /** The outcome of the flow. Required when the flow ended with an output. */
  did?: string[]
  /** What the flow decided. Required when the flow ended with an output. */
  output?: OutputFrom<M>
  /** The part of the context worth naming at the end; the rest is not looked at. */
  context?: PartialDeep<ContextFrom<M>>
} & InputPart<InputFrom<M>>

/** All the stories of one machine, keyed by the sentence a product owner would say. */
export type Stories<M extends AnyStateMachine = AnyStateMachine> = {
  kind: 'stories'
  machine: M
  stories: Record<string, Story<M>>
}

/** Tells the stories of a machine; `tests/machines/stories.test.ts` finds and runs them. */
export const stories = <M extends AnyStateMachine>(
  machine: M,
  table: Record<string, Story<NoInfer<M>>>,
): Stories<M> => ({ kind: 'stories', machine, stories: table })

/** The port or child answered. `child` picks one of several running actors of the same name by its id. */
export function done<const K extends string>(of: K): { type: '@done'; of: K; output: undefined }
export function done<const K extends string, const O>(
  of: K,
  output: O,
  child?: string,
): { type: '@done'; of: K; output: O; child?: string }
export function done(of: string, output?: unknown, child?: string): unknown {
  return { type: '@done', of, output, child }
}

/** The port or child refused with this error. */
export const refused = <const K extends string>(
  of: K,
  error: unknown = new Error(`${of} was refused`),
  child?: string,
): RefusedStep<K> => ({ type: '@refused', of, error, child })

/** The named delay elapsed; with `ms`, the story also says how long it was (the specification's number). */
export const after = <const D extends string>(delay: D, ms?: number): AfterStep<D> => ({
  type: '@after',
  delay,
  ms,
})

/** The event arrived and the machine, in this state, had nothing to do with it. */
export const ignored = <const E extends { type: string }>(event: E): IgnoredStep<E> => ({
  type: '@ignored',
  event,
})

/** At this point of the story the machine is here; with `tags`, it wears these and no others (`at('sending', ['busy'])`). */
export const at = <const S, const T extends string = never>(state: S, tags?: T[]): AtStep<S, T> => ({
  type: '@at',
  state,
  tags,
})

type DoneStep<A extends ProvidedActor> = A extends { src: string; logic: infer L }
  ? L extends A['logic']
    ? { type: '@done'; of: ActorKey<A>; output: Sample<OutputFrom<L>>; child?: string }
    : never
  : never
export type RefusedStep<K extends string> = { type: '@refused'; of: K; error: unknown; child?: string }
export type AfterStep<D extends string> = { type: '@after'; delay: D; ms?: number }
export type IgnoredStep<E> = { type: '@ignored'; event: E }
export type AtStep<S, T> = { type: '@at'; state: S; tags?: T[] }

/** The machine's own events; answers of actors (`xstate.done.actor...`) are told by `done` and `refused`. */
export type EventOf<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, { type: `xstate.${string}` }>

/** The actors a machine declares in `setup({ actors })`, as `{ src, logic }`. */
export type ActorOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer A,
    infer _Ac,
    infer _G,
    infer _D,
    infer _V,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _Me,
    infer _S,
    infer _Tm
  >
    ? A
    : never

/** The names of a machine's delays. */
type DelayOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer _A,
    infer _Ac,
    infer _G,
    infer D,
    infer _V,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _Me,
    infer _S,
    infer _Tm
  >
    ? D
    : never

/** Every value the machine's state can have. */
type StateValueOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer _A,
    infer _Ac,
    infer _G,
    infer _D,
    infer V,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _Me,
    infer _S,
    infer _Tm
  >
    ? V & StateValue
    : never

type TagOf<M extends AnyStateMachine> = Parameters<SnapshotFrom<M>['hasTag']>[0]

/** An actor may be named by its key in `setup({ actors })` or by its id, where the id is known to the compiler. */
type ActorKey<A extends ProvidedActor> = A extends ProvidedActor
  ? A['src'] | (string extends A['id'] ? never : Extract<A['id'], string>)
  : never

export type AskedOf<A extends ProvidedActor> = A extends { src: infer K extends string; logic: infer L }
  ? L extends A['logic']
    ? undefined extends InputFrom<L>
      ? [port: K] | [port: K, input: InputFrom<L>]
      : InputFrom<L> extends void
        ? [port: K]
        : [port: K, input: InputFrom<L>]
    : never
  : never

type InputPart<I> = unknown extends I
  ? { input?: unknown }
  : undefined extends I
    ? { input?: I }
    : { input: I }

/** A value written in place: as narrow as it is written, and not to be changed. */
type Sample<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Sample<T[K]> }
    : T

type PartialDeep<T> = T extends readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : T extends object
    ? { [K in keyof T]?: PartialDeep<T[K]> }
    : T
