import { useToken } from '#src/core/where.ts'
import { useGo } from '#src/navigation/overlay.ts'
import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { FindOrder } from './find-order.part.tsx'

const nothing = { order_id: '', contact_number: '' }

/** The form within another page; a found parcel opens on its own page. */
export function FindParcel() {
  const token = useToken()
  const go = useGo()
  return (
    <FindOrder
      key={token}
      asked={nothing}
      asker={token ? 'customer' : 'guest'}
      look="panel"
      onFound={({ order, contact_number }) => go(trackPath(order.id), { state: provedBy(contact_number) })}
    />
  )
}
