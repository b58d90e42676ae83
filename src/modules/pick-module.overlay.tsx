import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Place } from '#machines/rules/place.ts'
import { closeOverlay, openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useEnterModule } from '#src/shop/use-enter-module.ts'
import { useModule, usePlace } from '#src/shop/where.ts'
import { connectPickModule } from './modules.ports.ts'
import { PickModuleView } from './pick-module.view.tsx'

/** Which modules there are depends on the place: without one the place is asked for first. */
export function Overlay() {
  const place = usePlace()
  useEffect(() => {
    if (!place) openOverlay({ name: 'location', next: 'modules' })
  }, [place])
  return place && <PickModule place={place} />
}

function PickModule({ place }: { place: Place }) {
  const { api } = useShop()
  const enter = useEnterModule()
  const current = useModule()?.id
  const [machine] = useState(() => connectPickModule(api))
  const ref = useActorRef(machine, { input: { zone_ids: place.zone_ids } })
  const snapshot = useSelector(ref, (state) => state)

  const finish = useEffectEvent(() => {
    const outcome = ref.getSnapshot().output
    if (outcome?.type === 'picked') enter(outcome.module)
    else closeOverlay()
  })
  useEffect(() => ref.subscribe({ complete: () => finish() }).unsubscribe, [ref])

  return <PickModuleView snapshot={snapshot} send={ref.send} current={current} />
}
