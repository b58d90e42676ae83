import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import type { BrowserRun } from '#tools/check/browser.ts'
import { chooseParts } from '#tools/check/choose-parts.ts'
import { depth, gate, type Part, quick } from '#tools/check/parts.ts'
import { root } from '#tools/dev/exec.ts'
import config from '../../vitest.config.ts'

const files = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()

type Project = { test: { name: string; include: string[]; exclude?: string[] } }
const projects = (config as { test: { projects: Project[] } }).test.projects.map(({ test }) => test)

const projectsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ work }) =>
    'vitest' in work ? work.vitest.filter((_, index) => work.vitest[index - 1] === '--project') : [],
  )

/** The specs that a run of Playwright finds. */
function specsOf({ args, env }: BrowserRun): string[] {
  const paths = args.filter((arg) => arg.startsWith('tests/'))
  const apart = env?.SPECS_APART?.split(',') ?? []
  return specs
    .filter((spec) => paths.length === 0 || paths.some((path) => spec.startsWith(path)))
    .filter((spec) => !apart.some((path) => spec.startsWith(path)))
}
const specs = files('tests/e2e/**/*.spec.ts')

describe('the tests of Vitest', () => {
  it.each(files('tests/**/*.test.{ts,tsx}'))('%s belongs to one project', (file) => {
    const found = projects.filter(
      ({ include, exclude = [] }) =>
        include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob)),
    )
    expect(found.map(({ name }) => name)).toHaveLength(1)
  })

  it('the gate and the depth run every project', () => {
    const names = projects.map(({ name }) => name).toSorted()
    for (const parts of [gate, depth]) expect([...new Set(projectsIn(parts))].toSorted()).toEqual(names)
  })

  it('the depth runs the whole contract on both engines', () => {
    const whole = depth.flatMap(({ work }) =>
      'vitest' in work && work.engine && work.vitest.every((arg) => !arg.startsWith('tests/'))
        ? work.engine
        : [],
    )
    expect(whole.toSorted()).toEqual(['embedded', 'postgresql'])
  })
})

describe('the browser tests', () => {
  const runs = depth.flatMap(({ work }) => ('browser' in work ? work.browser : []))
  /** Which shard of how many a run is; a run without shards is its only one. */
  const shardOf = ({ args }: BrowserRun) => args[args.indexOf('--shard') + 1]!
  const shares = ({ args }: BrowserRun) => (args.includes('--shard') ? Number(args.at(-1)!.split('/')[1]) : 1)

  it.each(specs)('the depth runs %s once', (spec) => {
    const found = runs.filter((run) => specsOf(run).includes(spec))
    expect(found.length).toBeGreaterThan(0)
    // All shards of one part together are one run.
    expect(found).toHaveLength(shares(found[0]!))
    expect(new Set(found.map(shardOf)).size).toBe(found.length)
  })

  it('no project of Playwright runs what has a part of its own', async () => {
    const apart = runs.find(({ env }) => env?.SPECS_APART)?.env?.SPECS_APART ?? ''
    vi.stubEnv('SPECS_APART', apart)
    vi.stubEnv('E2E_DATA_DIR', 'unused')
    const { default: playwright } = await import('../../playwright.config.ts')
    vi.unstubAllEnvs()
    const mine = specs.filter((spec) => apart.split(',').some((path) => spec.startsWith(path)))
    expect(mine.length).toBeGreaterThan(2)
    for (const { name, testIgnore } of playwright.projects ?? []) {
      const globs = [testIgnore ?? []].flat().map(String)
      const found = mine.filter((spec) => !globs.some((glob) => matchesGlob(spec, glob)))
      expect(found, name).toEqual([])
    }
  })

  it('the gate runs the journeys a shop lives from', () => {
    const tagged = specs.filter((spec) => /@gate/.test(readFileSync(join(root, spec), 'utf8')))
    expect(tagged.map((spec) => spec.slice('tests/e2e/'.length, -'.spec.ts'.length))).toEqual([
      'accessibility',
      'arabic-phone-order',
      'cart',
      'checkout-tabs',
      'codes',
      'edit-in-flight',
      'first-load',
      'guest-order',
      'keyboard-order',
      'order-again',
      'pay',
      'profile',
      'refund',
      'valid-html',
      'wallet-at-checkout',
    ])
  })
})

describe('parts', () => {
  it('the gate begins with the quick parts, and the depth has every part of the gate', () => {
    expect(gate.slice(0, quick.length)).toEqual(quick)
    const names = depth.map(({ name }) => name)
    expect(gate.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual(['browser'])
  })

  it('a name chooses one part or its shards', () => {
    expect(chooseParts(depth, 'mutants').map(({ name }) => name)).toEqual(['mutants'])
    expect(chooseParts(depth, 'browser-paths').map(({ name }) => name)).toEqual([
      'browser-paths-1',
      'browser-paths-2',
    ])
    expect(chooseParts(depth, undefined)).toBe(depth)
  })

  it('the shares together are the whole depth, each part once', () => {
    const shares = [1, 2, 3, 4, 5, 6].map((number) => chooseParts(depth, `${number}/6`))
    expect(shares.flat()).toEqual(depth)
  })

  it('an unknown part is refused with the names of all parts', () => {
    expect(() => chooseParts(depth, 'everything')).toThrow(/no part "everything".*accessibility-1/)
    expect(() => chooseParts(depth, '7/6')).toThrow(/no part "7\/6"/)
  })
})
