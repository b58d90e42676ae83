import { eventName } from '../transitions.ts'
import { CHANNEL, type LiveEvent, type LiveQuestion, type TransitionAddress } from './live-news.ts'

/** An actor of the running shop as it was heard of last. `taken` is what its last step took, once it `isSettled`. */
export type Follower = {
  id: string
  machine: string
  page: string
  states: string[]
  status: string
  context: string
  taken: TransitionAddress[]
  isSettled: boolean
  /** The event that is being worked on; undefined while the actor rests. */
  event: string | undefined
  recording: Recording
}

/**
 * What happened to an actor, as names of events and states: without anything that a customer typed or a server answered.
 * `begins` and the second part of a step are the active leaves, ` + ` between them.
 */
export type Recording = { begins: string; steps: (readonly [event: string, then: string])[] }

/** A line of the log, the newest last. */
export type Heard = {
  key: number
  id: string
  machine: string
  text: string
  detail: string
  at: number
  kind: 'event' | 'fact'
}

/** Of the actors of a machine that are over, the last one is kept until the next begins. `left` is where a page was when it was left last. */
export type Live = { actors: ReadonlyMap<string, Follower>; log: readonly Heard[]; left: string }

export const NOBODY: Live = { actors: new Map(), log: [], left: '/home' }
const LONGEST = 300

/** Listens to every page of the shop that was opened to be followed. */
export function listenLive(Channel: typeof BroadcastChannel) {
  const channel = new Channel(CHANNEL)
  const listeners = new Set<() => void>()
  let live = NOBODY
  let lines = 0

  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent | LiveQuestion>) => {
    if (data.type === 'who') return
    live = heard(live, data, ++lines)
    for (const listener of listeners) listener()
  })
  channel.postMessage({ type: 'who' } satisfies LiveQuestion)

  return {
    current: () => live,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    forget: () => {
      live = { ...live, log: [] }
      for (const listener of listeners) listener()
    },
    stop: () => channel.close(),
  }
}

/** The known actors and log after one more message of a page. */
export function heard(live: Live, event: LiveEvent, key: number): Live {
  const { actors, log } = live
  if (event.type === 'left') {
    const here = [...actors].filter(([, { page }]) => page !== event.page)
    return { ...live, actors: new Map(here), left: event.path }
  }
  if (event.type === 'here') {
    const { id, machine, page } = event
    const fresh = {
      id,
      machine,
      page,
      states: [],
      status: 'active',
      context: '',
      taken: [],
      isSettled: true,
      event: undefined,
      recording: { begins: '', steps: [] },
    }
    const others = [...actors].filter(
      ([, { machine: its, status }]) => its !== machine || status === 'active',
    )
    return { ...live, actors: new Map(others).set(id, actors.get(id) ?? fresh) }
  }
  const actor = actors.get(event.id)
  if (!actor) return live
  const { id, machine } = actor
  const line = (kind: Heard['kind'], text: string, detail: string, at: number) =>
    [...log, { key, id, machine, kind, text, detail, at }].slice(-LONGEST)
  switch (event.type) {
    case 'is': {
      const { states, status, context } = event
      return {
        ...live,
        actors: new Map(actors).set(id, {
          ...actor,
          states,
          status,
          context,
          isSettled: true,
          event: undefined,
          recording: recorded(actor, states.join(' + ')),
        }),
      }
    }
    case 'happened':
      return {
        ...live,
        actors: new Map(actors).set(id, {
          ...actor,
          taken: actor.isSettled ? event.taken : [...actor.taken, ...event.taken],
          isSettled: false,
          // Raised events belong to the step that raised them.
          event: actor.isSettled ? event.event : actor.event,
        }),
        log: line('event', event.event, event.payload, event.at),
      }
    case 'announced': {
      const { type, ...rest } = JSON.parse(event.fact)
      return { ...live, log: line('fact', String(type), JSON.stringify(rest), event.at) }
    }
  }
}

const MOST_STEPS = 300

/** The recording after the actor has come to rest in a place; an event that took no transition is no step. */
function recorded({ event, taken, isSettled, recording }: Follower, then: string): Recording {
  const { begins, steps } = recording
  if (begins === '') return { begins: then, steps }
  if (isSettled || event === undefined || taken.length === 0 || event === 'xstate.init') return recording
  return { begins, steps: [...steps, [eventName(event), then] as const].slice(0, MOST_STEPS) }
}
