import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anatomy } from '#tests/support/anatomy.ts'
import { discoverFlows, orphans, root } from '#tests/support/discover.ts'
import { everyChild, told } from '#tests/support/vocabulary.ts'
import { isWanted } from '#tests/support/wanted.ts'
import { testFileOf } from '#tools/check/machine-files.ts'

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Shape that every machine of the product has. */
for (const { name, file, machines, stories, models, broken } of await discoverFlows(isWanted))
  describe(name, () => {
    const [machine] = machines
    const [model] = models

    it('is one machine in one file, named alike', () => {
      if (broken) throw broken
      expect(machines.map(({ id }) => id)).toEqual([camelCase(name)])
    })
    it('has stories and one model, of this machine', () => {
      expect(stories.length, testFileOf(name, '.stories.ts')).toBeGreaterThan(0)
      expect(models.length, testFileOf(name, '.model.ts')).toBe(1)
      for (const proof of [...stories, ...models]) expect(proof.machine, file).toBe(machine)
    })
    it('gives guards and actions what they need as params', () => {
      expect(readFileSync(join(root, file), 'utf8')).not.toContain('assertEvent')
    })
    it('tells its invoker through an address in its input alone (docs/decisions/048)', () => {
      expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/sendParent|_parent/)
    })
    if (!machine) return

    for (const { rule, broken } of anatomy)
      it(rule, () => {
        expect(broken(machine, model)).toEqual([])
      })
    if (!model || stories.length === 0) return

    it('has a story for every question it asks, told with its input', () => {
      const asked = new Set(told(stories, 'asked').map(([port]) => port))
      expect(everyChild(machine).filter((src) => !asked.has(src))).toEqual([])
    })
    it('tells an expected no as a problem with its refusal, and the rest as a failure with its error', () => {
      const carries: Record<string, string> = { problem: 'refusal', failure: 'error' }
      const bad = told(stories, 'heard').filter(
        (fact) => fact.type in carries && !(carries[fact.type]! in fact),
      )
      expect(bad).toEqual([])
    })
  })

describe('tests/machines', () => {
  it('proves nothing that does not exist', () => {
    expect(orphans()).toEqual([])
  })
})
