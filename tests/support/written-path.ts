import { markStep } from '#tests/support/failed-step.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { offers } from '#tests/support/offers.ts'
import { endOf, type Path } from '#tests/support/paths.ts'
import { begin, Misfit, stateOf } from '#tests/support/world.ts'

/** A step as a tester writes it: what happens, and where the machine is then (its active leaves, ` + ` between them). */
export type WrittenStep = readonly [happens: string, then: string]

/** The steps of a path as a tester writes them. */
export const writtenSteps = ({ steps }: Path): WrittenStep[] =>
  steps.map(({ name, world }) => [name, stateOf(world)])

/**
 * The path that was written down, with the samples of the model. Throws `Misfit` at a step that cannot happen there, or
 * that leads somewhere else than is written.
 */
export function pathAsWritten(model: ModelOf, from: string, written: readonly WrittenStep[]): Path {
  if (!(from in model.inputs))
    throw new Misfit(`There is no input "${from}"; there are: ${Object.keys(model.inputs).join(', ')}.`)
  const input = model.inputs[from]
  const path: Path = { from, input, start: begin(model.machine, input), steps: [] }
  for (const [index, [happens, then]] of written.entries()) {
    const world = endOf(path)
    const here = offers(model, world)
    const offer = here.find(({ name }) => name === happens)
    const misfit = (what: string) => markStep(new Misfit(`Step ${index + 1}, ${happens}, ${what}`), index + 1)
    if (!offer)
      throw misfit(
        `cannot happen in ${stateOf(world)}. What can: ${here.map(({ name }) => name).join(', ')}.`,
      )
    const { name, step, sample, next, arrows } = offer
    const is = stateOf(next)
    if (is !== then) throw misfit(`leads to ${is}, and should lead to ${then}.`)
    path.steps.push({ name, step, sample, world: next, arrows })
  }
  return path
}
