import { PackageX, Phone } from 'lucide-react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { type ParcelNow, parcelNow } from '#machines/orders/parcel-now.ts'
import { MapView } from '#maps/map-view.tsx'
import type { SharedParcel } from '#openapi/generated/client.ts'
import { TRACK_ORDER } from '#src/navigation/pages.ts'
import { floorText } from '#src/shared/addresses/floor-text.ts'
import { Arrival } from '#src/shared/orders/arrival.part.tsx'
import { OrderNotice } from '#src/shared/orders/order-note.part.tsx'
import { Timeline } from '#src/shared/orders/order-timeline.part.tsx'
import { FailedAttempt } from '#src/shared/orders/parcel-attempts.part.tsx'
import { ParcelCode } from '#src/shared/orders/parcel-code.part.tsx'
import { css } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Panel } from '#ui/panel.tsx'
import { LostConnection } from './lost-connection.part.tsx'
import { sharedPage } from './shared-order.skeleton.tsx'
import { caption, card, headline } from './tracking.view.tsx'
import { withAttempts } from './with-attempts.ts'

type Props = {
  parcel: SharedParcel
  /** The server did not answer the last request: the page shows the parcel as the answer before told it. */
  isLost: boolean
  onRetry: () => void
}

/** How a parcel stands, for the side that holds the link. */
export function SharedParcelView({ parcel, isLost, onRetry }: Props) {
  const { tracking } = useWords()
  const { parcelLink: words } = tracking
  const { dateTime, money } = useFormats()
  const { id, side, courier, attempt, address, note } = parcel
  const now = parcelNow(parcel)
  const headlineText = words.now[side][now]({ name: nameOfOther(parcel) })
  const pays = payment(parcel, now)
  return (
    <div className={sharedPage}>
      <LiveRegion>{headlineText}</LiveRegion>
      {isLost && <LostConnection onRetry={onRetry} />}
      <div className={card}>
        <div>
          <p className={caption}>
            {words.parcel({ id })} · {words.other[side]({ name: nameOfOther(parcel) })}
            {parcel.weight ? ` · ${words.weight({ weight: parcel.weight })}` : ''}
          </p>
          <h1 className={headline}>{headlineText}</h1>
        </div>
        {now === 'lost' && (
          <OrderNotice tone="quiet" icon={<PackageX aria-hidden="true" />}>
            <p>{words.lost[side]({ name: nameOfOther(parcel) })}</p>
          </OrderNotice>
        )}
        <Arrival order={asArriving(parcel)} />
        {attempt && isRunning(now) && (
          <p className={warning}>
            <FailedAttempt attempt={attempt} isWaiting={now === 'waiting'} />
          </p>
        )}
        {parcel.code && (
          <ParcelCode code={parcel.code} label={words.code.label()}>
            {words.code[codeHint(side, now)]()}
          </ParcelCode>
        )}
        <Timeline order={asProgress(parcel)} isAway={side === 'receiver'} />
      </div>
      <Whereabouts parcel={parcel} />
      {courier && (
        <Panel title={tracking.courier.title()}>
          <p className={who}>
            <Avatar name={courier.f_name} src={courier.image_full_url} size="lg" />
            <strong>{courier.f_name}</strong>
          </p>
        </Panel>
      )}
      {address && (
        <Panel title={words.place[side]()}>
          <p className={addressBlock}>
            <bdi>{address.address}</bdi>
            <span>
              {[
                address.road && words.road({ road: address.road }),
                address.house && tracking.places.house({ house: address.house }),
                floorText(address.floor, tracking.places),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {note && (
              <span>
                {words.note()} <bdi>{note}</bdi>
              </span>
            )}
          </p>
        </Panel>
      )}
      {pays && (
        <Panel title={words.pays.title()}>
          <p className={addressBlock}>
            <strong>{money(pays.amount)}</strong>
            <span>{pays.fee === null ? words.pays.note() : words.pays.back({ fee: money(pays.fee) })}</span>
          </p>
        </Panel>
      )}
      {parcel.sender_phone && (
        <a href={`tel:${parcel.sender_phone}`} className={button({ variant: 'outline', full: true })}>
          <span data-part="label">
            <Phone aria-hidden="true" />
            {tracking.places.call({ name: parcel.sender_name })}
          </span>
        </a>
      )}
      <p className={foot}>
        {words.until({ time: dateTime(parcel.expires_at) })}{' '}
        <Link href={TRACK_ORDER} className={link()}>
          {tracking.another()}
        </Link>
      </p>
    </div>
  )
}

/** The courier and this side's own door, while the courier comes here. */
function Whereabouts({ parcel: { courier, courier_location, address, side } }: { parcel: SharedParcel }) {
  const { parcelLink: words } = useWords().tracking
  if (!courier_location || !address) return null
  const at = (kind: 'courier' | 'home', label: string, { latitude, longitude }: Position) => ({
    id: kind,
    kind,
    label,
    position: { lat: Number(latitude), lng: Number(longitude) },
  })
  const markers = [
    at('courier', courier?.f_name ?? words.courier(), courier_location),
    at('home', words.place[side](), address),
  ]
  return (
    <MapView
      label={words.map()}
      centre={markers[0]!.position}
      markers={markers}
      fit={markers.map(({ position }) => position)}
      recentre
    />
  )
}

type Position = { latitude: number | string; longitude: number | string }

const codeHint = (side: SharedParcel['side'], now: ParcelNow) =>
  side === 'receiver' ? 'handOver' : now === 'returning' ? 'back' : 'pickUp'

const nameOfOther = ({ side, sender_name, receiver_name }: SharedParcel) =>
  side === 'sender' ? receiver_name : sender_name

/** What this side pays the courier, and what of it is for the way back; undefined when it pays nothing. */
function payment({ order_amount, return: back }: SharedParcel, now: ParcelNow) {
  const amount = back ? back.due : order_amount
  if (!isRunning(now) || !amount) return undefined
  return { amount, fee: back ? back.fee : null }
}

const isRunning = (now: ParcelNow) =>
  now !== 'returned' && now !== 'lost' && now !== 'handedOver' && now !== 'canceled' && now !== 'unpaid'

/** What a link does not tell of an order. */
const asProgress = (parcel: SharedParcel) => ({
  ...parcel,
  order_type: 'parcel' as const,
  parcel: { return: parcel.return, lost_at: parcel.lost_at },
  accepted: null,
  failed: null,
})
const asArriving = (parcel: SharedParcel) => ({
  ...asProgress(parcel),
  parcel: withAttempts(parcel),
  prescription_order: 0 as const,
  priced: null,
})

const who = css({ display: 'flex', alignItems: 'center', gap: '3', textStyle: 'body' })
const addressBlock = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  textStyle: 'body',
  color: 'fg.muted',
  '& strong': { textStyle: 'bodyStrong', color: 'fg.default' },
})
const warning = css({
  px: '3',
  py: '2',
  textStyle: 'small',
  color: 'warning.text',
  bg: 'warning.soft',
  borderRadius: 'sm',
})
const foot = css({ textStyle: 'small', color: 'fg.muted', textAlign: 'center', textWrap: 'balance' })
