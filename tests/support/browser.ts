import type { Page } from '@playwright/test'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Module } from '#openapi/generated/client.ts'
import type { ModelOf } from '#tests/support/model.ts'
import type { Path } from '#tests/support/paths.ts'
import type { Live } from '#tests/support/service.ts'
import type { Stage } from '#tests/support/stage.ts'
import type { EventOf } from '#tests/support/story.ts'

/** A flow at the browser level: how a person comes to it and does what its events say. */
export type BrowserOf<M extends AnyStateMachine = AnyStateMachine> = {
  kind: 'browser'
  machine: M
  /** When the screen offers an event; an omitted event is always offered. The paths are generated from the offers. */
  offered?: {
    [T in EventOf<M>['type']]?: (
      snapshot: SnapshotFrom<M>,
      event: Extract<EventOf<M>, { type: T }>,
    ) => boolean
  }
  /** Outputs of a child that the screen cannot bring about: the last samples of its answers. */
  unanswered?: Record<string, (output: never) => boolean>
  /** The inputs of the model with which the screen starts the machine; left out, all of them. */
  inputs?: string[]
  /** Bounds the walk instead of the model, where the screen needs more events than the model to turn a guard. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean
  /** The name in the address of the page, where the browser asks for one; left out, the page has a bare address. */
  host?: 'localhost'
  /** Operations that wait at the proxy though no port is called like them. */
  holds?: string[]
  /** Transitions that no person can bring about, each with the reason. */
  unseen?: Record<string, string>
  /**
   * Controls that the screen offers in states whose machine has no transition for them: by event and state, with the
   * reason why a press may do nothing there, or who else hears it. A state excuses the states in it.
   */
  inVain?: { [T in EventOf<M>['type']]?: Record<string, string> }
  visit: (visit: Visit, path: Pick<Path, 'from' | 'steps'>) => Promise<Visited<M>>
}

/** A page of a fresh visitor, and the stage around it. */
export type Visit = {
  page: Page
  stage: Stage
  /** How the same path is lived at the service level: samples, answers. */
  live: Live
  /**
   * Opens a page as a returning visitor: the guest or customer of the stage, with a location and a module. The browser
   * renders the page, unless the server is to prerender it (`painted`). The module is that of food, or the given one.
   */
  arrive: (
    path: string,
    as?: { zone_ids?: number[]; prerendered?: boolean; module?: Module },
  ) => Promise<void>
  /** Opens a page as it is: with nothing in its storage but what the stage has written. */
  goto: (path: string) => Promise<void>
  /** Fires a delay of a child of the machine, by the id of its machine. */
  elapse: (child: string, ms: number) => Promise<unknown>
}

export type Visited<M extends AnyStateMachine = AnyStateMachine> = {
  /** Opens the page where the machine starts, by any way. */
  open: () => Promise<unknown>
  /** Events as the screen offers them, where they differ from the events of the service level. */
  events?: Live<M>['events']
  /** Gestures by role and accessible name; without an entry the model's gesture applies. */
  gestures?: { [T in EventOf<M>['type']]?: (event: Extract<EventOf<M>, { type: T }>) => Promise<unknown> }
  /** What a person does for a child of the machine to hear an event: by the id of the child and the event. */
  told?: Record<string, (event: { type: string; [field: string]: unknown }) => Promise<unknown>>
  /** How an answer comes about in a browser, where it does not as at the service level. */
  answers?: Live<M>['answers']
  /** How often the shop asks by itself before it calls a question unanswered; left out, once. */
  tries?: Record<string, number>
  /** Throws when the screen does not show what the server holds; asked at the end of a path. */
  shows?: () => Promise<unknown>
}

/** Says how a flow is met and lived in the browser. */
export const browser = <M extends AnyStateMachine>(
  machine: M,
  visit: (visit: Visit, path: Pick<Path, 'from' | 'steps'>) => Promise<Visited<M>>,
  rest: Omit<BrowserOf<NoInfer<M>>, 'kind' | 'machine' | 'visit'> = {},
): BrowserOf<M> => ({ kind: 'browser', machine, visit, ...rest })

/** The model without what the screen does not offer. */
export function asOffered(
  model: ModelOf,
  { offered = {}, unanswered = {}, inputs, stopWhen }: BrowserOf,
): ModelOf {
  const rules = offered as Record<string, ((snapshot: never, event: never) => boolean) | undefined>
  const samples = model.events as Record<string, object[] | ((snapshot: never) => (object | null)[])>
  const events = Object.entries(samples).map(([type, given]) => {
    const isOffered = rules[type]
    if (!isOffered) return [type, given]
    const all = (snapshot: never) => (typeof given === 'function' ? given(snapshot) : given)
    return [
      type,
      // A sample that is not offered keeps its place, so that samples are counted alike at every level.
      (snapshot: never) =>
        all(snapshot).map((payload) =>
          payload && isOffered(snapshot, { ...payload, type } as never) ? payload : null,
        ),
    ]
  })
  const answers = Object.entries(model.answers).map(([port, given]) => {
    const isHidden = unanswered[port]
    if (!isHidden) return [port, given]
    const { done } = given
    const shown = (outputs: readonly unknown[]) => outputs.filter((output) => !isHidden(output as never))
    return [
      port,
      {
        ...given,
        done:
          typeof done === 'function'
            ? (...asked: Parameters<typeof done>) => shown(done(...asked))
            : shown(done),
      },
    ]
  })
  const starts = Object.entries(model.inputs).filter(([name]) => !inputs || inputs.includes(name))
  return {
    ...model,
    ...(stopWhen && { stopWhen }),
    inputs: Object.fromEntries(starts),
    events: Object.fromEntries(events),
    answers: Object.fromEntries(answers),
  }
}
