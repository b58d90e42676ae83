import { port } from '#machines/port.ts'
import type { ChosenPicture } from '#machines/rules/pictures.ts'

/** What every form asks that takes pictures. */
export const picturePorts = {
  /** The same files; a file that the browser cannot draw comes back without a type, so that it is no picture. */
  readPictures: port<readonly ChosenPicture[], readonly ChosenPicture[]>('readPictures'),
}
