import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fingerprint, readLedger, record } from '#tools/check/mutants/ledger.ts'

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

it('the ledger keeps the flows in order, each with its last fingerprint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-ledger-'))
  const file = join(folder, 'ledger.json')
  expect(readLedger(file)).toEqual({})
  for (const [flow, print] of [
    ['search', 'a'],
    ['cart', 'b'],
    ['search', 'c'],
  ] as const)
    record(flow, print, file)
  expect(readFileSync(file, 'utf8')).toBe('{\n  "cart": "b",\n  "search": "c"\n}\n')
  rmSync(folder, { recursive: true })
})
