import type { ComponentType } from 'react'
import { provideSkeletons } from '#src/core/opening.part.tsx'

let overlayShapes: Partial<Record<string, ComponentType>> = {}

/**
 * Loads the skeletons of what opens next, and with them what keeps React at work on a translated page. They are not part of
 * the first load; until then general ones stand in.
 */
export async function loadShapes(): Promise<void> {
  try {
    const loaded = await import('./late-shapes.part.tsx')
    overlayShapes = loaded.overlayShapes
    provideSkeletons(loaded.skeletonAt)
    loaded.followTranslation(window)
  } catch {
    // The general skeletons stand in.
  }
}

/** The skeleton of an overlay; undefined where it has none, or while the skeletons have not loaded. */
export const overlayShape = (name: string): ComponentType | undefined => overlayShapes[name]
