import { type Color, tone } from './palette.ts'

/** A place in a drawing of 1000 by 1000 units. */
export type Box = { x: number; y: number; width: number; height: number }

/** What a pack is painted with: its own color, that of what it holds, and how that looks. */
export type Colors = { main: Color; inside: Color; texture: Texture }

/** A drawing of 1000 by 1000 units. */
export type Drawing = {
  svg: string
  /** Where the label has its words, and the color below them. */
  words?: Box & { on: Color }
  /** Where the label has its picture. */
  mark?: { x: number; y: number; size: number }
}

export type Draw = (colors: Colors) => Drawing

/** Points from top to bottom: how far down, and how far to either side of the middle. */
type Profile = readonly (readonly [y: number, half: number])[]

let made = 0
/** An id for a gradient that no other one of the drawing has. */
const fresh = () => `p${made++}`

export const textures = [
  'grains',
  'beans',
  'liquid',
  'powder',
  'sticks',
  'chunks',
  'leaves',
  'plain',
] as const
export type Texture = (typeof textures)[number]

/** Light from the upper left across something round. */
export function round(color: Color, strength = 1): { defs: string; fill: string } {
  const id = fresh()
  const stop = (offset: number, lighter: number) =>
    `<stop offset="${offset}" stop-color="${tone(color, lighter * strength)}"/>`
  return {
    defs: `<linearGradient id="${id}">${stop(0, -13)}${stop(0.14, 2)}${stop(0.3, 9)}${stop(0.55, 0)}${stop(0.86, -11)}${stop(1, -17)}</linearGradient>`,
    fill: `url(#${id})`,
  }
}

/** Light from above on something flat. */
export function flat(color: Color, strength = 1): { defs: string; fill: string } {
  const id = fresh()
  return {
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2="0.35" y2="1"><stop offset="0" stop-color="${tone(color, 7 * strength)}"/><stop offset="1" stop-color="${tone(color, -8 * strength)}"/></linearGradient>`,
    fill: `url(#${id})`,
  }
}

/** A body turned around the middle: its outline, mirrored. Corners are `soft` units round. */
export function turned(
  profile: Profile,
  color: Color,
  { soft = 24, opacity = 1, middle = 500 } = {},
): string {
  const { defs, fill } = round(color)
  const right = profile.map(([y, half]) => `${middle + half - soft / 2},${y}`)
  const left = [...profile].reverse().map(([y, half]) => `${middle - half + soft / 2},${y}`)
  return `${defs}<polygon points="${[...right, ...left].join(' ')}" fill="${fill}" stroke="${fill}" stroke-width="${soft}" stroke-linejoin="round" opacity="${opacity}"/>`
}

export const rect = ({ x, y, width, height }: Box, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`

/** A box that light falls across, as on a can. */
export function rounded(box: Box, color: Color, radius = 30): string {
  const { defs, fill } = round(color)
  return defs + rect(box, fill, radius)
}

/** A box that light falls on from above, as on a carton. */
export function flatBox(box: Box, color: Color, radius = 16): string {
  const { defs, fill } = flat(color)
  return defs + rect(box, fill, radius)
}

export function shape(
  path: string,
  color: Color,
  kind: typeof round | typeof flat = flat,
  more = '',
): string {
  const { defs, fill } = kind(color)
  return `${defs}<path d="${path}" fill="${fill}" ${more}/>`
}

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** A strip of light on glass or film. */
export const gloss = (x: number, y: number, width: number, height: number, opacity = 0.42) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity="${opacity}"/>`

/** Where a part of a pattern lies, and by how many degrees it leans. */
type Spot = [x: number, y: number, lean: number]

const grainsSpots: Spot[] = [
  [10, 8, 20],
  [32, 16, -30],
  [14, 30, 65],
  [36, 38, 5],
  [24, 22, 100],
]

const beansSpots: Spot[] = [
  [22, 20, 15],
  [68, 26, -25],
  [44, 62, 40],
  [88, 74, 0],
  [4, 70, 30],
]

const chunksSpots: Spot[] = [
  [8, 10, 12],
  [62, 2, -10],
  [34, 58, 25],
  [84, 62, -4],
]

const patterns: Record<Texture, (color: Color) => { size: number; art: string }> = {
  grains: (color) => ({
    size: 44,
    art: grainsSpots
      .map(([x, y, lean], i) =>
        ellipse(x, y, 10, 5.5, tone(color, [9, -5, 5, -9, 1][i]), `transform="rotate(${lean} ${x} ${y})"`),
      )
      .join(''),
  }),
  beans: (color) => ({
    size: 92,
    art: beansSpots
      .map(([x, y, lean], i) => {
        const at = `transform="rotate(${lean} ${x} ${y})"`
        return (
          ellipse(x, y + 4, 25, 20, tone(color, -16), at) +
          ellipse(x, y, 24, 19, tone(color, [5, -2, 8, 0, 4][i]), at) +
          ellipse(x - 7, y - 7, 7, 5, tone(color, 20), at)
        )
      })
      .join(''),
  }),
  liquid: (color) => ({
    size: 160,
    art: `<circle cx="40" cy="60" r="7" fill="${tone(color, 14)}"/><circle cx="118" cy="120" r="5" fill="${tone(color, 14)}"/>`,
  }),
  powder: (color) => ({
    size: 30,
    art: `<circle cx="8" cy="7" r="3" fill="${tone(color, 6)}"/><circle cx="22" cy="16" r="3" fill="${tone(color, -5)}"/><circle cx="10" cy="24" r="2.5" fill="${tone(color, -8)}"/>`,
  }),
  sticks: (color) => ({
    size: 28,
    art: `<rect x="2" width="9" height="28" fill="${tone(color, 8)}"/><rect x="15" width="9" height="28" fill="${tone(color, -7)}"/>`,
  }),
  chunks: (color) => ({
    size: 110,
    art: chunksSpots
      .map(
        ([x, y, lean], i) =>
          `<g transform="rotate(${lean} ${x + 22} ${y + 20})"><rect x="${x}" y="${y + 5}" width="48" height="40" rx="14" fill="${tone(color, -15)}"/><rect x="${x}" y="${y}" width="48" height="40" rx="14" fill="${tone(color, [4, -3, 8, 0][i])}"/><rect x="${x + 8}" y="${y + 6}" width="18" height="8" rx="4" fill="${tone(color, 18)}"/></g>`,
      )
      .join(''),
  }),
  leaves: (color) => ({
    size: 70,
    art: (
      [
        [18, 16, 20],
        [50, 26, -40],
        [28, 52, 80],
        [62, 60, 10],
      ] as const
    )
      .map(
        ([x, y, lean], i) =>
          `<path transform="translate(${x} ${y}) rotate(${lean})" d="M-17 0 Q0 -14 17 0 Q0 14 -17 0Z" fill="${tone(color, [7, -6, 2, -10][i])}"/>`,
      )
      .join(''),
  }),
  plain: () => ({ size: 10, art: '' }),
}

/** What a pack holds, seen through a window. `path` is the outline of the window. */
export function contents({ inside, texture }: Colors, path: string): string {
  const id = fresh()
  const { size, art } = patterns[texture](inside)
  const shade = fresh()
  return `<defs><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" fill="${tone(inside, texture === 'liquid' ? 0 : -6)}"/>${art}</pattern><linearGradient id="${shade}"><stop offset="0" stop-color="#000" stop-opacity=".26"/><stop offset=".2" stop-color="#fff" stop-opacity=".14"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient></defs><path d="${path}" fill="url(#${id})"/><path d="${path}" fill="url(#${shade})"/>`
}

export const boxPath = ({ x, y, width, height }: Box, r = 0) =>
  `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`

/** A paper label around something round, with a band of the maker's color below its picture. */
export function paper(box: Box, main: Color, radius = 10): string {
  return (
    rounded(box, 'white', radius) +
    rect({ ...box, height: 20 }, tone(main), radius) +
    rect({ ...box, y: box.y + box.height - 20, height: 20 }, tone(main), radius)
  )
}
