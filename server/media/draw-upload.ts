import sharp, { type ResizeOptions } from 'sharp'
import { refuse } from '#server/refusals/refusal.ts'

const accepted = ['jpeg', 'png', 'gif', 'webp']
/** A small file can unpack into any number of pixels. */
const MOST_PIXELS = 50_000_000

/** Re-encodes an uploaded picture as WebP, so that only its colours remain of the file. */
export async function drawUpload(file: Uint8Array, size: ResizeOptions): Promise<Uint8Array> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS })
    const { format } = await picture.metadata()
    if (!accepted.includes(format)) throw refuse('not a picture')
    return await picture.autoOrient().resize(size).webp({ quality: 82 }).toBuffer()
  } catch {
    throw refuse('not a picture')
  }
}
