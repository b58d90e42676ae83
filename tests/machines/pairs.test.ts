import { describe, expect, it } from 'vitest'
import { replayPure } from '#tests/support/coverage.ts'
import { criteria } from '#tests/support/criteria.ts'
import { discoverFlows } from '#tests/support/discover.ts'
import { brokenLaws } from '#tests/support/laws.ts'
import { coveringPaths, endsIn, type Path } from '#tests/support/paths.ts'
import { writePairs } from '#tests/support/taken.ts'

/** The gate takes those that money depends on most; all of them take half a minute, in the depth. */
const IN_GATE = ['cart', 'pay-order', 'session', 'submit-order']

const isTaken = (flow: string) => process.env.TEST_DEPTH === 'all' || IN_GATE.includes(flow)

/** Each transition of a flow directly after each that can come before it, with stub ports. */
for (const { name, models } of await discoverFlows(isTaken))
  for (const model of models)
    describe(`${name} pairs`, () => {
      const walk = coveringPaths(model, criteria.pairs)
      const happened: Path[] = []
      walk.paths.forEach((path, index) => {
        it(`${index + 1}, from ${path.from} to ${endsIn(path)}, happens as generated`, async () => {
          await replayPure(model.machine, path)
          happened.push(path)
        })
      })
      it('the flow takes every pair of transitions', () => {
        expect(writePairs('pure', name, walk, happened)).toEqual([])
      })
      it('each guard of the flow says yes on one generated path, and no on another', () => {
        expect(coveringPaths(model, criteria.guards).unmet).toEqual([])
      })
      it('the pairs of the flow lead to no place that breaks a law of all flows', () => {
        expect(brokenLaws(model, walk)).toEqual([])
      })
    })
