/** What the shop takes of one picture (contract, Photo), and no side longer than it keeps. */
const MOST_BYTES = 2 * 1024 * 1024
const LONGEST_SIDE = 1280

const drawn = new WeakMap<Blob, Promise<Blob>>()

/**
 * The picture as it is, or drawn smaller when it is too large for the server: most photos of phones are. The same file
 * gives the same bytes each time, so that a retry under the same key sends the same body. A file that the browser
 * cannot draw stays as it is; the server refuses it with a reason.
 */
export function smallPicture(file: Blob): Promise<Blob> {
  if (file.size <= MOST_BYTES) return Promise.resolve(file)
  const known = drawn.get(file) ?? draw(file).catch(() => file)
  drawn.set(file, known)
  return known
}

async function draw(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', 0.85))
}
