import { countdownMachine } from '#machines/app/countdown.machine.ts'
import { model } from '#tests/support/model.ts'

const ends = Date.parse('2026-12-03T18:00:00Z')

/** A day, an hour, a minute and a second before the end; and the end. */
export const moments = (end: number): number[] => [end - 90_061_000, end]

export const countdownModel = model(countdownMachine, {
  inputs: { 'an offer that runs': { ends } },
  events: {},
  answers: { readClock: { done: moments(ends), refused: [new Error('No clock')] } },
})
