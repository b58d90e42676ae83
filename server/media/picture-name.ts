import type { Locale } from '#server/rules/text.ts'
import { splitArt } from './art.ts'
import { readPack } from './packs/packs.ts'

/** Shapes of pictures: the subject and the aspect ratio. */
export const pictureShapes = {
  /** Goods on their tint. */
  item: 1,
  /** The label of a pack, near. */
  closeup: 1,
  /** Several of the same goods on a table. */
  portion: 1,
  category: 1,
  module: 1,
  logo: 1,
  brand: 1,
  person: 1,
  /** Three things of a store over a pattern. */
  cover: 2,
  /** Up to seven things at the end, room for words at the start. */
  hero: 12 / 5,
  /** Things at the end, room for words at the start. */
  banner: 4,
  /** Without room for words; what matters stands far enough from the edges to be seen in other shapes too. */
  strip: 4,
  tile: 3 / 2,
  poster: 2 / 3,
} as const

export type PictureShape = keyof typeof pictureShapes

/** Things that stand on a ground; logos are printed. */
export type SceneShape = Exclude<PictureShape, 'logo' | 'brand'>

/** Widths in pixels that are served. */
export const pictureWidths = [160, 320, 640, 960, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** Row whose name a picture shows: an item, a brand or a store. */
export type LabelOf = { of: 'item' | 'brand' | 'store'; id: number }

/**
 * A picture is its recipe: `item-1f354.1f9c0-25` is a burger with cheese beside it on hue 25. Emoji are code points
 * in hex, joined by `_` inside one emoji and by `.` between emoji, without the variation selector. A pack stands where an
 * emoji may: `item-jar_gold_honey.1f41d-i12-40` is a jar with a bee on its label and the name of item 12; on the wire
 * `i12` is `i12ar` or `i12en`.
 */
export type Picture = {
  shape: PictureShape
  art: string[]
  hue: number
  label?: LabelOf & { locale?: Locale }
}

/** Most parts of a picture, those on labels among them. */
const mostOf = (shape: PictureShape) => (shape === 'hero' ? 10 : 3)

const shapeNames = Object.keys(pictureShapes).join('|')
const pattern = new RegExp(
  `^(${shapeNames})-([0-9a-z_]+(?:\\.[0-9a-z_]+){0,9})(?:-([ibs])(\\d{1,9})(en|ar)?)?-(\\d{1,3})$`,
)
const emojiCodes = /^[0-9a-f]{4,6}(?:_[0-9a-f]{2,6}){0,7}$/
const labelKinds = { i: 'item', b: 'brand', s: 'store' } as const

/**
 * The name of a picture. `art` is up to three things, the first one largest: emoji, or packs with their colors
 * (`jar/gold/honey`), with a space between two packs. `hue` is in degrees.
 */
export function pictureName(shape: PictureShape, art: string, hue: number, label?: LabelOf): string {
  const shown = label ? `-${label.of[0]}${label.id}` : ''
  return `${shape}-${artOf(art).join('.')}${shown}-${((Math.round(hue) % 360) + 360) % 360}`
}

/** The parts of an art as names of pictures spell them. */
export const artOf = (art: string): string[] =>
  art.split(' ').flatMap((part) => {
    const { pack, emoji } = splitArt(part)
    return [...(pack ? [pack.replaceAll('/', '_')] : []), ...emoji.map(codesOf)]
  })

const codesOf = (emoji: string) =>
  [...emoji]
    // A string yields letters, which are not empty.
    .map((letter) => letter.codePointAt(0)!.toString(16).padStart(4, '0'))
    .filter((code) => code !== 'fe0f')
    .join('_')

/** `undefined` for anything that is not the name of a picture. */
export function readPictureName(name: string): Picture | undefined {
  const [, shape, parts = '', kind, id, locale, hue] = name.match(pattern) ?? []
  const art = parts.split('.')
  if (!shape || Number(hue) >= 360 || art.length > mostOf(shape as PictureShape)) return undefined
  if (!art.every((part) => emojiCodes.test(part) || readPack(part))) return undefined
  return {
    shape: shape as PictureShape,
    art,
    hue: Number(hue),
    ...(kind && {
      label: {
        of: labelKinds[kind as keyof typeof labelKinds],
        id: Number(id),
        ...(locale && { locale: locale as Locale }),
      },
    }),
  }
}

/** The name of a picture for readers of a language: the same, unless it shows a name. */
export const inLanguage = (name: string, locale: Locale): string =>
  name.replace(/(-[ibs]\d+)(-\d{1,3})$/, `$1${locale}$2`)

/** Where a picture is served. */
export const pictureUrl = (name: string, width: PictureWidth = 640, format: 'webp' | 'avif' = 'webp') =>
  `/media/${name}-${width}.${format}`
