import { describe, expect, it } from 'vitest'
import { heard, type Live } from '#src/gallery/page/live.ts'
import type { LiveEvent } from '#src/gallery/page/live-news.ts'
import { reportOf } from '#src/gallery/page/problem-report.ts'

const hear = (...event: LiveEvent[]): Live =>
  event.reduce<Live>((live, each, index) => heard(live, each, index), {
    actors: new Map(),
    log: [],
    left: '/',
  })

const here: LiveEvent = { type: 'here', id: 'p1 x:0', machine: 'cart', page: 'p1' }
const took = (event: string): LiveEvent => ({
  type: 'happened',
  id: 'p1 x:0',
  event,
  payload: '{}',
  taken: [{ path: [], event, index: 0 }],
  at: 5,
})
const is: LiveEvent = { type: 'is', id: 'p1 x:0', states: ['ready.idle'], status: 'active', context: '{}' }

describe('the live view of the running shop', () => {
  it('the live view says where an actor is', () => {
    expect(hear(here, is).actors.get('p1 x:0')).toMatchObject({ machine: 'cart', states: ['ready.idle'] })
  })

  it('the live view keeps every arrow of one step together, and forgets them at the next step', () => {
    const taken = (live: Live) => live.actors.get('p1 x:0')?.taken.map(({ event }) => event)
    expect(taken(hear(here, is, took('item.add'), took('')))).toEqual(['item.add', ''])
    expect(taken(hear(here, is, took('item.add'), is, took('retry')))).toEqual(['retry'])
  })

  it('the live view writes down events and announcements in order', () => {
    const announced: LiveEvent = {
      type: 'announced',
      id: 'p1 x:0',
      fact: '{"type":"cart.added","count":2}',
      at: 6,
    }
    expect(hear(here, took('item.add'), announced).log).toMatchObject([
      { machine: 'cart', kind: 'event', text: 'item.add' },
      { machine: 'cart', kind: 'fact', text: 'cart.added', detail: '{"count":2}' },
    ])
  })

  it('the live view forgets the actors of a page that was left, and of no other page', () => {
    const other: LiveEvent = { type: 'here', id: 'p2 x:0', machine: 'cart', page: 'p2' }
    const live = hear(here, other, { type: 'left', page: 'p1', path: '/cart' })
    expect([...live.actors.keys()]).toEqual(['p2 x:0'])
    expect(live.left).toBe('/cart')
  })

  it('the live view does not listen to an actor that was not introduced', () => {
    expect(hear(took('item.add'))).toMatchObject({ actors: new Map(), log: [] })
  })

  it('an actor that is introduced twice stays as it was', () => {
    expect(hear(here, is, here).actors.get('p1 x:0')?.states).toEqual(['ready.idle'])
  })

  it('the live view keeps a flow that is over until the next flow of its kind begins', () => {
    const over: LiveEvent = { ...is, status: 'done', states: ['ended'] }
    const next: LiveEvent = { ...here, id: 'p1 x:1' }
    expect([...hear(here, over).actors.values()]).toMatchObject([{ status: 'done', states: ['ended'] }])
    expect([...hear(here, over, next).actors.keys()]).toEqual(['p1 x:1'])
    expect([...hear(here, is, next).actors.keys()]).toEqual(['p1 x:0', 'p1 x:1'])
  })

  it('the live view records the events of an actor by name, with the states they lead to', () => {
    const then = (...states: string[]): LiveEvent => ({ ...is, states })
    const { recording } = hear(
      here,
      then('loading'),
      took('xstate.done.actor.listCart'),
      took(''),
      then('ready.idle'),
      { ...took('item.add'), taken: [] } as LiveEvent,
      then('ready.idle'),
      took('retry'),
      then('loading'),
    ).actors.get('p1 x:0')!
    expect(recording).toEqual({
      begins: 'loading',
      steps: [
        ['done listCart', 'ready.idle'],
        ['retry', 'loading'],
      ],
    })
  })
})

describe('a report of a problem', () => {
  it('a report has the names of what each flow of the page did, by the file of the flow, and no data', () => {
    const child: LiveEvent = { type: 'here', id: 'p1 x:1', machine: 'addItem', page: 'p1' }
    const began: LiveEvent = { ...is, id: 'p1 x:1', states: ['comparingStores'] }
    const happened: LiveEvent = {
      ...took('clear.accept'),
      id: 'p1 x:1',
      payload: '{"name":"Sara"}',
    } as LiveEvent
    const then: LiveEvent = { ...began, states: ['clearing'], context: '{"name":"Sara"}' }
    const report = reportOf(hear(here, is, child, began, happened, then))
    expect(report).toEqual([
      { flow: 'add-item', begins: 'comparingStores', steps: [['clear.accept', 'clearing']] },
    ])
  })
})
