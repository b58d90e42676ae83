import type { SceneShape } from './picture-name.ts'

/** Where a thing stands: its middle and its size as shares of the picture's height, and how it leans in degrees. */
export type Spot = { x: number; y: number; size: number; lean?: number }

/** The first thing is painted first, unless it stands in front; repeated ones stand at every spot. */
type Scene = { spots: Spot[]; isFirstInFront?: boolean; isRepeated?: boolean; shadow: number }

export const scenes: Record<SceneShape, (count: number) => Scene> = {
  item: (count) => ({
    spots: [
      count > 1 ? { x: 0.47, y: 0.46, size: 0.7 } : { x: 0.5, y: 0.49, size: 0.76 },
      { x: 0.78, y: 0.76, size: 0.34, lean: 8 },
      { x: 0.19, y: 0.79, size: 0.27, lean: -10 },
    ],
    shadow: 0.3,
  }),
  closeup: () => ({ spots: [{ x: 0.5, y: 0.5, size: 2 }], shadow: 0.3 }),
  portion: () => ({
    spots: [
      { x: 0.5, y: 0.6, size: 0.52 },
      { x: 0.72, y: 0.42, size: 0.44, lean: 14 },
      { x: 0.27, y: 0.44, size: 0.44, lean: -12 },
    ],
    isFirstInFront: true,
    isRepeated: true,
    shadow: 0.34,
  }),
  category: () => ({
    spots: [
      { x: 0.5, y: 0.5, size: 0.72 },
      { x: 0.78, y: 0.76, size: 0.32 },
      { x: 0.22, y: 0.76, size: 0.28 },
    ],
    shadow: 0.22,
  }),
  module: () => ({
    spots: [
      { x: 0.5, y: 0.49, size: 0.88 },
      { x: 0.8, y: 0.8, size: 0.34 },
      { x: 0.2, y: 0.8, size: 0.3 },
    ],
    shadow: 0.22,
  }),
  person: () => ({
    spots: [
      { x: 0.5, y: 0.56, size: 0.84 },
      { x: 0.78, y: 0.8, size: 0.3 },
      { x: 0.22, y: 0.8, size: 0.3 },
    ],
    shadow: 0.22,
  }),
  cover: () => ({
    spots: [
      { x: 1, y: 0.5, size: 0.66 },
      { x: 1.5, y: 0.57, size: 0.5, lean: 9 },
      { x: 0.5, y: 0.57, size: 0.5, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  hero: () => ({
    spots: [
      { x: 1.75, y: 0.66, size: 0.48 },
      { x: 2.17, y: 0.74, size: 0.34 },
      { x: 1.42, y: 0.74, size: 0.34 },
      { x: 2.2, y: 0.36, size: 0.42, lean: 6 },
      { x: 1.42, y: 0.34, size: 0.46, lean: -6 },
      { x: 1.82, y: 0.3, size: 0.4 },
      { x: 2.02, y: 0.54, size: 0.17, lean: 12 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  banner: (count) => ({
    spots:
      count === 1
        ? [{ x: 3.25, y: 0.5, size: 0.86 }]
        : [
            { x: 3.2, y: 0.48, size: 0.82 },
            { x: 3.68, y: 0.62, size: 0.5, lean: 9 },
            { x: 2.72, y: 0.64, size: 0.48, lean: -9 },
          ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  strip: () => ({
    spots: [
      { x: 2, y: 0.5, size: 0.56 },
      { x: 2.55, y: 0.55, size: 0.44, lean: 9 },
      { x: 1.45, y: 0.55, size: 0.44, lean: -9 },
      { x: 3.04, y: 0.45, size: 0.36, lean: -8 },
      { x: 0.96, y: 0.45, size: 0.36, lean: 8 },
      { x: 3.48, y: 0.55, size: 0.28, lean: 12 },
      { x: 0.52, y: 0.55, size: 0.28, lean: -12 },
    ],
    isFirstInFront: true,
    isRepeated: true,
    shadow: 0.3,
  }),
  tile: () => ({
    spots: [
      { x: 0.75, y: 0.48, size: 0.54 },
      { x: 1.12, y: 0.58, size: 0.42, lean: 9 },
      { x: 0.38, y: 0.58, size: 0.42, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
  poster: () => ({
    spots: [
      { x: 0.34, y: 0.52, size: 0.4 },
      { x: 0.42, y: 0.23, size: 0.25, lean: 9 },
      { x: 0.24, y: 0.8, size: 0.25, lean: -9 },
    ],
    isFirstInFront: true,
    shadow: 0.3,
  }),
}
