import { type ReactNode, Suspense } from 'react'
import { Opening } from '#src/core/opening.part.tsx'
import { useCustomerLocation, useModule, useShownModule } from '#src/core/where.ts'
import { Catalogue } from '#src/shared/catalogue/catalogue.part.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { HomeSections } from './home-sections.part.tsx'
import { words } from './words.ts'

const PickModule = lazyPart(async () => {
  const [{ PickModule }] = await Promise.all([import('./pick-module-prompt.part.tsx'), words('modules')])
  return PickModule
})

/**
 * The start page of a module; the app passes that of parcels. A customer with a location picks the module first, a visitor
 * without one sees the first module.
 */
function HomeScreen({ parcel }: { parcel: ReactNode }) {
  const location = useCustomerLocation()
  const module = useModule()
  if (location && !module)
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

export { HomeScreen as Screen }
