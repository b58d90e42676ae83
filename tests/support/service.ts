import type { AnyActorLogic, AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom, StateValue } from 'xstate'
import type { Path } from '#tests/support/paths.ts'
import type { Stage } from '#tests/support/stage.ts'
import type { ActorOf, EventOf } from '#tests/support/story.ts'

/** A flow at the service level: what its model calls by samples, found at the reference server. */
export type ServiceOf<M extends AnyStateMachine = AnyStateMachine> = {
  kind: 'service'
  machine: M
  live: (stage: Stage, path: Pick<Path, 'from' | 'steps'>) => Promise<Live<M>>
}

/** One path among real things. A field that is left out is as the model says it. */
export type Live<M extends AnyStateMachine = AnyStateMachine> = {
  /** The machine as the app connects it. */
  connected: AnyStateMachine
  /** By the names of the model's inputs. */
  inputs?: { [name: string]: InputFrom<M> }
  /** Asked for when the model's sample of that index is sent. */
  events?: { [T in EventOf<M>['type']]?: (sample: number) => Awaitable<PayloadOf<EventOf<M>, T>> }
  /** Events from a connected source instead of a person. Triggers the source, or sends the event itself. */
  comes?: {
    [T in EventOf<M>['type']]?: (event: Extract<EventOf<M>, { type: T }>, hands: Hands<M>) => Awaitable<void>
  }
  answers?: { [K in ActorOf<M>['src']]?: LiveAnswer<Extract<ActorOf<M>, { src: K }>> }
  /** Throws when what the machine shows is not what the server holds; asked whenever nothing is under way. */
  holds?: (snapshot: SnapshotFrom<M>) => Awaitable<void>
}

type Awaitable<T> = T | Promise<T>

/** How an answer that the path wants comes about for real. */
type LiveAnswer<A> = A extends { src: string; logic: infer Logic extends AnyActorLogic }
  ? {
      /** The operation this port asks, when it is not called like the port. */
      asks?: string | ((input: InputFrom<Logic>) => string)
      /** Makes the world such that the answer will be like the wanted one. */
      before?: (wanted: Wanted<Logic>) => Awaitable<void>
      /**
       * Changes what the server answers, where no state of the shop gives the wanted answer; `sent` is the time in the
       * `Date` header of the reply.
       */
      shaped?: (body: OutputFrom<Logic>, wanted: Wanted<Logic>, sent: number) => OutputFrom<Logic>
      /**
       * Makes the browser or the server refuse like this. Left out, the refusal of the browser is the model's own, and the
       * waiting request is refused or dropped.
       */
      refusing?: (error: unknown) => Awaitable<void>
      /** The child runs as long as its state: with it alone, nothing is under way. */
      stays?: true
      /** The child ends by itself, or once it is played; the machine learns of the end when the path reaches it. */
      withheld?: true
      /** What happens to a child until it ends with the wanted output, or to a request that is not just answered. */
      played?: (wanted: Wanted<Logic>, child: Child) => Awaitable<void>
    }
  : never

/** The model's sample of the answer, its number, and the request. */
type Wanted<Logic extends AnyActorLogic> = {
  output: OutputFrom<Logic>
  sample: number
  input: InputFrom<Logic>
}

/** A running child, as a flow file plays it. */
export type Child = {
  tell: (event: { type: string; [field: string]: unknown }) => void | Promise<void>
  is: (state: StateValue) => Awaitable<boolean>
  /** Resolves when it is in that state. */
  reaches: (state: StateValue) => Promise<void>
  /** A child of the child. */
  child: (src: string) => Child
}

/** What a flow file can do when an event is to come. */
type Hands<M extends AnyStateMachine> = {
  /** Sends the event to the machine; in the browser, by its gesture. */
  send: (event: EventOf<M>) => Awaitable<void>
  child: (src: ActorOf<M>['src']) => Child
}

type PayloadOf<E extends { type: string }, T extends string> = E extends { type: T } ? Omit<E, 'type'> : never

/** Describes how a flow connects to the reference server, and which of the server's data replace its samples. */
export const service = <M extends AnyStateMachine>(
  machine: M,
  live: (stage: Stage, path: Pick<Path, 'from' | 'steps'>) => Promise<Live<M>>,
): ServiceOf<M> => ({ kind: 'service', machine, live })
