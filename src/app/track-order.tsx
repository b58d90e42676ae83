import { useParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { provedBy } from '#src/navigation/track-path.ts'
import { OrderPage } from '#src/orders/order-page.tsx'
import { useToken } from '#src/shop/where.ts'
import { SharedOrder } from '#src/tracking/shared-order.tsx'
import { TrackOrder } from '#src/tracking/track-order.screen.tsx'
import { css } from '#styled/css/index.js'

/** One chunk for `/track-order` and `/t/{token}`, the page of a shared link. */
export function Screen() {
  const { token } = useParams<{ token?: string }>()
  return token === undefined ? <OwnOrder /> : <SharedOrder key={token} token={token} />
}

/** `/track-order`: an order on the map, or with `view=details` its page, for guests too (docs/spec.md §6). */
function OwnOrder() {
  const { tracking } = useWords()
  const token = useToken()
  return (
    <TrackOrder
      details={({ order, contact_number }, back) => (
        <div className={page}>
          <OrderPage
            key={order.id}
            order_id={order.id}
            contact_number={token ? '' : contact_number}
            back={{ href: back, name: tracking.backToMap(), state: provedBy(contact_number) }}
          />
        </div>
      )}
    />
  )
}

const page = css({ paddingBlock: { base: '4', lg: '8' } })
