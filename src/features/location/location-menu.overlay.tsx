import { useQuery } from '@tanstack/react-query'
import type { CustomerLocation } from '#machines/rules/place.ts'
import type { Address } from '#openapi/generated/client.ts'
import { useShop } from '#src/core/shop.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useCustomerLocation, useModule, useToken } from '#src/core/where.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { SIGN_IN } from '#src/navigation/pages.ts'
import { connectPickLocation } from './location.ports.ts'
import { savedAddressesQuery } from './location.queries.ts'
import { LocationMenuView, type SavedAddresses } from './location-menu.view.tsx'

/** Opened from the header: a place chosen here is stored and the page is loaded again for it (docs/spec.md §4). */
function LocationMenuOverlay() {
  const { api, tellApp } = useShop()
  const go = useGo()
  const module = useModule()
  const { actor, snapshot, send } = useFlow(() => connectPickLocation(api, window.navigator), { start: null })
  useTellApp('pickLocation', actor, { next: 'reload' })
  const { saved, retry } = useSavedAddresses()

  return (
    <LocationMenuView
      location={useCustomerLocation()}
      snapshot={snapshot}
      send={send}
      saved={saved}
      onChoose={(address) =>
        tellApp('pickLocation', { type: 'picked', location: locationOf(address), next: 'reload' })
      }
      onPickFromMap={() => openOverlay({ name: 'location', next: module ? 'home' : 'modules' })}
      onSignIn={() => go(SIGN_IN)}
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

const locationOf = ({ latitude, longitude, address, zone_ids }: Address): CustomerLocation => ({
  lat: Number(latitude),
  lng: Number(longitude),
  address,
  zone_ids,
})

export { LocationMenuOverlay as Overlay }
