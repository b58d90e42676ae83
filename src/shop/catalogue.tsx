import { type ReactNode, Suspense } from 'react'
import { latePart } from '#ui/lazy-part.tsx'
import { Opening } from '#ui/opening.tsx'
import { useModule, usePlace } from './where.ts'

/** Most visits have a location and a module: the others fetch this part. */
const Unchosen = latePart(async () => (await import('./unchosen.tsx')).Unchosen)

/** Stands around every catalogue screen: a visitor without location or module sees it too, and is asked for the location. */
export function Catalogue({ children }: { children: ReactNode }) {
  const place = usePlace()
  const module = useModule()
  if (place && module) return children
  return (
    <Suspense fallback={<Opening />}>
      <Unchosen>{children}</Unchosen>
    </Suspense>
  )
}
