/** Shapes of pictures: the subject and the aspect ratio. */
export const pictureShapes = {
  /** Goods on their tint. */
  item: 1,
  category: 1,
  module: 1,
  logo: 1,
  brand: 1,
  person: 1,
  /** Three things of a store over a pattern. */
  cover: 2,
  /** Things at the end, room for words at the start. */
  banner: 4,
  /** Without room for words; what matters stands far enough from the edges to be seen in other shapes too. */
  strip: 4,
  tile: 3 / 2,
  poster: 2 / 3,
} as const

export type PictureShape = keyof typeof pictureShapes

/** Widths in pixels that are served. */
export const pictureWidths = [160, 320, 640, 960, 1280] as const

export type PictureWidth = (typeof pictureWidths)[number]

/**
 * A picture is its recipe: `item-1f354.1f9c0-25` is a burger with cheese beside it on hue 25. Emoji are code points
 * in hex, joined by `_` inside one emoji and by `.` between emoji, without the variation selector.
 */
export type Picture = { shape: PictureShape; art: string[]; hue: number }

const pattern =
  /^(item|category|module|logo|brand|person|cover|banner|strip|tile|poster)-([0-9a-f]{2,6}(?:[._][0-9a-f]{2,6}){0,7})-(\d{1,3})$/

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The name of a picture of some emoji, the first one largest; `hue` in degrees. */
export function pictureName(shape: PictureShape, emoji: string, hue: number): string {
  const art = [...segmenter.segment(emoji)].map(({ segment }) => codesOf(segment))
  return `${shape}-${art.join('.')}-${((Math.round(hue) % 360) + 360) % 360}`
}

const codesOf = (emoji: string) =>
  [...emoji]
    .map((letter) => letter.codePointAt(0)!.toString(16).padStart(4, '0'))
    .filter((code) => code !== 'fe0f')
    .join('_')

/** `undefined` for anything that is not the name of a picture. */
export function readPictureName(name: string): Picture | undefined {
  const [, shape, art, hue] = name.match(pattern) ?? []
  if (!shape || !art || Number(hue) >= 360) return undefined
  const emoji = art.split('.')
  return emoji.length > 3 ? undefined : { shape: shape as PictureShape, art: emoji, hue: Number(hue) }
}

/** Where a picture is served. */
export const pictureUrl = (name: string, width: PictureWidth = 640, format: 'webp' | 'avif' = 'webp') =>
  `/media/${name}-${width}.${format}`
