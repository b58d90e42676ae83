/** Twice what the shop keeps of a portrait. */
const LONGEST_SIDE = 640

/** Width and height as the picture is shown, turned as the camera was held; rejects when the browser cannot draw it. */
export async function measurePicture(file: Blob): Promise<{ width: number; height: number }> {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

/** The square part of the picture as a JPEG; `part` in parts of its width and height. */
export async function cutSquare(
  file: Blob,
  part: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const side = part.width * bitmap.width
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(LONGEST_SIDE, Math.round(side)))
  canvas.height = canvas.width
  const pen = canvas.getContext('2d')!
  // A JPEG knows no transparency, and would be black there.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(
    bitmap,
    part.x * bitmap.width,
    part.y * bitmap.height,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The square could not be drawn'))),
      'image/jpeg',
      0.9,
    ),
  )
}
