import fc from 'fast-check'
import type { ModelOf } from '#tests/support/model.ts'
import { offers } from '#tests/support/offers.ts'
import { missedBy, type Path, type Paths } from '#tests/support/paths.ts'
import { begin } from '#tests/support/world.ts'

/** As long as a person follows. */
const LENGTH = 14

/** Walks that choose each step by chance: the same seed gives the same walks. They end where nothing is on offer. */
export function randomPaths(model: ModelOf, { count, seed }: { count: number; seed: number }): Paths {
  const choices = fc.noBias(fc.array(fc.nat(), { minLength: LENGTH + 1, maxLength: LENGTH + 1 }))
  const paths = fc.sample(choices, { seed, numRuns: count }).map((chosen) => chosenPath(model, chosen))
  const uncovered = missedBy(model, paths)
  return { paths, uncovered, unmet: uncovered.map(({ id }) => id) }
}

/** The first number chooses the input, each further one a step; a walk ends where nothing is on offer. */
export function chosenPath(model: ModelOf, [first, ...rest]: readonly number[]): Path {
  const inputs = Object.entries<unknown>(model.inputs)
  const [from, input] = inputs[first! % inputs.length]!
  const path: Path = { from, input, start: begin(model.machine, input), steps: [] }
  let world = path.start
  for (const number of rest) {
    const here = model.stopWhen?.(world.snapshot as never) ? [] : offers(model, world)
    if (here.length === 0) return path
    const { name, step, sample, next, arrows: taken } = here[number % here.length]!
    path.steps.push({ name, step, sample, world: next, arrows: taken })
    world = next
  }
  return path
}
