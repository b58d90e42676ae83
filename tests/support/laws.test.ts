import { expect, it } from 'vitest'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { brokenLaws } from '#tests/support/laws.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { coveringPaths } from '#tests/support/paths.ts'

const asking = setup({
  types: { events: {} as { type: 'go' }, tags: {} as 'busy' },
  actors: { placeOrder: fromPromise<void, { key: string }>(async () => {}) },
})

const broken = (machine: AnyStateMachine) => {
  const model: ModelOf = {
    kind: 'model',
    machine,
    inputs: { start: undefined },
    events: { go: [{}] },
    answers: { placeOrder: { done: [undefined], refused: [new Error('No answer')] } },
  }
  return brokenLaws(model, coveringPaths(model))
}

const order = (key: string, id = 'placeOrder') => ({ id, src: 'placeOrder', input: { key } }) as const

it('a busy state that waits for nothing breaks two laws', () => {
  const machine = asking.createMachine({
    initial: 'resting',
    states: { resting: { on: { go: 'stuck' } }, stuck: { tags: 'busy', on: { go: 'resting' } } },
  })
  expect(broken(machine)).toEqual([
    'a busy flow waits for an answer or a delay, but in stuck',
    'a busy flow ends without a press of the customer, but in stuck',
  ])
})

it('a busy state whose refusal asks again for ever ends, when its answer ends it', () => {
  const machine = asking.createMachine({
    initial: 'sending',
    states: {
      sending: {
        tags: 'busy',
        invoke: { ...order('one'), onDone: 'sent', onError: { target: 'sending', reenter: true } },
      },
      sent: { type: 'final' },
    },
  })
  expect(broken(machine)).toEqual([])
})

it('a busy state from which answers lead only to busy states breaks a law', () => {
  const machine = asking.createMachine({
    initial: 'sending',
    states: {
      sending: { tags: 'busy', invoke: { ...order('one'), onDone: 'again', onError: 'again' } },
      again: { tags: 'busy', invoke: { ...order('one'), onDone: 'sending', onError: 'sending' } },
    },
  })
  expect(broken(machine)).toEqual(['a busy flow ends without a press of the customer, but in sending'])
})

it('two equal requests at once break a law, and two different ones do not', () => {
  const both = (other: string) =>
    asking.createMachine({
      type: 'parallel',
      states: {
        one: { invoke: { ...order('one'), onDone: {}, onError: {} } },
        other: { invoke: { ...order(other, 'another'), onDone: {}, onError: {} } },
      },
    })
  expect(broken(both('one'))).toEqual(['the same request is not on its way twice, but in one + other'])
  expect(broken(both('two'))).toEqual([])
})

it('an order without a key breaks a law', () => {
  const machine = asking.createMachine({ invoke: { ...order(''), onDone: {}, onError: {} } })
  expect(broken(machine)[0]).toMatch('an order is not placed without a key')
})
