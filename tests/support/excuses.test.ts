import { expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { arrows } from '#src/gallery/transitions.ts'
import { judgeExcuses } from '#tests/support/excuses.ts'
import { basketMachine } from '#tests/support/fixtures/basket.machine.ts'

const machine = basketMachine as AnyStateMachine
const decline = 'confirmingClear clear.decline'
const all = arrows(machine).map(({ id }) => id)
const allButDecline = all.filter((id) => id !== decline)

it('a transition that is neither taken nor excused is named', () => {
  expect(judgeExcuses(machine, allButDecline)).toEqual({ unexcused: [decline], stale: [] })
})

it('an excuse holds while its transition is not taken', () => {
  expect(judgeExcuses(machine, allButDecline, { [decline]: 'reason' })).toEqual({ unexcused: [], stale: [] })
})

it('an excuse of a transition that was taken is stale', () => {
  expect(judgeExcuses(machine, all, { [decline]: 'reason' })).toEqual({ unexcused: [], stale: [decline] })
})

it('an excuse of a transition that does not exist is stale', () => {
  expect(judgeExcuses(machine, all, { 'basket close': 'reason' })).toEqual({
    unexcused: [],
    stale: ['basket close'],
  })
})
