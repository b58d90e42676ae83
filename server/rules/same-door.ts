import { type LatLng, metresBetween } from '#server/geometry/sphere.ts'

/** Two pins set on one door by hand differ by some metres. */
const NEAR_METRES = 20

export const areNear = (one: LatLng, other: LatLng): boolean => metresBetween(one, other) <= NEAR_METRES

type Door = { house?: string | null | undefined; floor?: string | null | undefined }

/** Two flats of one house are two doors: either end names a house or a floor that the other does not. */
export const areTwoDoors = (one: Door, other: Door): boolean =>
  plain(one.house) !== plain(other.house) || plain(one.floor) !== plain(other.floor)

const plain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
