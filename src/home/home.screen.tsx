import { type ReactNode, Suspense } from 'react'
import { Redirect } from 'wouter'
import { useModule, usePlace } from '#src/shop/where.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Opening } from '#ui/opening.tsx'
import { HomeSections } from './home-sections.tsx'
import { words } from './words.ts'

const PickModule = lazyPart(async () => {
  const [{ PickModule }] = await Promise.all([import('./pick-module-prompt.tsx'), words('modules')])
  return PickModule
})

/**
 * The start page of a module; that of parcels is given by the app. Without a place there is nothing to show, without a
 * module one is picked first.
 */
export function Screen({ parcel }: { parcel: ReactNode }) {
  const place = usePlace()
  const module = useModule()
  if (!place) return <Redirect to="/" />
  if (module && module.module_type !== 'parcel')
    return <HomeSections key={module.id} module_type={module.module_type} />
  return <Suspense fallback={<Opening />}>{module ? parcel : <PickModule />}</Suspense>
}
