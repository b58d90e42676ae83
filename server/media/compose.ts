import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { emojiFile } from './emoji.ts'
import { type Picture, pictureShapes } from './picture-name.ts'

/** Where an emoji stands: its middle and its size as shares of the picture's height, and how it leans in degrees. */
type Spot = { x: number; y: number; size: number; lean?: number }

/** The first emoji is painted first, unless it stands in front; repeated ones stand at every spot. */
type Scene = { spots: Spot[]; isFirstInFront?: boolean; isRepeated?: boolean; shadow: number }

const scenes: Record<Picture['shape'], (count: number) => Scene> = {
  item: (count) => ({
    spots: [
      count > 1 ? { x: 0.47, y: 0.46, size: 0.7 } : { x: 0.5, y: 0.48, size: 0.76 },
      { x: 0.78, y: 0.76, size: 0.34, lean: 8 },
      { x: 0.19, y: 0.79, size: 0.27, lean: -10 },
    ],
    shadow: 0.3,
  }),
  category: () => ({
    spots: [
      { x: 0.5, y: 0.5, size: 0.72 },
      { x: 0.78, y: 0.76, size: 0.32 },
      { x: 0.22, y: 0.76, size: 0.28 },
    ],
    shadow: 0.22,
  }),
  module: () => ({
    spots: [
      { x: 0.5, y: 0.49, size: 0.88 },
      { x: 0.8, y: 0.8, size: 0.34 },
      { x: 0.2, y: 0.8, size: 0.3 },
    ],
    shadow: 0.22,
  }),
  logo: () => ({
    spots: [
      { x: 0.5, y: 0.5, size: 0.62 },
      { x: 0.76, y: 0.76, size: 0.3 },
      { x: 0.24, y: 0.76, size: 0.26 },
    ],
    shadow: 0.3,
  }),
  brand: () => ({
    spots: [
      { x: 0.5, y: 0.5, size: 0.56 },
      { x: 0.76, y: 0.76, size: 0.28 },
      { x: 0.24, y: 0.76, size: 0.24 },
    ],
    shadow: 0.22,
  }),
  person: () => ({
    spots: [
      { x: 0.5, y: 0.56, size: 0.84 },
      { x: 0.78, y: 0.8, size: 0.3 },
      { x: 0.22, y: 0.8, size: 0.3 },
    ],
    shadow: 0.22,
  }),
  cover: () => ({
    spots: [
      { x: 1, y: 0.5, size: 0.66 },
      { x: 1.5, y: 0.57, size: 0.5, lean: 9 },
      { x: 0.5, y: 0.57, size: 0.5, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  banner: (count) => ({
    spots:
      count === 1
        ? [{ x: 3.25, y: 0.5, size: 0.86 }]
        : [
            { x: 3.2, y: 0.48, size: 0.82 },
            { x: 3.68, y: 0.62, size: 0.5, lean: 9 },
            { x: 2.72, y: 0.64, size: 0.48, lean: -9 },
          ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  strip: () => ({
    spots: [
      { x: 2, y: 0.5, size: 0.56 },
      { x: 2.55, y: 0.55, size: 0.44, lean: 9 },
      { x: 1.45, y: 0.55, size: 0.44, lean: -9 },
      { x: 3.04, y: 0.45, size: 0.36, lean: -8 },
      { x: 0.96, y: 0.45, size: 0.36, lean: 8 },
      { x: 3.48, y: 0.55, size: 0.28, lean: 12 },
      { x: 0.52, y: 0.55, size: 0.28, lean: -12 },
    ],
    isFirstInFront: true,
    isRepeated: true,
    shadow: 0.3,
  }),
  tile: () => ({
    spots: [
      { x: 0.75, y: 0.48, size: 0.54 },
      { x: 1.12, y: 0.58, size: 0.42, lean: 9 },
      { x: 0.38, y: 0.58, size: 0.42, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  poster: () => ({
    spots: [
      { x: 0.34, y: 0.52, size: 0.4 },
      { x: 0.42, y: 0.23, size: 0.25, lean: 9 },
      { x: 0.24, y: 0.8, size: 0.25, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
}

/** Draws a picture; `undefined` when one of its emoji does not exist. */
export async function compose(picture: Picture, width: number): Promise<Sharp | undefined> {
  const height = Math.round(width / pictureShapes[picture.shape])
  const files = picture.art.map(emojiFile)
  if (!files.every((file) => file !== undefined)) return undefined
  const { spots, isFirstInFront, isRepeated, shadow } = scenes[picture.shape](files.length)
  const placed = (isRepeated ? spots : spots.slice(0, files.length)).map((spot, i) => ({
    file: files[i % files.length]!,
    spot,
  }))
  if (isFirstInFront) placed.reverse()
  const layers: OverlayOptions[] = []
  for (const { file, spot } of placed) layers.push(...(await figure(file, spot, width, height, shadow)))
  return sharp(Buffer.from(ground(picture, width, height))).composite(layers)
}

/** An emoji and the soft shadow it casts. */
async function figure(
  file: string,
  { x, y, size, lean = 0 }: Spot,
  width: number,
  height: number,
  darkness: number,
): Promise<OverlayOptions[]> {
  const side = Math.round(size * height)
  const art = await sharp(file)
    .resize(side, side, { kernel: 'lanczos3' })
    .rotate(lean, { background: '#0000' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const blur = Math.max(1, side * 0.05)
  const room = Math.ceil(blur * 3)
  const { data, info } = await sharp(art.data)
    .extend({ top: room, bottom: room, left: room, right: room, background: '#0000' })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width: shadeWidth, height: shadeHeight } = info
  const shade = await sharp(data, { raw: { width: shadeWidth, height: shadeHeight, channels: 1 } })
    .blur(blur)
    .linear(darkness, 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const shadow = await sharp({
    create: { width: shadeWidth, height: shadeHeight, channels: 3, background: '#2a1509' },
  })
    .joinChannel(shade, { raw: { width: shadeWidth, height: shadeHeight, channels: 1 } })
    .png()
    .toBuffer()
  const left = Math.round(x * height - art.info.width / 2)
  const top = Math.round(y * height - art.info.height / 2)
  return [
    await clipped(shadow, left - room, top - room + Math.round(side * 0.075), width, height),
    await clipped(art.data, left, top, width, height),
  ]
}

/** What is composed may not reach over the edge: cut it there. */
async function clipped(
  input: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const { width: w = 0, height: h = 0 } = await sharp(input).metadata()
  const [x, y] = [Math.max(0, left), Math.max(0, top)]
  const region = {
    left: x - left,
    top: y - top,
    width: Math.min(width, left + w) - x,
    height: Math.min(height, top + h) - y,
  }
  const whole = region.width === w && region.height === h
  return { input: whole ? input : await sharp(input).extract(region).toBuffer(), left: x, top: y }
}

/** The tint an emoji stands on, as SVG. */
function ground({ shape, hue, art }: Picture, width: number, height: number): string {
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${1000 * pictureShapes[shape]} 1000" preserveAspectRatio="none">${inside}</svg>`
  const wide = 1000 * pictureShapes[shape]
  const fill = (id: string) => `<rect width="${wide}" height="1000" fill="url(#${id})"/>`
  const glow = (from: string, to: string, x = '50%', y = '38%', r = '78%') =>
    `<defs><radialGradient id="g" cx="${x}" cy="${y}" r="${r}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient></defs>${fill('g')}`
  switch (shape) {
    case 'module':
      return svg('')
    case 'item':
      return svg(glow(tint(hue, 70, 97), tint(hue, 62, 87)))
    case 'category':
      return svg(glow(tint(hue, 78, 95), tint(hue + 8, 66, 84)))
    case 'brand':
      return svg(glow(tint(hue, 40, 99), tint(hue, 34, 94)))
    case 'person':
      return svg(glow(tint(hue, 55, 92), tint(hue, 48, 78)))
    case 'logo':
      return svg(glow(tint(hue, 74, 84), tint(hue - 10, 66, 66), '34%', '22%', '95%'))
    case 'cover':
    case 'banner':
    case 'strip':
    case 'tile':
    case 'poster':
      return svg(
        glow(tint(hue, 76, 90), tint(hue - 12, 62, 74), shape === 'banner' ? '80%' : '50%', '40%', '85%') +
          waves(hue, wide, art.join('').length),
      )
  }
}

/** Rows of a harbour's waves, a little lighter than the ground; `seed` shifts them. */
function waves(hue: number, wide: number, seed: number): string {
  const rows = [0.62, 0.8, 0.98].map((level, i) => {
    const phase = ((seed * 37 + i * 211) % 500) - 500
    const crest = 46 - i * 8
    let path = `M ${phase} ${level * 1000}`
    for (let x = phase; x < wide + 500; x += 500) path += ` q 125 ${-crest * 2} 250 0 t 250 0`
    return `<path d="${path} V 1100 H ${phase} Z" fill="${tint(hue - 6, 80, 96)}" opacity="${0.2 + i * 0.1}"/>`
  })
  const sun = `<circle cx="${wide * (0.14 + (seed % 5) * 0.02)}" cy="210" r="150" fill="${tint(hue + 14, 90, 97)}" opacity="0.55"/>`
  return sun + rows.join('')
}

const tint = (hue: number, saturation: number, lightness: number) =>
  `hsl(${(((hue % 360) + 360) % 360).toFixed(0)}, ${saturation}%, ${lightness}%)`
