import { useWords } from '#i18n/i18n.tsx'
import type { MapMarker } from '#maps/map-canvas.ts'
import { MapView } from '#maps/map-view.tsx'
import { closeOverlay } from '#src/shop/overlay.ts'
import { usePlace } from '#src/shop/where.ts'
import { css } from '#styled/css/index.js'
import { Dialog } from '#ui/dialog.tsx'

type Props = { title: string; lat: number; lng: number }

/** Where a store is, and where the customer is (spec §2, route map dialog). */
export function Overlay({ title, lat, lng }: Props) {
  const words = useWords().location.storeMap
  const place = usePlace()
  const there = { lat, lng }
  const markers: MapMarker[] = [
    { id: 'store', kind: 'store', position: there, label: title },
    ...(place ? [{ id: 'home', kind: 'home', position: place, label: words.you() } as const] : []),
  ]
  return (
    <Dialog open size="lg" tall bare title={words.title({ name: title })} onClose={closeOverlay}>
      <div className={frame}>
        <MapView
          label={words.map({ name: title })}
          centre={there}
          markers={markers}
          fit={markers.map(({ position }) => position)}
          recentre
        />
      </div>
    </Dialog>
  )
}

const frame = css({ height: { base: 'full', sm: '[min(68dvh, 560px)]' } })
