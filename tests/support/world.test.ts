import { describe, expect, it } from 'vitest'
import { assign, cancel, createMachine, fromPromise, raise, sendTo, setup } from 'xstate'
import { actorDriver } from '#tests/support/actor-driver.ts'
import { replayPure } from '#tests/support/coverage.ts'
import { type ModelOf, model } from '#tests/support/model.ts'
import { coveringPaths } from '#tests/support/paths.ts'
import { play } from '#tests/support/play.ts'
import { done, after as elapsed, refused } from '#tests/support/story.ts'
import { begin, leaves, Misfit, take } from '#tests/support/world.ts'

const child = fromPromise<string, number>(() => Promise.reject(new Error('not connected')))

/** Two actors of one name at once, a delayed event that can be called off, an event the machine sends to itself. */
const oddMachine = setup({
  types: {
    context: {} as { answers: string[] },
    events: {} as
      | { type: 'two.start' }
      | { type: 'alarm.set' }
      | { type: 'alarm.stop' }
      | { type: 'alarm.ring' }
      | { type: 'self.tell' }
      | { type: 'self.heard' }
      | { type: 'child.answered' },
  },
  actors: { child },
  delays: { snooze: 300 },
  actions: {
    'set the alarm': raise({ type: 'alarm.ring' }, { id: 'alarm', delay: 'snooze' }),
    'stop the alarm': cancel('alarm'),
    'tell itself': sendTo(({ self }) => self, { type: 'self.heard' }),
    'keep the answer': assign({
      answers: ({ context, event }) => [...context.answers, (event as unknown as { output: string }).output],
    }),
  },
}).createMachine({
  id: 'odd',
  context: { answers: [] },
  initial: 'resting',
  states: {
    resting: {
      on: {
        'two.start': 'asking',
        'alarm.set': { actions: 'set the alarm' },
        'alarm.stop': { actions: 'stop the alarm' },
        'alarm.ring': 'awake',
        'self.tell': { actions: 'tell itself' },
        'self.heard': 'told',
      },
    },
    asking: {
      invoke: [
        {
          id: 'first',
          src: 'child',
          input: 1,
          onDone: { actions: 'keep the answer' },
          onError: 'resting',
        },
        { id: 'second', src: 'child', input: 2, onDone: { actions: 'keep the answer' }, onError: 'resting' },
      ],
    },
    awake: { type: 'final' },
    told: { type: 'final' },
  },
})

/** The child takes a transition of its own before its parent hears of it. */
const parentMachine = setup({
  actors: {
    decider: createMachine({ initial: 'deciding', states: { deciding: { always: 'done' }, done: {} } }),
  },
}).createMachine({
  id: 'parent',
  initial: 'deciding',
  states: {
    deciding: { on: { go: 'running' } },
    running: { invoke: { id: 'decider', src: 'decider', onDone: 'deciding', onError: 'deciding' } },
  },
})

describe('a world', () => {
  it('counts no transition of a child that decides when it is made', () => {
    const { last } = take(begin(parentMachine), { type: 'go' })
    expect(last.taken.map(({ source, eventType }) => [source.id, eventType])).toEqual([
      ['parent.deciding', 'go'],
    ])
  })
  it('tells two running actors of one name apart by their ids', () => {
    const { world, asked } = play(oddMachine, {
      when: [{ type: 'two.start' }, done('child', 'b', 'second'), done('first', 'a')],
    })
    expect(asked).toEqual([
      ['child', 1],
      ['child', 2],
    ])
    expect(world.snapshot.context.answers).toEqual(['b', 'a'])
  })
  it('refuses an answer that could come from either of them', () => {
    expect(() => play(oddMachine, { when: [{ type: 'two.start' }, done('child', 'a')] })).toThrow(
      '"child" runs 2 times',
    )
  })
  it('refuses a second answer of the same actor', () => {
    expect(() =>
      play(oddMachine, { when: [{ type: 'two.start' }, done('first', 'a'), done('first', 'a')] }),
    ).toThrow('was not asked')
  })
  it('a world forgets the question of a state that was left', () => {
    const { world } = play(oddMachine, { when: [{ type: 'two.start' }, refused('first')] })
    expect(world.running).toEqual([])
  })
  it('knows a delayed event by the name of its delay, until it is called off', () => {
    expect(
      play(oddMachine, { when: [{ type: 'alarm.set' }, elapsed('snooze', 300)] }).world.snapshot.value,
    ).toBe('awake')
    const called = begin(oddMachine)
    const stopped = take(take(called, { type: 'alarm.set' }), { type: 'alarm.stop' })
    expect(() => take(stopped, elapsed('snooze'))).toThrow(Misfit)
    expect(() => take(take(called, { type: 'alarm.set' }), elapsed('snooze', 299))).toThrow(
      '300 ms long, not 299',
    )
  })
  it('cannot call off a delay that was started over, just as XState cannot', async () => {
    const twice = [{ type: 'alarm.set' }, { type: 'alarm.set' }, { type: 'alarm.stop' }] as const
    const { world } = play(oddMachine, { when: [...twice, elapsed('snooze')] })
    expect(world.snapshot.value).toBe('awake')
    const driver = actorDriver(oddMachine, undefined)
    for (const event of twice) await driver.send(event, 0)
    await driver.elapsed({ name: 'snooze', ms: 300, index: 0 })
    expect((await driver.seen()).value).toBe('awake')
    await driver.stop()
  })
  it('goes on with what the machine sends to itself', () => {
    expect(leaves(play(oddMachine, { when: [{ type: 'self.tell' }] }).world.snapshot)).toEqual(['told'])
  })
  it('agrees with a running actor in all of it', async () => {
    const odd = model(oddMachine, {
      inputs: { start: undefined },
      events: {
        'two.start': [{}],
        'alarm.set': ({ value }) => (value === 'resting' ? [{}] : []),
        'alarm.stop': [{}],
        'alarm.ring': [{}],
        'self.tell': [{}],
        'self.heard': [{}],
        'child.answered': [{}],
      },
      answers: { child: { done: ['x'], refused: [new Error('no')] } },
      stateKey: ({ context }) => String(context.answers.length),
    }) as ModelOf
    const { paths, uncovered } = coveringPaths({
      ...odd,
      stopWhen: ({ context }) => context.answers.length > 2,
    })
    expect(uncovered).toEqual([])
    for (const path of paths) await replayPure(oddMachine, path)
  })
  it('fills in a form of several fields before a guard turns, without being told what a place is', () => {
    const form = setup({
      types: {
        context: {} as Record<'name' | 'phone' | 'email', string>,
        events: {} as
          | { type: 'field.change'; field: 'name' | 'phone' | 'email'; value: string }
          | { type: 'form.send' },
      },
      actions: {
        keep: assign(({ context, event }) =>
          event.type === 'field.change' ? { ...context, [event.field]: event.value } : context,
        ),
      },
      guards: { 'all is said': ({ context }) => Object.values(context).every((value) => value !== '') },
    }).createMachine({
      id: 'form',
      context: { name: '', phone: '', email: '' },
      initial: 'open',
      states: {
        open: {
          on: { 'field.change': { actions: 'keep' }, 'form.send': { guard: 'all is said', target: 'sent' } },
        },
        sent: { type: 'final' },
      },
    })
    const { paths, uncovered } = coveringPaths(
      model(form, {
        inputs: { start: undefined },
        events: {
          'field.change': [
            { field: 'name', value: 'Amira' },
            { field: 'phone', value: '+971501234567' },
            { field: 'email', value: 'amira@example.com' },
          ],
          'form.send': [{}],
        },
        answers: {},
      }) as ModelOf,
    )
    expect(uncovered).toEqual([])
    expect(paths.at(-1)?.steps.map(({ name }) => name)).toEqual([
      'field.change',
      'field.change (2)',
      'field.change (3)',
      'form.send',
    ])
  })
  it('the walk stops when the model tells equal worlds apart', () => {
    const counting = setup({
      types: { context: {} as { n: number }, events: {} as { type: 'count' } },
      actions: { count: assign({ n: ({ context }) => context.n + 1 }) },
    }).createMachine({ id: 'counting', context: { n: 0 }, on: { count: { actions: 'count' } } })
    const endless = model(counting, {
      inputs: { start: undefined },
      events: { count: [{}] },
      answers: {},
      stateKey: ({ context }) => String(context.n),
    }) as ModelOf
    expect(() => coveringPaths(endless)).toThrow('More than 3000 places')
  })
  it('a world notices a refusal that the machine does not handle, and an action that throws', () => {
    const fragile = setup({
      types: { events: {} as { type: 'fall' } },
      actors: { child: fromPromise<void>(() => Promise.resolve()) },
      actions: {
        fall: assign(() => {
          throw new Error('fell')
        }),
      },
    }).createMachine({
      id: 'fragile',
      invoke: { id: 'child', src: 'child', onDone: {} },
      on: { fall: { actions: 'fall' } },
    })
    const { deaths } = coveringPaths(
      model(fragile, {
        inputs: { start: undefined },
        events: { fall: [{}] },
        answers: { child: { done: [undefined], refused: [new Error('no')] } },
      }) as ModelOf,
    )
    expect(deaths.map(({ name, error }) => `${name}: ${error}`)).toEqual([
      'fall: Error: fell',
      'refused child: Error: no',
    ])
  })
  it('is never mutated', () => {
    const start = begin(oddMachine)
    take(start, { type: 'two.start' })
    expect(start.snapshot.value).toBe('resting')
    expect(start.running).toEqual([])
  })
})

describe('a driver with stubs', () => {
  it('lets only those answer who were asked', async () => {
    const driver = actorDriver(createMachine({ id: 'mute' }), undefined)
    await expect(driver.answered({ src: 'child', id: 'child' }, 1, 0)).rejects.toThrow('it was not asked')
    await driver.stop()
  })
})
