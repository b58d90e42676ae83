import { House, Phone, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/i18n.tsx'
import type { OrderAddress, TrackedOrder } from '#openapi/generated/client.ts'
import { floorText } from '#src/shared/addresses/floor-text.ts'
import { css } from '#styled/css/index.js'
import { iconButton } from '#styled/recipes/index.js'
import { PhoneNumber } from '#ui/phone-number.tsx'

/** Who sends and who receives. The customer of an order of goods receives it; the sender of a parcel calls its receiver. */
export function OrderEnds({
  order: { order_type, store, delivery_address: sender, receiver_details: receiver },
}: {
  order: TrackedOrder
}) {
  const { places } = useWords().tracking
  return (
    <ul className={list}>
      {store && (
        <OrderEnd role={places.sender()} name={store.name} phone={store.phone} icon={<Store />}>
          <span>
            <bdi>{store.address}</bdi>
          </span>
        </OrderEnd>
      )}
      {order_type === 'parcel' && sender && (
        <OrderEnd role={places.sender()} name={sender.contact_person_name} phone={undefined} icon={<House />}>
          <span>
            <bdi>{sender.address}</bdi>
          </span>
          <Details address={sender} isOfParcel />
        </OrderEnd>
      )}
      {receiver && (
        <OrderEnd
          role={places.receiver()}
          name={receiver.contact_person_name}
          phone={order_type === 'parcel' ? receiver.contact_person_number : undefined}
          icon={<House />}
        >
          <span>
            <bdi>{receiver.address}</bdi>
          </span>
          <Details address={receiver} isOfParcel={order_type === 'parcel'} />
        </OrderEnd>
      )}
    </ul>
  )
}

type OrderEndProps = {
  role: string
  name: string
  phone: string | undefined
  icon: ReactNode
  children: ReactNode
}

function OrderEnd({ role, name, phone, icon, children }: OrderEndProps) {
  const { places } = useWords().tracking
  return (
    <li className={row}>
      <span className={picture} aria-hidden="true">
        {icon}
      </span>
      <div className={texts}>
        <span className={caption}>{role}</span>
        <span className={who}>
          <bdi>{name}</bdi>
        </span>
        {children}
      </div>
      {phone && (
        <a
          href={`tel:${phone}`}
          className={iconButton({ variant: 'soft', size: 'sm' })}
          aria-label={places.call({ name })}
        >
          <Phone aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

/** Each end of a parcel has a number and a note of its own. */
type DetailsProps = { address: OrderAddress; isOfParcel: boolean }

function Details({ address, isOfParcel }: DetailsProps) {
  const { road, house, floor, delivery_instruction, contact_person_number } = address
  const { places, parcelLink } = useWords().tracking
  const parts = [
    // The text of a position that the map found names the street itself.
    road && !address.address.includes(road) && parcelLink.road({ road }),
    house && places.house({ house }),
    floorText(floor, places),
  ].filter(Boolean)
  return (
    <>
      {parts.length > 0 && <span>{parts.join(' · ')}</span>}
      {isOfParcel && <PhoneNumber>{contact_person_number}</PhoneNumber>}
      {isOfParcel && delivery_instruction && (
        <span>
          {parcelLink.note()} <bdi>{delivery_instruction}</bdi>
        </span>
      )}
    </>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const row = css({ display: 'flex', alignItems: 'flex-start', gap: '3' })
const picture = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '9',
  height: '9',
  color: 'accent.text',
  bg: 'accent.soft',
  borderRadius: 'full',
  '& svg': { width: '[18px]', height: '[18px]' },
})
const texts = css({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: '0',
  textStyle: 'small',
  color: 'fg.muted',
})
const caption = css({ textStyle: 'caption' })
const who = css({ textStyle: 'bodyStrong', color: 'fg.default' })
