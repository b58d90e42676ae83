import { useParams } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { useToken } from '#src/core/where.ts'
import { OrderPage } from '#src/features/orders/order-page.part.tsx'
import { SharedOrder } from '#src/features/tracking/shared-order.part.tsx'
import { SharedParcel } from '#src/features/tracking/shared-parcel.part.tsx'
import { TrackOrder } from '#src/features/tracking/track-order.screen.tsx'
import { provedBy } from '#src/navigation/track-path.ts'
import type { ProveGuestProps } from '#src/shared/orders/prove-guest.part.tsx'
import { css } from '#styled/css/index.js'
import { ProveGuest } from './prove-guest.part.tsx'

/** One chunk for `/track-order` and the pages of shared links: `/t/{token}` of an order, `/p/{parcel}` of a parcel. */
export function Screen() {
  const { token, parcel } = useParams<{ token?: string; parcel?: string }>()
  if (parcel !== undefined) return <SharedParcel key={parcel} token={parcel} />
  return token === undefined ? <OwnOrder /> : <SharedOrder key={token} token={token} />
}

/** `/track-order`: an order on the map, or with `view=details` its page, for guests too (docs/spec.md §6). */
function OwnOrder() {
  const { tracking } = useWords()
  const token = useToken()
  return (
    <TrackOrder
      prove={prove}
      details={({ order, contact_number }, back) => (
        <div className={page}>
          <OrderPage
            key={order.id}
            order_id={order.id}
            contact_number={token ? '' : contact_number}
            prove={prove}
            back={{ href: back, name: tracking.backToMap(), state: provedBy(contact_number) }}
          />
        </div>
      )}
    />
  )
}

const prove = (proving: ProveGuestProps) => <ProveGuest {...proving} />

const page = css({ paddingBlock: { base: '4', lg: '8' } })
