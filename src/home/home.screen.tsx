import { type ReactNode, Suspense } from 'react'
import { Catalogue } from '#src/shop/catalogue.tsx'
import { Opening } from '#src/shop/opening.tsx'
import { useModule, usePlace, useShownModule } from '#src/shop/where.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { HomeSections } from './home-sections.tsx'
import { words } from './words.ts'

const PickModule = lazyPart(async () => {
  const [{ PickModule }] = await Promise.all([import('./pick-module-prompt.tsx'), words('modules')])
  return PickModule
})

/**
 * The start page of a module; the app passes that of parcels. A customer with a location picks the module first, a visitor
 * without one sees the first module.
 */
export function Screen({ parcel }: { parcel: ReactNode }) {
  const place = usePlace()
  const module = useModule()
  if (place && !module)
    return (
      <Suspense fallback={<Opening />}>
        <PickModule />
      </Suspense>
    )
  return (
    <Catalogue>
      <ModuleHome parcel={parcel} />
    </Catalogue>
  )
}

function ModuleHome({ parcel }: { parcel: ReactNode }) {
  const module = useShownModule()
  if (module && module.module_type !== 'parcel')
    return <HomeSections key={module.id} module_type={module.module_type} />
  // No Suspense here: when the place changes, React would replace what the server painted in it by a skeleton.
  return parcel
}
