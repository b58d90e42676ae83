import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read, root } from './support/imports.ts'

/** What only `src/flow` does: start a machine for a component, and wait for its end. */
const OWN_WAYS = [
  /\buse(?:ActorRef|Actor|Machine)\b/,
  /\bcreateActorContext\b/,
  /useState\(\s*\(\) =>\s*connect/,
  /\.subscribe\(\{[^}]*\bcomplete\b/,
]

it('a component runs a machine and waits for its outcome through src/flow only', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  expect(files.length).toBeGreaterThan(500)
  const found = files.filter((file) => {
    const text = read(file)
    return OWN_WAYS.some((way) => way.test(text))
  })
  expect(found.filter((file) => !file.startsWith('src/flow/'))).toEqual([])
  expect(found.length).toBeGreaterThan(0)
})
