import sharp, { type OverlayOptions } from 'sharp'
import type { Label } from '#server/media/labels.ts'
import { drawWords } from '#server/media/letters.ts'
import { type Drawn, drawPack } from './packs.ts'
import { inkOn } from './palette.ts'
import type { Drawing } from './solids.ts'

/** Parts of the height of a label: the maker above, the amount below, the name between them. */
const MAKER = 0.22
const AMOUNT = 0.2

/** Draws a pack with its label, `side` pixels wide and high. `mark` is the file of the label's picture. */
export async function packPicture(
  drawn: Drawn,
  side: number,
  { label, mark }: { label?: Label | undefined; mark?: string | undefined } = {},
): Promise<Buffer> {
  const drawing = drawPack(drawn)
  const unit = side / 1000
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">${drawing.svg}</svg>`
  const layers: OverlayOptions[] = []
  if (mark && drawing.mark) {
    const { x, y, size } = drawing.mark
    const width = Math.round(size * unit)
    layers.push({
      input: await sharp(mark).resize(width, width).png().toBuffer(),
      left: Math.round(x * unit - width / 2),
      top: Math.round(y * unit - width / 2),
    })
  }
  if (label && drawing.words) layers.push(...(await lettering(label, drawing.words, unit)))
  return sharp(Buffer.from(svg)).composite(layers).png().toBuffer()
}

async function lettering(
  label: Label,
  words: NonNullable<Drawing['words']>,
  unit: number,
): Promise<OverlayOptions[]> {
  const ink = inkOn(words.on)
  const { x, y, width, height } = words
  const [above, below] = [label.maker ? height * MAKER : 0, label.amount ? height * AMOUNT : 0]
  const lines = [
    { text: label.maker, top: y, tall: above * 0.8, share: 0.8, weight: 'normal' },
    { text: label.name, top: y + above, tall: (height - above - below) * 0.86, share: 1, weight: 'bold' },
    { text: label.amount, top: y + height - below, tall: below, share: 0.7, weight: 'normal' },
  ] as const
  const drawn = lines.map(async ({ text, top, tall, share, weight }): Promise<OverlayOptions[]> => {
    if (!text) return []
    const room = { width: Math.round(width * share * unit), height: Math.round(tall * unit) }
    const written = await drawWords(text, { ...room, ink, weight })
    if (!written) return []
    return [
      {
        input: written.data,
        left: Math.round((x + width / 2) * unit - written.width / 2),
        top: Math.round((top + tall / 2) * unit - written.height / 2),
      },
    ]
  })
  return (await Promise.all(drawn)).flat()
}
