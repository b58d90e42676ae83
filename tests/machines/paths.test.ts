import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coverage, replayPure } from '#tests/support/coverage.ts'
import { discoverFlows, root } from '#tests/support/discover.ts'
import { brokenLaws } from '#tests/support/laws.ts'
import { pathsAsMarkdown } from '#tests/support/path-document.ts'
import { coveringPaths, endsIn } from '#tests/support/paths.ts'
import { differentPaths, statelyMachine } from '#tests/support/stately.ts'
import { everyFact, told } from '#tests/support/vocabulary.ts'
import { isMutated, isWanted } from '#tests/support/wanted.ts'
import { testFileOf } from '#tools/check/machine-files.ts'

/** The generated paths of every flow of the product, with stub ports. `-t cart` runs those of one. */
for (const { name, stories, models } of await discoverFlows(isWanted))
  for (const model of models)
    describe(`${name} paths`, () => {
      const walk = attempt(() => coveringPaths(model))
      if (walk instanceof Error) return it('can be generated', () => expect.unreachable(walk.stack))
      const taken: string[] = []

      walk.paths.forEach((path, index) => {
        it(`${index + 1}, from ${path.from} to ${endsIn(path)}, happens as generated`, async () => {
          taken.push(...(await replayPure(model.machine, path)))
        })
      })
      it('no refusal and no action kills the machine', () => {
        expect(walk.deaths).toEqual([])
      })
      it.skipIf(stories.length === 0)('emit no fact that no story hears', () => {
        const heard = new Set(told(stories, 'heard').map(({ type }) => type))
        expect(everyFact(walk).filter((fact) => !heard.has(fact))).toEqual([])
      })
      it('the paths lead to no place that breaks a law of all flows', () => {
        expect(brokenLaws(model, walk)).toEqual([])
      })
      it('take every transition', () => {
        const { uncovered } = coverage(model.machine, 'pure', taken)
        expect(uncovered.map(({ id, guard }) => (guard ? `${id} (${guard})` : id))).toEqual([])
      })
      it.skipIf(isMutated)('the file for Stately takes the states of the product on each path', async () => {
        const copy = await statelyMachine(name, model.machine)
        expect(differentPaths(name, model.machine, copy, walk.paths)).toEqual([])
      })
      it.skipIf(isMutated)(`are as reviewed (npm run paths -- ${name} --write)`, () => {
        const file = join(root, testFileOf(name, '.paths.md'))
        const reviewed = existsSync(file) ? readFileSync(file, 'utf8') : '(nothing reviewed yet)'
        expect(pathsAsMarkdown(name, model, walk)).toBe(reviewed)
      })
    })

const attempt = <T>(work: () => T): T | Error => {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
