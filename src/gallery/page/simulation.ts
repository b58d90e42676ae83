import type { ModelOf } from '#tests/support/model.ts'
import { type Offer, offers } from '#tests/support/offers.ts'
import type { Step } from '#tests/support/story.ts'
import { begin, type Timer, take, type World } from '#tests/support/world.ts'
import { arrowOf } from '../transitions.ts'

/** A machine that is played without a world: what happened to it so far, the start first. Never mutated. */
export type Simulation = { model: ModelOf; from: string; moments: readonly Moment[] }

/** What the machine is like after a step, and when that was on the simulated clock, in milliseconds. */
export type Moment = {
  name: string
  /** None at the start. */
  step: Step | undefined
  world: World
  /** Ids of the arrows that the step took. */
  arrows: string[]
  clock: number
  /** When each running delay will elapse. */
  due: ReadonlyMap<Timer, number>
}

/** A delay that is running, and in how many milliseconds it elapses. */
export type Waiting = { timer: Timer; left: number }

/** Begins with the model's input of that name. */
export const simulate = (model: ModelOf, from: string): Simulation => {
  const world = begin(model.machine, model.inputs[from])
  return { model, from, moments: [momentOf('start', undefined, world, 0, new Map())] }
}

export const now = ({ moments }: Simulation): Moment => moments.at(-1)!

/** What can be done or answered now; delays are told by `waiting`. */
export const possible = (simulation: Simulation): Offer[] =>
  offers(simulation.model, now(simulation).world).filter(({ step }) => step.type !== '@after')

/** The running delays, the next to elapse first. */
export const waiting = (simulation: Simulation): Waiting[] => {
  const { world, due, clock } = now(simulation)
  return world.timers
    .map((timer) => ({ timer, left: (due.get(timer) ?? clock) - clock }))
    .sort((a, b) => a.left - b.left)
}

/** Makes one of the possible things happen. */
export const choose = (simulation: Simulation, { name, step, next }: Offer): Simulation =>
  after(simulation, name, step, next, now(simulation).clock)

/** Lets time pass until that delay elapses; delays due earlier elapse first, and may cancel it. */
export function pass(simulation: Simulation, timer: Timer): Simulation {
  let passed = simulation
  for (;;) {
    const [first] = waiting(passed)
    if (!first || !now(passed).world.timers.includes(timer)) return passed
    const { world, clock } = now(passed)
    const step: Step = { type: '@after', delay: first.timer.name }
    passed = after(passed, `after ${first.timer.name}`, step, take(world, step), clock + first.left)
    if (first.timer === timer) return passed
  }
}

/** Back to an earlier moment, by its place among them. */
export const backTo = (simulation: Simulation, index: number): Simulation => ({
  ...simulation,
  moments: simulation.moments.slice(0, index + 1),
})

const after = (
  simulation: Simulation,
  name: string,
  step: Step,
  world: World,
  clock: number,
): Simulation => ({
  ...simulation,
  moments: [...simulation.moments, momentOf(name, step, world, clock, now(simulation).due)],
})

const momentOf = (
  name: string,
  step: Step | undefined,
  world: World,
  clock: number,
  earlier: ReadonlyMap<Timer, number>,
): Moment => ({
  name,
  step,
  world,
  clock,
  arrows: world.last.taken.map((taken) => arrowOf(taken).id),
  due: new Map(world.timers.map((timer) => [timer, earlier.get(timer) ?? clock + timer.ms])),
})
