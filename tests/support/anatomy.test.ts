import { expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { anatomy } from '#tests/support/anatomy.ts'

const ruleOf = (sentence: string) => anatomy.find(({ rule }) => rule === sentence)!

const { broken } = ruleOf('there is a way on from every state that is not final')

/** A list that is read once, beside a dialog. */
const listBeside = (dialog: object): AnyStateMachine =>
  createMachine({
    id: 'choosing',
    type: 'parallel',
    states: {
      list: { initial: 'reading', states: { reading: { on: { read: 'listed' } }, listed: {} } },
      dialog: { initial: 'closed', states: { closed: { on: { open: 'opened' } }, opened: dialog } },
    },
  })

it('a region may rest for good while another region can always go on', () => {
  expect(broken(listBeside({ on: { close: 'closed' } }))).toEqual([])
})

it('a region may not rest for good when the other region can end in a state without a way on', () => {
  expect(broken(listBeside({}))).toEqual(['list.listed', 'dialog.opened'])
})

it('a state that always goes on must be called deciding…, and a state that waits for a guard must not', () => {
  const { broken } = ruleOf('a state that only decides is called deciding…, and no other state is')
  const machine = createMachine({
    initial: 'sorting',
    states: {
      sorting: { always: [{ guard: 'is new', target: 'decidingPrice' }, 'decidingRoute'] },
      decidingPrice: { always: { guard: 'is priced', target: 'waiting' } },
      decidingRoute: { always: 'waiting' },
      waiting: { always: { guard: 'is free', target: 'decidingRoute' }, on: { leave: 'decidingRoute' } },
    },
  })
  expect(broken(machine)).toEqual(['sorting', 'decidingPrice'])
})

it('a machine may not end with an outcome that its final state does not declare', () => {
  const { broken } = ruleOf('the outcome of the machine is the output of its final state')
  const ending = (output: ({ event }: { event: object }) => unknown, stored: object): AnyStateMachine =>
    createMachine({
      context: { outcome: 'kept' },
      output,
      initial: 'asking',
      states: {
        asking: { on: { keep: 'kept', drop: 'dropped' } },
        kept: stored,
        dropped: { type: 'final', output: 1 },
      },
    } as Parameters<typeof createMachine>[0])
  const ofFinalState = ({ event }: { event: object }) => (event as { output: unknown }).output
  const ofContext = ({ context }: { context?: { outcome: unknown } }) => context?.outcome
  expect(broken(ending(ofFinalState, { type: 'final', output: 2 }))).toEqual([])
  expect(broken(ending(ofFinalState, { type: 'final' }))).toEqual(['kept'])
  expect(broken(ending(ofContext as typeof ofFinalState, { type: 'final', output: 2 }))).toEqual([
    'the root, which only hands over event.output',
  ])
})
