import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { emojiFile } from './emoji.ts'
import { ground } from './ground.ts'
import type { Label } from './labels.ts'
import { composeLogo } from './logo.ts'
import { packPicture } from './packs/pack-picture.ts'
import { drawPack, readPack } from './packs/packs.ts'
import { type Picture, pictureShapes } from './picture-name.ts'
import { type Spot, scenes } from './scenes.ts'

/** A thing of a picture: how it is drawn, `side` pixels wide and high, and how much larger for the air around it. */
type Thing = { draw: (side: number) => Promise<Buffer>; scale: number }

/** A drawing has more air around it than an emoji. */
const AIR = 1.28

/** Below this width in pixels the logo of a store shows only its emblem: its name would be illegible. */
const LEGIBLE = 320

/** Draws a picture with its label; `undefined` when one of its emoji does not exist. */
export async function compose(picture: Picture, width: number, label?: Label): Promise<Sharp | undefined> {
  const height = Math.round(width / pictureShapes[picture.shape])
  const things = thingsOf(picture, label)
  if (!things) return undefined
  const { shape } = picture
  if (shape === 'brand' || shape === 'logo') {
    const [emblem] = things
    const isNamed = shape === 'brand' || width >= LEGIBLE
    return (
      emblem && composeLogo(picture, width, { emblem: emblem.draw, name: isNamed ? label?.name : undefined })
    )
  }
  const { spots, isFirstInFront, isRepeated, shadow } = scenes[shape](things.length)
  const placed = (isRepeated ? spots : spots.slice(0, things.length)).map((spot, i) => {
    // The remainder is an index of the things.
    const thing = things[i % things.length]!
    return { thing, spot: placedIn(picture, spot, thing) }
  })
  if (isFirstInFront) placed.reverse()
  const layers: OverlayOptions[] = []
  for (const { thing, spot } of placed) layers.push(...(await figure(thing, spot, width, height, shadow)))
  return sharp(Buffer.from(ground({ ...picture, shape }, width, height))).composite(layers)
}

/** Where the emoji after a pack is the picture on its label. */
const marked = ['item', 'closeup', 'portion', 'hero'] as const

/** What stands in a picture; `undefined` when an emoji does not exist. */
function thingsOf({ shape, art }: Picture, label: Label | undefined): Thing[] | undefined {
  const parts = [...art]
  const things: (Thing | undefined)[] = []
  for (let part = parts.shift(); part; part = parts.shift()) {
    const pack = readPack(part)
    if (!pack) {
      things.push(emojiThing(part))
      continue
    }
    const [next] = parts
    const hasMark = isOne(shape, marked) && next && drawPack(pack).mark
    const mark = hasMark ? emojiFile(next) : undefined
    if (hasMark && !mark) return undefined
    if (hasMark) parts.shift()
    things.push({ draw: (side) => packPicture(pack, side, { label, mark }), scale: AIR })
  }
  return things.every((thing) => thing !== undefined) ? things : undefined
}

function emojiThing(codes: string): Thing | undefined {
  const file = emojiFile(codes)
  if (file === undefined) return undefined
  return {
    draw: (side) => sharp(file).resize(side, side, { kernel: 'lanczos3' }).png().toBuffer(),
    scale: 1,
  }
}

const isOne = (shape: Picture['shape'], shapes: readonly Picture['shape'][]) => shapes.includes(shape)

function placedIn(picture: Picture, spot: Spot, { scale }: Thing): Spot {
  if (picture.shape === 'closeup') return nearLabel(picture, spot)
  return { ...spot, size: spot.size * scale }
}

/** The middle of the label stands in the middle of the picture. */
function nearLabel({ art }: Picture, spot: Spot): Spot {
  const pack = readPack(art[0] ?? '')
  const words = pack && drawPack(pack).words
  if (!words) return spot
  const from = (at: number) => 0.5 + (0.5 - at / 1000) * spot.size
  return { ...spot, x: from(words.x + words.width / 2), y: from(words.y + words.height / 2) }
}

/** A thing and the soft shadow it casts. */
async function figure(
  { draw }: Thing,
  { x, y, size, lean = 0 }: Spot,
  width: number,
  height: number,
  darkness: number,
): Promise<OverlayOptions[]> {
  const side = Math.round(size * height)
  const art = await sharp(await draw(side))
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

/** An overlay must not reach over the edge of the picture: cuts it off there. */
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
