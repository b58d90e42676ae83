/** What the server takes of one picture (contract, Photo; server/media/draw-upload.ts). */
const KINDS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp']
const MOST_BYTES = 2 * 1024 * 1024
const MOST_PIXELS = 25_000_000
const LONGEST_SIDE = 2048

/** Qualities of the JPEG, tried until the file is small enough; a photo rarely needs the second. */
const QUALITIES = [0.85, 0.7, 0.5]

const drawn = new WeakMap<Blob, Promise<Blob>>()

/**
 * The picture as it is, or drawn anew when it is too large for the server, as most photos of phones are, or of a kind that only
 * the browser knows (AVIF, HEIC). The same file gives the same bytes each time, so that a retry under the same key sends the
 * same body. Rejects a file that the browser cannot draw.
 */
export function shrinkPicture(file: Blob): Promise<Blob> {
  const known = drawn.get(file) ?? shrink(file)
  drawn.set(file, known)
  return known
}

/** Likewise, for sending: the server refuses a file that the browser cannot draw, with a reason. */
export const smallPicture = (file: Blob): Promise<Blob> => shrinkPicture(file).catch(() => file)

async function shrink(file: Blob): Promise<Blob> {
  // Turned as the camera was held; the drawn file needs no mark of that.
  const bitmap = await createImageBitmap(file)
  try {
    const isSmall = file.size <= MOST_BYTES && bitmap.width * bitmap.height <= MOST_PIXELS
    return isSmall && KINDS.includes(file.type) ? file : await draw(bitmap, LONGEST_SIDE)
  } finally {
    bitmap.close()
  }
}

/** At half the side, if every quality is too large. */
async function draw(bitmap: ImageBitmap, longestSide: number): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')!
  // A JPEG knows no transparency, and would be black there.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  for (const quality of QUALITIES) {
    const picture = await jpegOf(canvas, quality)
    if (picture.size <= MOST_BYTES) return picture
  }
  return draw(bitmap, longestSide / 2)
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn'))),
      'image/jpeg',
      quality,
    ),
  )
