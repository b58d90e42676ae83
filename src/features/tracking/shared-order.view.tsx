import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { parcelNow } from '#machines/orders/parcel-now.ts'
import type { SharedOrder } from '#openapi/generated/client.ts'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { Arrival } from '#src/shared/orders/arrival.part.tsx'
import { nowText } from '#src/shared/orders/now-text.ts'
import { Timeline } from '#src/shared/orders/order-timeline.part.tsx'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'
import { LostConnection } from './lost-connection.part.tsx'
import { sharedPage } from './shared-order.skeleton.tsx'
import { caption, card, headline } from './tracking.view.tsx'
import { withAttempts } from './with-attempts.ts'

type Props = {
  order: SharedOrder
  /** The server did not answer the last request: the page shows the order as the answer before told it. */
  isLost: boolean
  onRetry: () => void
}

/** How an order stands, for the holder of its link. */
export function SharedOrderView({ order, isLost, onRetry }: Props) {
  const { tracking } = useWords()
  const { dateTime } = useFormats()
  const { store, courier, parcel } = order
  // A link does not say that an order is on prescription.
  const standing = { ...order, prescription_order: 0 as const, priced: null, parcel: null }
  const now = parcel
    ? tracking.parcelLink.now.anyone[parcelNow({ ...parcel, order_status: order.order_status })]()
    : nowText(standing, tracking)
  return (
    <div className={sharedPage}>
      <LiveRegion>{now}</LiveRegion>
      {isLost && <LostConnection onRetry={onRetry} />}
      <div className={card}>
        <div>
          <p className={caption}>
            {parcel ? tracking.parcelLink.parcel({ id: order.id }) : tracking.order({ id: order.id })}
            {store && ` · ${store.name}`}
          </p>
          <h1 className={headline}>{now}</h1>
        </div>
        <Arrival order={{ ...standing, parcel: parcel && withAttempts(parcel) }} />
        <Timeline order={order} isAway />
      </div>
      {courier && (
        <Panel title={tracking.courier.title()}>
          <p className={who}>
            <Avatar name={courier.f_name} src={courier.image_full_url} size="lg" />
            <strong>{courier.f_name}</strong>
          </p>
        </Panel>
      )}
      {store && (
        <Panel
          title={order.order_type === 'take_away' ? tracking.places.titleCollect() : tracking.shared.store()}
        >
          <p className={addressBlock}>
            <strong>{store.name}</strong>
            <bdi>{store.address}</bdi>
            <a href={`tel:${store.phone}`} className={link()}>
              <PhoneNumber>{store.phone}</PhoneNumber>
            </a>
          </p>
        </Panel>
      )}
      <p className={hint}>
        {(parcel ? tracking.parcelLink : tracking.shared).until({ time: dateTime(order.expires_at) })}{' '}
        <Link href={TRACK_ORDER} className={link()}>
          {tracking.another()}
        </Link>
      </p>
    </div>
  )
}

const who = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'body' })
const addressBlock = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  textStyle: 'body',
  color: 'fg.muted',
  '& strong': { textStyle: 'bodyStrong', color: 'fg.default' },
})
const hint = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'center', textWrap: 'balance' })
