import type { AnyStateMachine, InputFrom, OutputFrom, ProvidedActor, SnapshotFrom } from 'xstate'
import type { Api } from '#api/client.ts'
import type { ActorOf, EventOf } from '#tests/support/story.ts'

/** The vocabulary of a flow for the path generator: what may come in, what a person may do, what may be answered. */
export type Model<M extends AnyStateMachine = AnyStateMachine> = {
  /** Named starting inputs; every path says which one it starts from. A machine without input: `{ start: undefined }`. */
  inputs: Record<string, InputFrom<M>>
  /** Sample payloads per event type (the event without its `type`; `[{}]` for an event that carries nothing). */
  events: { [T in EventOf<M>['type']]: Samples<PayloadOf<EventOf<M>, T>, M> }
  /** What each port or child may answer; `refused: [error]` at least once for each that can fail. */
  answers: { [K in ActorOf<M>['src']]: Answers<Extract<ActorOf<M>, { src: K }>, M> }
  /** What of the context makes two snapshots different places: queue length, which dialog. The state is always part. */
  stateKey?: (snapshot: SnapshotFrom<M>) => string
  /** Bounds the walk: nothing is tried beyond such a place (`(s) => s.context.queue.length > 2`). */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean
  /** The machine with its ports answered by the real client, for the service level (`connectCart(api)`). */
  connect?: (api: Api) => M
  /** How a person performs each event in the browser. A new event does not compile without its gesture. */
  gestures?: { [T in EventOf<M>['type']]: Gesture<Extract<EventOf<M>, { type: T }>> }
}

/** A model together with its machine; `tests/machines/paths.test.ts` finds and runs it. */
export type ModelOf<M extends AnyStateMachine = AnyStateMachine> = { kind: 'model'; machine: M } & Model<M>

/** Describes the vocabulary of one machine, from which its covering paths are generated. */
export const model = <M extends AnyStateMachine>(machine: M, vocabulary: Model<NoInfer<M>>): ModelOf<M> => ({
  kind: 'model',
  machine,
  ...vocabulary,
})

/** How a person does it: by role and accessible name, never by a test id. */
type Gesture<E> = (page: import('@playwright/test').Page, event: E) => Promise<void>

/** A sample that does not fit the moment is withheld by null, so that the others keep their count. */
type Samples<Payload, M extends AnyStateMachine> =
  | Payload[]
  | ((snapshot: SnapshotFrom<M>) => (Payload | null)[])

type Answers<A extends ProvidedActor, M extends AnyStateMachine> = {
  /** Outputs; a function of the actor's input and the machine's snapshot where the answer depends on them. */
  done:
    | OutputFrom<A['logic']>[]
    | ((input: InputFrom<A['logic']>, snapshot: SnapshotFrom<M>) => OutputFrom<A['logic']>[])
  refused: unknown[]
}

type PayloadOf<E extends { type: string }, T extends string> = E extends { type: T } ? Omit<E, 'type'> : never
