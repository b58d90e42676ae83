import { useQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/i18n.tsx'
import type { MapMarker } from '#maps/map-canvas.ts'
import { MapView } from '#maps/map-view.tsx'
import { streetRouteQuery } from '#maps/street-route.queries.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'

/**
 * The way between where the order comes from and where it goes, and while it is picked up the courier (docs/spec.md §4).
 * The courier of a parcel is on the map from the way to its sender on, and on the way back.
 */
export function TrackingMap({ order }: { order: TrackedOrder }) {
  const words = useWords().tracking.onMap
  const markers = markersOf(order)
  const position = (kind: MapMarker['kind']) => markers.find((marker) => marker.kind === kind)?.position
  const ends = [position(order.order_type === 'parcel' ? 'pin' : 'store'), position('home')] as const
  const [from, to] = order.parcel?.return ? [ends[1], ends[0]] : ends
  const { data: route } = useQuery({ ...streetRouteQuery(from, to), enabled: Boolean(from && to) })
  const [first] = markers
  if (!first) return null
  return (
    <MapView
      label={words.label()}
      centre={first.position}
      markers={markers}
      route={route}
      fit={markers.map((marker) => marker.position)}
      recentre
    />
  )
}

/** The most important first. */
function markersOf(order: TrackedOrder): MapMarker[] {
  const { store, receiver_details: receiver, delivery_man: courier } = order
  const marker = (kind: MapMarker['kind'], label: string, lat: string | number, lng: string | number) => ({
    id: kind,
    kind,
    label,
    // The wire writes the positions of addresses as text.
    position: { lat: Number(lat), lng: Number(lng) },
  })
  const isParcel = order.order_type === 'parcel'
  const sender = isParcel ? order.delivery_address : null
  const isRiding = order.order_status === 'picked_up' || (isParcel && isFetching(order))
  return [
    ...(isRiding && courier && courier.lat !== null && courier.lng !== null
      ? [marker('courier', courier.f_name, courier.lat, courier.lng)]
      : []),
    ...(receiver ? [marker('home', receiver.address, receiver.latitude, receiver.longitude)] : []),
    ...(store ? [marker('store', store.name, store.latitude, store.longitude)] : []),
    ...(sender ? [marker('pin', sender.address, sender.latitude, sender.longitude)] : []),
  ]
}

/** The courier rides to the sender, or stands at the sender's door. */
const isFetching = ({ order_status }: TrackedOrder) =>
  order_status === 'processing' || order_status === 'handover'
