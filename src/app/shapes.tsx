import type { ComponentType } from 'react'
import { provideSkeletons } from '#src/shop/opening.tsx'

let ItemComing: ComponentType | undefined

/** Loads the skeletons of what opens next. They are not part of the first load; until then a general one stands in. */
export async function loadShapes(): Promise<void> {
  try {
    const loaded = await import('./shapes.part.tsx')
    ItemComing = loaded.ItemComing
    provideSkeletons(loaded.skeletonAt)
  } catch {
    // The general skeleton stands in.
  }
}

/** The skeleton of the popup of an item, or `otherwise` while the skeletons have not loaded. */
export const itemShape = (otherwise: ComponentType): ComponentType => ItemComing ?? otherwise
