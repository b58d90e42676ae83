import { describe, expect, it } from 'vitest'
import { replayPure } from '#tests/support/coverage.ts'
import { criteria } from '#tests/support/criteria.ts'
import { discoverFlows } from '#tests/support/discover.ts'
import { brokenLaws } from '#tests/support/laws.ts'
import { coveringPaths, endsIn } from '#tests/support/paths.ts'
import { isWanted } from '#tests/support/wanted.ts'

/** Each transition of every flow directly after each that can come before it, with stub ports: half a minute, for the depth. */
const isDeep = process.env.TEST_DEPTH === 'all'

if (!isDeep) it.skip('the pairs of transitions run with TEST_DEPTH=all', () => {})
for (const { name, models } of await discoverFlows((flow) => isDeep && isWanted(flow)))
  for (const model of models)
    describe(`${name} pairs`, () => {
      const walk = coveringPaths(model, criteria.pairs)
      walk.paths.forEach((path, index) => {
        it(`${index + 1}, from ${path.from} to ${endsIn(path)}, happens as generated`, async () => {
          await replayPure(model.machine, path)
        })
      })
      it('the pairs of the flow lead to no place that breaks a law of all flows', () => {
        expect(brokenLaws(model, walk)).toEqual([])
      })
    })
