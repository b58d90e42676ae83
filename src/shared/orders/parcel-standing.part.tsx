import { Undo2 } from 'lucide-react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { parcelOrderNow } from '#machines/orders/parcel-now.ts'
import type { ParcelHandover, TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { OrderNotice } from './order-note.part.tsx'
import { ParcelAttempts } from './parcel-attempts.part.tsx'
import { ParcelCode } from './parcel-code.part.tsx'

/** What the sender has to know and to show now: failed hand-overs, the way back with its fee, and the codes. */
export function ParcelStanding({ order }: { order: TrackedOrder }) {
  const { parcel } = order
  if (!parcel) return null
  const { attempts } = parcel
  const isWaiting = parcelOrderNow(order) === 'waiting'
  return (
    <>
      {attempts.length > 0 && <ParcelAttempts attempts={attempts} isWaiting={isWaiting} />}
      <Charges parcel={parcel} />
      <Codes parcel={parcel} receiver={order.receiver_details?.contact_person_name ?? ''} />
    </>
  )
}

/** What the way back or a late cancellation costs, and what the courier collects. */
function Charges({ parcel: { return: back, canceled_fee } }: { parcel: ParcelHandover }) {
  const { parcelOrder: words } = useWords().tracking
  const { money } = useFormats()
  if (!back && canceled_fee === null) return null
  const fee = money(back?.fee ?? canceled_fee ?? 0)
  return (
    <OrderNotice tone="quiet" icon={<Undo2 aria-hidden="true" />}>
      {!back ? (
        <p>{words.canceled({ fee })}</p>
      ) : back.status === 'returned' ? (
        <p>{words.returned({ fee })}</p>
      ) : (
        <p className={texts}>
          <strong className={strong}>
            {back.due ? words.due({ amount: money(back.due) }) : words.nothingDue()}
          </strong>
          <span>{words.back({ fee })}</span>
        </p>
      )}
    </OrderNotice>
  )
}

type CodesProps = { parcel: ParcelHandover; receiver: string }

/** The codes that still open something; the shop may ask for none. */
function Codes({ parcel: { pickup_code, handover_code, return_code }, receiver }: CodesProps) {
  const { parcelOrder: words, parcelLink } = useWords().tracking
  const own = pickup_code ?? return_code
  if (!own && !handover_code) return null
  return (
    <div className={codes}>
      {own && (
        <ParcelCode code={own} label={parcelLink.code.label()}>
          {pickup_code ? parcelLink.code.pickUp() : parcelLink.code.back()}
        </ParcelCode>
      )}
      {handover_code && (
        <ParcelCode code={handover_code} label={words.codeOf({ name: receiver })}>
          {words.handOver()}
        </ParcelCode>
      )}
    </div>
  )
}

const texts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
const strong = css({ textStyle: 'bodyStrong', color: 'fg.default' })
const codes = css({ display: 'flex', flexWrap: 'wrap', gap: '3', _print: { display: 'none' } })
