import { useGo } from '#src/shop/overlay.ts'
import { useToken } from '#src/shop/where.ts'
import { FindOrder } from './find-order.tsx'
import { trackPath } from './track-path.ts'

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
      onFound={(found) => go(trackPath(found))}
    />
  )
}
