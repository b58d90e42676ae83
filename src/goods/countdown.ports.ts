import { answer } from '#api/answer.ts'
import { countdownMachine, countdownPorts } from '#machines/countdown.machine.ts'

/** Answers what time it is. */
export const connectCountdown = (clock: { now: () => number }) =>
  countdownMachine.provide({
    actors: { readClock: answer(countdownPorts.readClock, async () => clock.now()) },
  })
