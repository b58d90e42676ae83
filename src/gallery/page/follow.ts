import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { textOf } from '#tests/support/plain.ts'
import { leaves } from '#tests/support/world.ts'
import { watchActors } from '../watch-actors.ts'
import { CHANNEL, type LiveEvent, type LiveQuestion, type TransitionAddress } from './live-news.ts'
import { offerReport } from './problem-report.ts'

/**
 * Runs in a page of the shop before the shop itself: the page at /flows/live is the shop with this in front. With `report` in
 * its address, a visitor saves what happens there.
 */
const { searchParams } = new URL(window.location.href)
window.history.replaceState(null, '', searchParams.get('to') ?? '/')

const channel = new BroadcastChannel(CHANNEL)
const page = String(performance.timeOrigin)
const alive = new Map<string, AnyActor>()

const keep = searchParams.has('report') ? offerReport(window) : () => {}
const tell = (event: LiveEvent) => {
  channel.postMessage(event)
  keep(event)
}
const idOf = (actor: AnyActor) => `${page} ${actor.sessionId}`
const isMachine = (actor: AnyActor) => 'root' in actor.logic

function tellState(actor: AnyActor, snapshot: AnyMachineSnapshot): void {
  const context = textOf(snapshot.context)
  tell({ type: 'is', id: idOf(actor), states: leaves(snapshot), status: snapshot.status, context })
  if (snapshot.status !== 'active') alive.delete(actor.sessionId)
}

function introduce(actor: AnyActor): void {
  tell({ type: 'here', id: idOf(actor), machine: String(actor.logic.id), page })
  tellState(actor, actor.getSnapshot())
}

function addressOf(taken: AnyTransitionDefinition): TransitionAddress {
  const { source, eventType } = taken
  const list = eventType === '' ? source.always : source.transitions.get(eventType)
  return { path: source.path, event: eventType, index: list?.indexOf(taken) ?? 0 }
}

function listen(inspected: InspectionEvent): void {
  const actor = inspected.actorRef as AnyActor
  if (!isMachine(actor)) return
  if (inspected.type === '@xstate.snapshot') tellState(actor, inspected.snapshot as AnyMachineSnapshot)
  if (inspected.type !== '@xstate.microstep') return
  const { type: event, ...payload } = inspected.event
  const taken = inspected._transitions.map(addressOf)
  tell({ type: 'happened', id: idOf(actor), event, payload: textOf(payload), taken, at: Date.now() })
}

watchActors(listen, (actor) => {
  if (!isMachine(actor)) return
  alive.set(actor.sessionId, actor)
  actor.on('*', (fact: object) =>
    tell({ type: 'announced', id: idOf(actor), fact: textOf(fact), at: Date.now() }),
  )
  introduce(actor)
})

channel.addEventListener('message', ({ data }: MessageEvent<LiveQuestion>) => {
  if (data.type === 'who') for (const actor of alive.values()) introduce(actor)
})
window.addEventListener('pagehide', () => {
  const { pathname, search } = window.location
  tell({ type: 'left', page, path: pathname + search })
})
