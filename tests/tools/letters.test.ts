import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { labelFonts } from '#maps/fonts.ts'
import { cityGeoJson } from '#server/city/city-geojson.ts'
import { characters, cutLabels, readFont } from '#tools/build/letters.ts'
import { root } from '#tools/dev/exec.ts'

/** The forms that letters have at the start, in the middle and at the end of a word, and alone. */
const FORMS = 'U+FE80-FEFC'
const forms = [...characters(FORMS)]

/** Everything that a name in Arabic is written with: letters, marks, figures, forms and the spaces between words. */
const WRITTEN = 'U+20-7E, U+600-6FF, U+FB50-FDFF, U+FE70-FEFF'

const drawnBy = async (file: Uint8Array, unicodeRange: string): Promise<Set<string>> => {
  const font = await readFont(file, unicodeRange)
  const codes = font
    .get()
    .glyf.flatMap(({ unicode, advanceWidth }) => (advanceWidth > 0 ? (unicode ?? []) : []))
  return new Set(codes.map((code) => String.fromCodePoint(code)))
}

it('the typeface of the map has every Arabic letter in each form that MapLibre asks for', async () => {
  const drawn = await drawnBy(await cutLabels(), FORMS)
  expect(forms.filter((form) => !drawn.has(form))).toEqual([])
})

it('the file that the map loads draws every Arabic name of the city', async () => {
  const file = readFileSync(join(root, 'src/theme/letters/arabic-labels.woff2'))
  const drawn = await drawnBy(file, WRITTEN)
  const ranges = Object.values(labelFonts)
    .flat()
    .flatMap((face) =>
      typeof face === 'object' && face.url.includes('arabic') ? face['unicode-range']! : [],
    )
  const asked = new Set(characters(ranges.join(', ')))

  const names = arabicNames(cityGeoJson())
  expect(names.length).toBeGreaterThan(200)
  const shaped = new Set(names.flatMap((name) => [...name].flatMap(shapesOf)))
  const lacking = [...shaped].filter((shape) => !(drawn.has(shape) && asked.has(shape)))
  expect(lacking.map((shape) => `U+${shape.charCodeAt(0).toString(16)}`)).toEqual([])
})

/** The characters that MapLibre may write for this one: all forms of a letter, and of the pairs that it begins. */
function shapesOf(character: string): string[] {
  if (!/\p{Script=Arabic}/u.test(character)) return []
  return forms.filter((form) => form.normalize('NFKC').startsWith(character))
}

function arabicNames(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'name_ar' ? [String(value)] : arabicNames(value),
  )
}
