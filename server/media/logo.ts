import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawWords } from './letters.ts'
import type { Picture } from './picture-name.ts'

/** What a logo is made of: the emblem, `side` pixels wide and high, and the name where it is legible. */
type Mark = { emblem: (side: number) => Promise<Buffer>; name: string | undefined }

/** One ink on one ground, in hex digits. */
type Print = { ground: string; ink: string; isDark: boolean }

type Frame = 'none' | 'disc' | 'ring' | 'shield' | 'leaf'

/** Discs stand twice: they suit every emblem. */
const frames: readonly Frame[] = ['disc', 'none', 'ring', 'shield', 'disc', 'leaf']
const filled: readonly Frame[] = ['disc', 'shield', 'leaf']

/** Draws a logo in one ink, as it could be printed on a bag; frame and ground follow from the recipe. */
export async function composeLogo(picture: Picture, width: number, { emblem, name }: Mark): Promise<Sharp> {
  const seed = seedOf(picture)
  const print = printOf(picture, seed)
  // The remainder is an index of the frames.
  const frame = frames[seed % frames.length]!
  // A name stands below the emblem; without one the emblem fills the logo.
  const [size, middle] = name ? [0.42, 0.37] : [0.74, 0.5]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="0 0 1000 1000"><rect width="1000" height="1000" fill="${print.ground}"/>${framed(frame, print.ink, { y: middle * 1000, half: size * 610 })}</svg>`
  const side = Math.round(size * width * (frame === 'none' ? 1.12 : 0.8))
  const isFilled = filled.includes(frame)
  const art = await printed(await emblem(side), {
    ink: isFilled ? print.ground : print.ink,
    isOnDark: isFilled !== print.isDark,
  })
  return sharp(Buffer.from(svg)).composite([
    {
      input: art,
      left: Math.round((width - side) / 2),
      top: Math.round(middle * width - side / 2),
    },
    ...(name ? await wordmark(name, width, print.ink) : []),
  ])
}

/** The same recipe always gives the same logo. */
function seedOf({ art, hue }: Picture): number {
  let seed = hue * 31
  for (const letter of art.join('.')) seed = (seed * 33 + letter.charCodeAt(0)) % 1_000_003
  return seed
}

/** Two of three stores stand on their color, the others print in it on a pale ground; brands print on white. */
function printOf({ shape, hue }: Picture, seed: number): Print {
  const isDark = shape === 'logo' && seed % 3 !== 0
  // Yellow and green look lighter than they are.
  const deep = hex(hue, 62, hue > 40 && hue < 200 ? 24 : 31)
  const pale = shape === 'brand' ? '#ffffff' : hex(hue + 20, 52, 95)
  return isDark ? { ground: deep, ink: pale, isDark } : { ground: pale, ink: deep, isDark }
}

function framed(frame: Frame, ink: string, { y, half }: { y: number; half: number }): string {
  const [left, right, top, bottom] = [500 - half, 500 + half, y - half, y + half]
  switch (frame) {
    case 'disc':
      return `<circle cx="500" cy="${y}" r="${half}" fill="${ink}"/>`
    case 'ring':
      return [half - 8, half - 34]
        .map(
          (radius, i) =>
            `<circle cx="500" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${16 - i * 10}"/>`,
        )
        .join('')
    case 'shield':
      return `<path d="M${left} ${top + 20}Q500 ${top - 24} ${right} ${top + 20}V${y + half * 0.2}Q${right} ${bottom - half * 0.25} 500 ${bottom}Q${left} ${bottom - half * 0.25} ${left} ${y + half * 0.2}Z" fill="${ink}"/>`
    case 'leaf':
      return `<path d="M${left} ${top}H500Q${right} ${top} ${right} ${y}V${bottom}H500Q${left} ${bottom} ${left} ${y}Z" fill="${ink}"/>`
    case 'none':
      return ''
  }
}

/** Shares of the darkest and lightest pixels that no contrast is left for. */
const EXTREMES = 0.06
/** What covers the ground where the emblem has no ink. */
const LEAST_COVER = 0.24

/** The emblem in one ink: its light parts are inked on a dark ground, its dark parts on a light one. */
async function printed(
  emblem: Buffer,
  { ink, isOnDark }: { ink: string; isOnDark: boolean },
): Promise<Buffer> {
  const { data, info } = await sharp(emblem).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const pixels = Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i * 4, i * 4 + 4)
    return { light: 0.3 * red + 0.59 * green + 0.11 * blue, alpha }
  })
  const lights = pixels
    .filter(({ alpha }) => alpha > 128)
    .map(({ light }) => light)
    .sort((one, other) => one - other)
  const low = lights[Math.floor(lights.length * EXTREMES)] ?? 0
  const high = lights[Math.floor(lights.length * (1 - EXTREMES))] ?? 255
  const covers = Uint8Array.from(pixels, ({ light, alpha }) => {
    const share = Math.min(1, Math.max(0, (light - low) / Math.max(30, high - low)))
    return alpha * (LEAST_COVER + (1 - LEAST_COVER) * (isOnDark ? share : 1 - share) ** 0.6)
  })
  return sharp({ create: { width, height, channels: 3, background: ink } })
    .joinChannel(Buffer.from(covers), { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/** The name as large as it fits within the circle that some pages cut out of the logo. */
async function wordmark(name: string, width: number, ink: string): Promise<OverlayOptions[]> {
  const room = { width: Math.round(width * 0.74), height: Math.round(width * 0.23) }
  const words = await drawWords(name, { ...room, ink, weight: 'bold' })
  if (!words) return []
  return [
    {
      input: words.data,
      left: Math.round((width - words.width) / 2),
      top: Math.round(width * 0.785 - words.height / 2),
    },
  ]
}

/** A color of hue in degrees, saturation and lightness in percent, as letters take it. */
function hex(hue: number, saturation: number, lightness: number): string {
  const [s, l] = [saturation / 100, lightness / 100]
  const part = (shift: number) => {
    const k = (shift + hue / 30) % 12
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(0)}${part(8)}${part(4)}`
}
