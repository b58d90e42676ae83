/** Cuts the letters that most pages consist of out of the typeface: less than half of it, and so the first picture comes sooner. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { root } from './exec.ts'

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
  const faces = Object.entries(SCRIPTS).map(([script, unicodeRange]) => face(script, unicodeRange))
  writeFileSync(join(FOLDER, 'faces.css'), faces.join('\n'))
}
