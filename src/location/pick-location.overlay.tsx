import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { useConfig } from '#src/shop/config.ts'
import type { Overlay as OverlayEntry } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { usePlace } from '#src/shop/where.ts'
import { connectPickLocation } from './location.ports.ts'
import { PickLocationView } from './pick-location.view.tsx'

type Next = Extract<OverlayEntry, { name: 'location' }>['next']

type Props = {
  next: Next
  /** Starts with the position of the device. */
  locate?: boolean | undefined
  /** Starts in the search field. */
  search?: boolean | undefined
}

/** Picks the location the customer shops for; `next` is what its opener wants to follow (docs/spec.md §4 Location pick). */
export function Overlay({ next, locate, search = false }: Props) {
  const { api } = useShop()
  const place = usePlace()
  const { default_location } = useConfig()
  const { actor, snapshot, send } = useFlow(() => connectPickLocation(api, window.navigator), {
    start: place ?? default_location,
    locate,
  })
  useTellApp('pickLocation', actor, { next })

  return <PickLocationView snapshot={snapshot} send={send} startsInSearch={search} />
}
