import type { LatLng } from '#openapi/generated/client.ts'
import { useConfig } from '#src/core/config.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import type { Overlay as OverlayEntry } from '#src/navigation/overlay.ts'
import { connectPickLocation } from './location.ports.ts'
import { PickLocationView } from './pick-location.view.tsx'

type Next = Extract<OverlayEntry, { name: 'location' }>['next']

type Props = {
  next: Next
  /** Where the map begins, instead of where the customer shops for. */
  start?: LatLng | undefined
  /** Starts with the position of the device. */
  locate?: boolean | undefined
  /** Starts in the search field. */
  search?: boolean | undefined
}

/** Picks the location the customer shops for; `next` is what its opener wants to follow (docs/spec.md §4 Location pick). */
function PickLocationOverlay({ next, start, locate, search = false }: Props) {
  const { api } = useShop()
  const location = useCustomerLocation()
  const { default_location } = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectPickLocation(api, window.navigator), {
    start: start ?? location ?? default_location,
    locate,
  })
  useTellApp('pickLocation', actor, { next })

  return <PickLocationView snapshot={snapshot} send={send} startsInSearch={search} />
}

export { PickLocationOverlay as Overlay }
