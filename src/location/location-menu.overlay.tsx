import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { leaveNote } from '#browser/note.ts'
import { reload } from '#browser/reload.ts'
import type { Place } from '#machines/rules/place.ts'
import type { Address } from '#openapi/generated/client.ts'
import { closeOverlay, openOverlay, useGo } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { useModule, usePlace, useToken } from '#src/shop/where.ts'
import { connectPickLocation } from './location.ports.ts'
import { savedAddressesQuery } from './location.queries.ts'
import { LocationMenuView, type SavedAddresses } from './location-menu.view.tsx'

/** Opened from the header: a place chosen here is stored and the page is loaded again for it (docs/spec.md §4). */
export function Overlay() {
  const { api, actors } = useShop()
  const go = useGo()
  const module = useModule()
  const [machine] = useState(() => connectPickLocation(api, window.navigator))
  const ref = useActorRef(machine, { input: { start: null } })
  const snapshot = useSelector(ref, (current) => current)
  const { saved, retry } = useSavedAddresses()

  const moveTo = (place: Place) => {
    actors.location.send({ type: 'location.set', place })
    leaveNote(window, 'addressSelected')
    // The entry below is the page itself; loaded again it shows no menu.
    window.history.replaceState(null, '', window.location.href)
    reload(window)
  }

  const finish = useEffectEvent(() => {
    const outcome = ref.getSnapshot().output
    if (outcome?.type === 'picked') moveTo(outcome.place)
    else closeOverlay()
  })
  useEffect(() => ref.subscribe({ complete: () => finish() }).unsubscribe, [ref])

  return (
    <LocationMenuView
      place={usePlace()}
      snapshot={snapshot}
      send={ref.send}
      saved={saved}
      onChoose={(address) => moveTo(placeOf(address))}
      onPickFromMap={() => openOverlay({ name: 'location', next: module ? 'home' : 'modules' })}
      onSignIn={() => go('/auth/sign-in')}
      onRetry={retry}
    />
  )
}

function useSavedAddresses(): { saved: SavedAddresses; retry: () => void } {
  const { api } = useShop()
  const token = useToken()
  const { data, isError, refetch } = useQuery({ ...savedAddressesQuery(api), enabled: token !== null })
  const retry = () => void refetch()
  if (token === null) return { saved: { state: 'guest' }, retry }
  if (data) return { saved: { state: 'known', addresses: data }, retry }
  return { saved: { state: isError ? 'failed' : 'loading' }, retry }
}

const placeOf = ({ latitude, longitude, address, zone_ids }: Address): Place => ({
  lat: Number(latitude),
  lng: Number(longitude),
  address,
  zone_ids,
})
