import { expect, it } from 'vitest'
import { characters, cutLabels, readFont } from '#tools/build/letters.ts'

/** The forms that letters have at the start, in the middle and at the end of a word, and alone. */
const FORMS = 'U+FE80-FEFC'

it('the typeface of the map has every Arabic letter in each form that MapLibre asks for', async () => {
  const font = await readFont(await cutLabels(), FORMS)
  const drawn = font.get().glyf.flatMap(({ unicode, advanceWidth }) => (advanceWidth > 0 ? unicode : []))
  expect([...characters(FORMS)].filter((form) => !drawn.includes(form.charCodeAt(0)))).toEqual([])
})
