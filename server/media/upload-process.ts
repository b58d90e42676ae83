/**
 * Draws uploaded pictures in a process of its own, one at a time and behind everything else: `draw-upload.ts` starts it. A
 * hostile picture then occupies one core's spare time, and neither the threads that hash passwords nor those that read files.
 */
import { setPriority } from 'node:os'
import sharp, { type ResizeOptions } from 'sharp'

/** A picture to draw, and how many pixels it may have. */
export type Drawing = { file: Uint8Array; size: ResizeOptions; mostPixels: number }

export type Answer =
  | { type: 'drawn'; picture: Uint8Array; pixels: number }
  | { type: 'too many pixels'; pixels: number }
  | { type: 'not a picture' }

const accepted = ['jpeg', 'png', 'gif', 'webp']

/** Behind the shop, but before nothing at all. */
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

/** Re-encodes a picture as WebP, so that only its colours remain of the file. */
async function draw({ file, size, mostPixels }: Drawing): Promise<Answer> {
  try {
    // A small file can unpack into any number of pixels: its head says how many, before they are decoded.
    const picture = sharp(file, { limitInputPixels: false })
    const { format, width, height } = await picture.metadata()
    if (!accepted.includes(format)) return { type: 'not a picture' }
    const pixels = width * height
    if (pixels > mostPixels) return { type: 'too many pixels', pixels }
    return {
      type: 'drawn',
      picture: await picture.autoOrient().resize(size).webp({ quality: 82 }).toBuffer(),
      pixels,
    }
  } catch {
    return { type: 'not a picture' }
  }
}

process.on('message', async (drawing: Drawing) => process.send?.(await draw(drawing)))
process.on('disconnect', () => process.exit())
