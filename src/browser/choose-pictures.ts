import type { ChosenPicture } from '#machines/rules/pictures.ts'

let count = 0

/**
 * The customer's choice. A file that the browser cannot draw, because it is no picture or too large, has no type: every
 * flow refuses it as it refuses other files.
 */
export const readPictures = async (files: Iterable<File>): Promise<ChosenPicture[]> =>
  choosePictures(
    await Promise.all(
      [...files].map(async (file) => ((await canDraw(file)) ? file : new File([file], file.name))),
    ),
  )

const canDraw = async (file: File): Promise<boolean> => {
  if (!file.type.startsWith('image/')) return false
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return true
  } catch {
    return false
  }
}

/** Pictures with an address under which the page shows it for as long as it lives. */
export const choosePictures = (files: Iterable<File>): ChosenPicture[] =>
  [...files].map((file) => ({
    id: String(++count),
    name: file.name,
    type: file.type,
    address: URL.createObjectURL(file),
    file,
  }))
