import { answer } from '#api/answer.ts'
import { countdownMachine, countdownPorts } from '#machines/app/countdown.machine.ts'

/** Connects the port that reads the current time. */
export const connectCountdown = (clock: { now: () => number }) =>
  countdownMachine.provide({
    actors: { readClock: answer(countdownPorts.readClock, async () => clock.now()) },
  })
