import type { ComponentType } from 'react'

type Shapes = typeof import('./shapes.part.tsx')
export type ShapeName = keyof Shapes

let shapes: Shapes | undefined

/** The skeletons of what opens next. They are not part of the first load; until then a general one stands in. */
export const loadShapes = (): Promise<void> =>
  import('./shapes.part.tsx').then(
    (loaded) => {
      shapes = loaded
    },
    () => {},
  )

/** A skeleton of this shape, or `otherwise` while the shapes have not loaded. */
export const shapeOf = (name: ShapeName, otherwise: ComponentType): ComponentType =>
  shapes?.[name] ?? otherwise
