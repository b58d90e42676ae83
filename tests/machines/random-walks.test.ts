import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replayPure } from '#tests/support/coverage.ts'
import { discoverFlows, root } from '#tests/support/discover.ts'
import { brokenIn } from '#tests/support/laws.ts'
import type { ModelOf } from '#tests/support/model.ts'
import { deaths } from '#tests/support/offers.ts'
import type { Path } from '#tests/support/paths.ts'
import { chosenPath } from '#tests/support/random-paths.ts'
import { recordedFrom } from '#tests/support/recorded-path.ts'
import type { World } from '#tests/support/world.ts'

const WALKS = process.env.TEST_DEPTH === 'all' ? 200 : 5
const LONGEST = 40

const folder = join(root, '.cache/replays')

/** Longer ways than generated paths take, by chance: a walk that fails is made as short as it can be, and kept for a replay. */
for (const { name, models } of await discoverFlows())
  for (const model of models)
    describe(`${name} walks`, () => {
      it(`${name} keeps the laws of all flows on random walks, and never dies`, async () => {
        const choices = fc.array(fc.nat(), { minLength: 2, maxLength: LONGEST, size: 'max' })
        const walks = fc.asyncProperty(choices, async (chosen) => {
          const path = chosenPath(model, chosen)
          expect(worldsOf(path).flatMap((world) => [...brokenIn(world), ...deathsIn(model, world)])).toEqual(
            [],
          )
          await replayPure(model.machine, path)
        })
        const { failed, counterexample, errorInstance } = await fc.check(walks, { numRuns: WALKS })
        if (failed)
          throw new Error(
            `${String(errorInstance)}\nnpm run replay -- ${kept(name, chosenPath(model, counterexample![0]))}`,
          )
      })
    })

const worldsOf = ({ start, steps }: Path): World[] => [start, ...steps.map(({ world }) => world)]

const deathsIn = (model: ModelOf, world: World): string[] =>
  model.stopWhen?.(world.snapshot as never)
    ? []
    : deaths(model, world).map((death) => `${death.name} kills it: ${death.error}`)

/** Writes the walk as a replay file; answers where. */
function kept(flow: string, path: Path): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${flow}.replay.json`)
  writeFileSync(file, JSON.stringify(recordedFrom(flow, path), null, 2))
  return relative(root, file)
}
