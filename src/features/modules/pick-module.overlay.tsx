import { useEffect } from 'react'
import type { Place } from '#machines/rules/place.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useModule, usePlace } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { connectPickModule } from './modules.ports.ts'
import { PickModuleView } from './pick-module.view.tsx'

/** Which modules there are depends on the place: without one the place is asked for first. */
function PickModuleOverlay() {
  const place = usePlace()
  useEffect(() => {
    if (!place) openOverlay({ name: 'location', next: 'modules' })
  }, [place])
  return place && <PickModule place={place} />
}

function PickModule({ place }: { place: Place }) {
  const { api } = useShop()
  const current = useModule()?.id
  const { actor, snapshot, send } = useFlow(() => connectPickModule(api), { zone_ids: place.zone_ids })

  useTellApp('pickModule', actor)

  return <PickModuleView snapshot={snapshot} send={send} current={current} />
}

export { PickModuleOverlay as Overlay }
