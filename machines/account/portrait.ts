import type { ChosenPicture } from '#machines/rules/pictures.ts'

/** Width and height in pixels. */
export type Measures = { width: number; height: number }

/** The square that is kept: its centre, as parts of the picture's width and height, and how often it is enlarged. */
export type Square = { x: number; y: number; zoom: number }

/** docs/spec.md §5 Profile form. */
const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif']
export const MOST_ZOOM = 4

export const isPhoto = ({ type }: Pick<ChosenPicture, 'type'>): boolean => TYPES.includes(type)

export const wholeSquare: Square = { x: 0.5, y: 0.5, zoom: 1 }

/** The square moved by parts of its own side; it stays inside the picture. */
export function movedSquare(square: Square, by: { dx: number; dy: number }, picture: Measures): Square {
  const part = partOf(square.zoom, picture)
  return inside({ ...square, x: square.x + by.dx * part.width, y: square.y + by.dy * part.height }, picture)
}

export const zoomedSquare = (square: Square, zoom: number, picture: Measures): Square =>
  inside({ ...square, zoom: clamped(zoom, 1, MOST_ZOOM) }, picture)

/** Width and height of the square, as parts of the picture. */
export function partOf(zoom: number, { width, height }: Measures): Measures {
  const side = Math.min(width, height) / zoom
  return { width: side / width, height: side / height }
}

function inside(square: Square, picture: Measures): Square {
  const { width, height } = partOf(square.zoom, picture)
  return {
    ...square,
    x: clamped(square.x, width / 2, 1 - width / 2),
    y: clamped(square.y, height / 2, 1 - height / 2),
  }
}

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
