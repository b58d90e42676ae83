import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Texts that the server says; `tests/contract` compares them. */
const fromServer = ['Payment info updated.', 'Point to wallet transfer successfully.']

const said = (pattern: Record<string, string>) =>
  Object.values(pattern)
    .join(' ')
    .replaceAll(/\{(\w+):\w+\}/g, '{$1}')
    .replaceAll(/\s+/g, ' ')

const english = said(
  import.meta.glob<string>('../../../src/i18n/en/**/*.ts', { query: '?raw', import: 'default', eager: true }),
)

const chapter = () => {
  const spec = readFileSync('docs/spec.md', 'utf8')
  const from = spec.indexOf('\n## 8. ')
  return spec.slice(from, spec.indexOf('\n## 9. ', from)).replaceAll(/\s+/g, ' ')
}

it('the English words hold every text that docs/spec.md §8 quotes, letter by letter', () => {
  const quoted = [...chapter().matchAll(/'([A-Zt][^']*)'/g)].map(([, text]) => text!)
  expect(quoted.length).toBeGreaterThan(35)
  const missing = quoted.filter((text) => !english.includes(text))
  expect(missing.toSorted()).toEqual(fromServer)
})
