import { type ChosenPicture, isPicture } from '#machines/rules/pictures.ts'
import { shrinkPicture } from './small-picture.ts'

/** The choice as the browser reads it: a file that it cannot draw is no picture under any name. */
export async function readPictures(pictures: readonly ChosenPicture[]): Promise<ChosenPicture[]> {
  const read: ChosenPicture[] = []
  // One at a time: a decoded photo of 48 megapixels takes 190 MB.
  for (const picture of pictures) read.push((await canDraw(picture)) ? picture : { ...picture, type: '' })
  return read
}

/** The small picture is kept for sending, so that no file is decoded twice. */
const canDraw = async (picture: ChosenPicture): Promise<boolean> =>
  isPicture(picture) &&
  shrinkPicture(picture.file as Blob).then(
    () => true,
    () => false,
  )
