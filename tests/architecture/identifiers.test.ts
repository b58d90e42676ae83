import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { read, root } from './support/imports.ts'

/** Words that docs/glossary.md forbids in names, and how many names still have them: lower a count that has become too high. */
const FORBIDDEN = {
  goods: 8,
  kept: 11,
  letter: 13,
  news: 3,
  note: 4,
  paint: 0,
  place: 19,
  shelf: 0,
  told: 14,
  way: 2,
  worn: 0,
}

/** "Place" is the verb of an order, too. */
const ORDERED = ['order', 'parcel', 'prescription', 'once', 'dinner', 'draft', 'button']

const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase())

function isForbidden(word: string, words: string[]): boolean {
  const at = words.findIndex((each) => each === word || each === `${word}s`)
  return at >= 0 && !(word === 'place' && at === 0 && ORDERED.includes(words[1] ?? ''))
}

it('no more names than before have a word that the glossary forbids', () => {
  const names = globSync('{src,machines,server,tools}/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/\b(?:const|let|function|type|interface|class)\s+([A-Za-z]\w*)/g)].map(
      ([, name = '']) => wordsOf(name),
    ),
  )
  expect(names.length).toBeGreaterThan(8000)
  const found = Object.keys(FORBIDDEN).map((word) => [
    word,
    names.filter((words) => isForbidden(word, words)).length,
  ])
  expect(Object.fromEntries(found)).toEqual(FORBIDDEN)
})
