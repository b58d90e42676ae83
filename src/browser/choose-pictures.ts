import type { ChosenPicture } from '#machines/rules/pictures.ts'

let count = 0

/** What was picked, with an address under which the page shows it for as long as it lives. */
export const choosePictures = (files: Iterable<File>): ChosenPicture[] =>
  [...files].map((file) => ({
    id: String(++count),
    name: file.name,
    type: file.type,
    address: URL.createObjectURL(file),
    file,
  }))
