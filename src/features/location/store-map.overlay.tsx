import { useQuery } from '@tanstack/react-query'
import { Route } from 'lucide-react'
import { useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { metresAlong } from '#maps/along-route.ts'
import type { MapMarker } from '#maps/map-canvas.ts'
import { MapView } from '#maps/map-view.tsx'
import { streetRouteQuery } from '#maps/street-route.queries.ts'
import { useCustomerLocation } from '#src/core/where.ts'
import { closeOverlay } from '#src/navigation/overlay.ts'
import { css } from '#styled/css/index.js'
import { Dialog } from '#ui/dialog.tsx'

type Props = { title: string; lat: number; lng: number }

/** Some streets around the store, where the customer's place is not known. */
const STORE_ZOOM = 15.5

/** Where a store is, and the way from there to the customer (docs/spec.md §2, route map dialog). */
function StoreMapOverlay({ title, lat, lng }: Props) {
  const words = useWords().location.storeMap
  const distance = useDistance()
  const location = useCustomerLocation()
  const home = location ? { lat: location.lat, lng: location.lng } : undefined
  const there = { lat, lng }
  const markers: MapMarker[] = [
    { id: 'store', kind: 'store', position: there, label: title },
    ...(home ? [{ id: 'home', kind: 'home', position: home, label: words.you() } as const] : []),
  ]
  const { data: route } = useQuery({ ...streetRouteQuery(there, home), enabled: Boolean(home) })
  return (
    <Dialog open size="lg" tall bare title={words.title({ name: title })} onClose={closeOverlay}>
      <div className={sheet}>
        <div className={frame}>
          <MapView
            label={words.map({ name: title })}
            centre={there}
            zoom={STORE_ZOOM}
            markers={markers}
            route={route}
            fit={markers.map(({ position }) => position)}
            recentre
          />
        </div>
        {route && route.length > 0 && (
          <p className={link}>
            <Route aria-hidden="true" />
            {words.way({ distance: distance(metresAlong(route)) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

const sheet = css({ display: 'flex', flexDirection: 'column', height: 'full' })
const frame = css({ flex: { base: '1', sm: 'none' }, minHeight: '0', height: { sm: '[min(68dvh, 560px)]' } })
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  paddingInline: '5',
  paddingBlock: '3',
  textStyle: 'body',
  '& svg': { flexShrink: '0', width: '5', height: '5', color: 'accent.text' },
})

export { StoreMapOverlay as Overlay }
