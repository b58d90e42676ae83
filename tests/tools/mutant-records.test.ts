import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { machineFiles } from '#tools/check/machine-files.ts'
import { fingerprint, readRecord, record } from '#tools/check/mutants/records.ts'
import { root } from '#tools/dev/exec.ts'

const source = '/** Decides. */\nexport const rule = (a: number) => a > 1 // more than one\n'

it('a fingerprint ignores comments, types and layout', () => {
  expect(fingerprint(['export const rule = (a: number | bigint) =>\n  a > 1\n'])).toBe(fingerprint([source]))
})

it('a fingerprint ignores the folder of an imported file and the titles of stories', () => {
  const at = (folder: string, title: string) =>
    `import { a } from '${folder}/a.ts'\nexport const b = stories(a, {\n  '${title}': {\n    ends: 'idle',\n  },\n})\n`
  const print = fingerprint([at('#machines/rules', 'a cart is empty')])
  expect(fingerprint([at('#machines/cart', 'the cart is empty')])).toBe(print)
  expect(fingerprint([at('#machines/rules', 'a cart is empty').replace('a.ts', 'c.ts')])).not.toBe(print)
})

it('a fingerprint changes with the code of the machine or of its stories', () => {
  expect(fingerprint([source.replace('> 1', '> 2')])).not.toBe(fingerprint([source]))
  expect(fingerprint([source, 'export const stories = {}'])).not.toBe(fingerprint([source]))
})

it('a run that every mutant passed is kept with what was explained by hand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-mutants-'))
  const file = join(folder, 'cart.mutants.json')
  const explained = [
    { line: "initial: 'idle',", unnoticed: ['\'idle\' -> "busy"'], why: 'it decides at once' },
  ]
  const passed = { fingerprint: 'a', on: '2026-11-28', mutants: 3, noticed: 2 }
  expect(readRecord('cart', folder)).toEqual({})
  record('cart', passed, folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(passed)
  writeFileSync(file, JSON.stringify({ ...passed, explained }))
  record('cart', { ...passed, fingerprint: 'b' }, folder)
  expect(readRecord('cart', folder)).toEqual({ ...passed, fingerprint: 'b', explained })
  rmSync(folder, { recursive: true })
})

it('every record belongs to a machine, and every machine has one', () => {
  const records = globSync('*/*.mutants.json', { cwd: join(root, 'tests/machines') })
  expect(records.map((file) => basename(file, '.mutants.json')).toSorted()).toEqual(
    [...machineFiles.keys()].toSorted(),
  )
})
