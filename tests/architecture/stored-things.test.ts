import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { localRules, otherRules, tabRules } from '#browser/stored-things.ts'

const root = `${import.meta.dirname}/../..`
const sources = globSync('{src,machines,public}/**/*.{ts,tsx,js}', { cwd: root }).map((file) => ({
  file,
  text: readFileSync(`${root}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''),
}))

const stores =
  /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|\bdocument\.cookie\b|\.cookie =/

it('every file that writes to the browser has a rule for what it stores', () => {
  const writers = sources.filter(({ text }) => stores.test(text)).map(({ file }) => basename(file))
  expect(writers.toSorted()).toEqual(
    [
      ...Object.values(otherRules).map(({ file }) => file),
      'storage.ts',
      'tab-storage.ts',
      // A window of the server, which stores nothing.
      'prerender-window.ts',
      // Run before the storefront and know only `localRules`, as the next test shows.
      'boot.js',
      'painted.js',
    ].toSorted(),
  )
})

it.each([
  ['of this browser', /\b(?:localStorage|storage)\.(?:setItem|write)\(\s*'([^']+)'/g, localRules],
  ['of a tab', /\bwriteTab\(\s*[\w.]+,\s*'([^']+)'/g, tabRules],
] as const)('every key %s that is written has a rule, and every rule a key', (_, writing, rules) => {
  const written = sources.flatMap(({ text }) => [...text.matchAll(writing)].map(([, key]) => key!))
  expect(Object.keys(rules)).toEqual(expect.arrayContaining(written))
  const everything = sources.map(({ text }) => text).join('\n')
  for (const key of Object.keys(rules)) expect(everything).toContain(key)
})

it('no screen writes a key that it computes', () => {
  const computing = sources.filter(
    ({ file, text }) =>
      /(?:\bstorage\.write|\bwriteTab)\((?!\s*(?:[\w.]+,\s*)?')/.test(text) &&
      !file.endsWith('browser/tab-storage.ts'),
  )
  expect(computing.map(({ file }) => file)).toEqual([])
})
