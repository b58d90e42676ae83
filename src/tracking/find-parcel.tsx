import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { useGo } from '#src/shop/overlay.ts'
import { useToken } from '#src/shop/where.ts'
import { FindOrder } from './find-order.tsx'

const nothing = { order_id: '', contact_number: '' }

/** The form within another page; what is found is followed on its own. */
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
