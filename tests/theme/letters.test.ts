import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { characters, SCRIPTS } from '#tools/build/letters.ts'

const cut = new Set(Object.values(SCRIPTS).flatMap((unicodeRange) => [...characters(unicodeRange)]))

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

describe('the letters that are cut out of the typeface', () => {
  it.each(['en', 'ar'])('are all that the shop itself says in %s', (locale) => {
    const words = globSync(`src/i18n/${locale}/**/*.ts`).map((file) =>
      readFileSync(file, 'utf8').replace(COMMENT, ''),
    )
    const lacking = new Set([...words.join('')].filter((letter) => !/\s/.test(letter) && !cut.has(letter)))
    expect([...lacking]).toEqual([])
    expect(words.length).toBeGreaterThan(10)
  })

  it('are spans and single ones', () => {
    expect(characters('U+41-43, U+2026')).toBe('ABC…')
  })
})
