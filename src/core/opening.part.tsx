import type { ComponentType } from 'react'
import { useLocation, useSearch } from 'wouter'
import { GeneralSkeleton } from '#ui/general-skeleton.tsx'

type SkeletonAt = (path: string, search: string) => ComponentType | undefined

let skeletonAt: SkeletonAt | undefined

/** Skeletons of the screens are not part of the first load: `src/app/shapes.part.tsx` hands them over later. */
export const provideSkeletons = (at: SkeletonAt): void => {
  skeletonAt = at
}

/** The skeleton of the screen at this address while its code loads. */
export function Opening() {
  const [path] = useLocation()
  const search = useSearch()
  const Shape = skeletonAt?.(path, search) ?? GeneralSkeleton
  return <Shape />
}
