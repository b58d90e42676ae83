import { useEffect } from 'react'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useCustomerLocation, useModule } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { connectPickModule } from './modules.ports.ts'
import { PickModuleView } from './pick-module.view.tsx'

/** Which modules there are depends on the place: without one the place is asked for first. */
function PickModuleOverlay() {
  const location = useCustomerLocation()
  useEffect(() => {
    if (!location) openOverlay({ name: 'location', next: 'modules' })
  }, [location])
  return location && <PickModule location={location} />
}

function PickModule({ location }: { location: CustomerLocation }) {
  const { api } = useShop()
  const current = useModule()?.id
  const { actor, snapshot, send } = useFlow(() => connectPickModule(api), { zone_ids: location.zone_ids })

  useTellApp('pickModule', actor)

  return <PickModuleView snapshot={snapshot} send={send} current={current} />
}

export { PickModuleOverlay as Overlay }
