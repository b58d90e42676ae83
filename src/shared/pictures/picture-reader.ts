import { answer } from '#api/answer.ts'
import { readPictures } from '#browser/read-pictures.ts'
import { picturePorts } from '#machines/app/read-pictures.ts'

/** Connects the reading of chosen files, for every form that takes pictures. */
export const pictureReader = { readPictures: answer(picturePorts.readPictures, readPictures) }
