/** Invisible characters that copying puts before, into and behind a text. */
const hidden = [
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202e',
  '\u2066',
  '\u2068',
  '\u2069',
  '\ufeff',
]
const spaces = [' ', '\u00a0', '\u202f', '\u3000', '\t']

const wide = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
const inDigits = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
const named = (character: string) => `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The ways in which a text arrives that means the same: name, and how it changes the text. */
export const copied: [way: string, change: (text: string) => string][] = [
  ...hidden.flatMap((mark): [string, (text: string) => string][] => [
    [`${named(mark)} around`, (text) => `${mark}${text}${mark}`],
    [`${named(mark)} inside`, (text) => `${text.slice(0, 2)}${mark}${text.slice(2)}`],
  ]),
  ...spaces.map((space): [string, (text: string) => string] => [
    `${named(space)} around`,
    (text) => `${space}${text}${space}`,
  ]),
  ['an isolate and a space around', (text) => ` \u2068${text}\u2069 `],
  ['full-width characters', wide],
  ['Arabic-Indic digits', inDigits(0x660)],
  ['Persian digits', inDigits(0x6f0)],
  ['full-width digits in direction marks', (text) => `\u202a${inDigits(0xff10)(text)}\u202c`],
]
