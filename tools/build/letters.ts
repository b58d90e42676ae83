/**
 * Cuts the letters that most pages consist of out of the typeface, less than half of it, and so the first picture comes
 * sooner; and those that the labels of the map need.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Font } from 'fonteditor-core'
import subsetFont from 'subset-font'
import { root } from '#tools/dev/exec.ts'

const TYPEFACE = join(root, 'node_modules/@fontsource-variable/alexandria/files')
const FOLDER = join(root, 'src/theme/letters')

/** The weights of src/theme/tokens.ts lie between. */
const WEIGHTS = { min: 400, max: 700 }

/**
 * Written as in `unicode-range`. What a text has beside these (ø, ڭ) comes with the whole files of src/theme/fonts.css.
 * An Arabic word is joined within one file only, so this one has what names and loanwords are written with, too.
 */
export const SCRIPTS = {
  latin:
    'U+20-7E, U+A0, U+A9, U+AB, U+B7, U+BB, U+D7, U+E7-EA, U+F1, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2039-203A, U+2212',
  arabic: 'U+60C, U+61B, U+61F, U+621-63A, U+640-652, U+660-66C, U+670, U+67E, U+686, U+698, U+6A4, U+6AF',
}

/** What MapLibre asks for when it writes Arabic: each letter by the form it has in its word; and the letters themselves. */
const FORMS = 'U+FB50-FDFF, U+FE70-FEFC'
const LABELS = `U+600-6FF, U+750-77F, U+8A0-8FF, ${FORMS}`

export function characters(unicodeRange: string): string {
  const spans = unicodeRange.split(', ').map((span) => span.slice(2).split('-'))
  return spans
    .flatMap(([first, last = first]) => {
      const from = Number.parseInt(first!, 16)
      return Array.from({ length: Number.parseInt(last!, 16) - from + 1 }, (_, index) => from + index)
    })
    .map((code) => String.fromCodePoint(code))
    .join('')
}

const face = (script: string, unicodeRange: string) => `@font-face {
  font-family: "Alexandria Variable";
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url("./${script}.woff2") format("woff2-variations");
  unicode-range: ${unicodeRange};
}
`

/** Writes a file for each script and the style sheet that names them, which src/index.css takes in. */
export async function cutLetters(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const [script, unicodeRange] of Object.entries(SCRIPTS)) {
    const whole = readFileSync(join(TYPEFACE, `alexandria-${script}-wght-normal.woff2`))
    const few = await subsetFont(whole, characters(unicodeRange), {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
    })
    writeFileSync(join(FOLDER, `${script}.woff2`), few)
  }
  writeFileSync(join(FOLDER, 'arabic-labels.woff2'), await cutLabels())
  const faces = Object.entries(SCRIPTS).map(([script, unicodeRange]) => face(script, unicodeRange))
  writeFileSync(join(FOLDER, 'faces.css'), faces.join('\n'))
}

/**
 * The typeface has the forms of letters within a word under their own code points, but not those of a letter that stands
 * alone, which look like the letter itself: without them the last letter of شارع is written in another typeface, or as a box.
 */
export async function cutLabels(): Promise<Uint8Array> {
  const whole = readFileSync(join(TYPEFACE, 'alexandria-arabic-wght-normal.woff2'))
  const font = await readFont(whole, LABELS, { wght: WEIGHTS.min })
  const glyphs = font.get().glyf
  const named = new Set(glyphs.flatMap(({ unicode }) => unicode ?? []))
  for (const form of characters(FORMS)) {
    const letter = form.normalize('NFKC')
    const code = form.charCodeAt(0)
    // A form of two letters, or of a letter and its mark, looks like neither.
    if (named.has(code) || letter.length > 1) continue
    glyphs.find(({ unicode }) => unicode?.includes(letter.charCodeAt(0)))?.unicode.push(code)
  }
  const labels = font.write({ type: 'ttf', toBuffer: true }) as Buffer
  return subsetFont(labels, characters(LABELS), { targetFormat: 'woff2' })
}

/** Reads the glyphs of these characters from a WOFF2 file. A variable typeface needs the value of each of its axes. */
export async function readFont(file: Uint8Array, unicodeRange: string, axes: Record<string, number> = {}) {
  const few = await subsetFont(file, characters(unicodeRange), {
    targetFormat: 'truetype',
    variationAxes: axes,
  })
  return Font.create(Buffer.from(few), { type: 'ttf' })
}
