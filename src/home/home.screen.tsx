import { Suspense } from 'react'
import { Redirect } from 'wouter'
import { useModule, usePlace } from '#src/shop/where.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Opening } from '#ui/opening.tsx'
import { HomeSections } from './home-sections.tsx'
import { words } from './words.ts'

const ParcelHome = lazyPart(async () => {
  const [{ ParcelHome }] = await Promise.all([import('./parcel-home.tsx'), words('parcelHome')])
  return ParcelHome
})
const PickModule = lazyPart(async () => {
  const [{ PickModule }] = await Promise.all([import('./pick-module-prompt.tsx'), words('modules')])
  return PickModule
})

/** The start page of a module. Without a place there is nothing to show, without a module one is picked first. */
export function Screen() {
  const place = usePlace()
  const module = useModule()
  if (!place) return <Redirect to="/" />
  if (module && module.module_type !== 'parcel')
    return <HomeSections key={module.id} module_type={module.module_type} />
  return <Suspense fallback={<Opening />}>{module ? <ParcelHome /> : <PickModule />}</Suspense>
}
