import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import type { OrderAddress, TrackedOrder } from '#openapi/generated/client.ts'
import { storePath } from '#src/navigation/item-link.ts'
import { floorText } from '#src/shared/addresses/floor-text.ts'
import { css } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { Panel } from '#ui/panel.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'

const titles = { delivery: 'title', take_away: 'titleCollect', parcel: 'titleParcel' } as const

/** Where the order comes from and goes to, and what the customer wrote about it. */
export function OrderDelivery({ order }: { order: TrackedOrder }) {
  const {
    orderPage: { delivery },
    tracking: { parcelOrder },
  } = useWords()
  const { store, module_type, order_type, receiver_details, delivery_address } = order
  return (
    <Panel title={delivery[titles[order_type]]()}>
      <dl className={facts}>
        {store && (
          <Fact label={delivery.store()}>
            <Link href={storePath({ ...store, module_type })} className={link()}>
              {store.name}
            </Link>
            <span>
              <bdi>{store.address}</bdi>
            </span>
          </Fact>
        )}
        {order_type === 'parcel' && delivery_address && (
          <Fact label={delivery.sender()}>
            <Person address={delivery_address} hasInstruction />
            {order.parcel?.share_sender_phone === 1 && <span>{parcelOrder.sharesPhone()}</span>}
          </Fact>
        )}
        {receiver_details && (
          <Fact label={order_type === 'take_away' ? delivery.collector() : delivery.receiver()}>
            <Person address={receiver_details} hasInstruction={order_type === 'parcel'} />
          </Fact>
        )}
        {/* Each end of a parcel has a note of its own. */}
        {order_type !== 'parcel' && (
          <Instruction label={delivery.instruction()}>{order.delivery_instruction}</Instruction>
        )}
        <Instruction label={delivery.note()}>{order.order_note}</Instruction>
        <Instruction label={delivery.unavailable()}>{order.unavailable_item_note}</Instruction>
        {order.cutlery === 1 && <Fact label={delivery.cutlery()}>{delivery.withCutlery()}</Fact>}
      </dl>
    </Panel>
  )
}

function Person({ address, hasInstruction = false }: { address: OrderAddress; hasInstruction?: boolean }) {
  const {
    orderPage: { delivery },
    tracking: { parcelLink },
  } = useWords()
  const { contact_person_name, contact_person_number, road, house, floor } = address
  const rest = [
    road && !address.address.includes(road) && road,
    house && delivery.house({ house }),
    floorText(floor, delivery),
  ].filter(Boolean)
  return (
    <>
      <span className={lead}>
        <bdi>{contact_person_name}</bdi>
      </span>
      <span>
        <bdi>{address.address}</bdi>
      </span>
      {rest.length > 0 && (
        <span>
          <bdi>{rest.join(' · ')}</bdi>
        </span>
      )}
      <PhoneNumber>{contact_person_number}</PhoneNumber>
      {hasInstruction && address.delivery_instruction && (
        <span className={written}>
          {parcelLink.note()} <bdi>{address.delivery_instruction}</bdi>
        </span>
      )}
    </>
  )
}

const Instruction = ({ label, children }: { label: string; children: string | null }) =>
  children && (
    <Fact label={label}>
      <span className={written}>
        <bdi>{children}</bdi>
      </span>
    </Fact>
  )

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
)

const facts = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const term = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  textStyle: 'small',
  color: 'fg.muted',
})
const lead = css({ textStyle: 'bodyStrong', color: 'fg.default' })
const written = css({ color: 'fg.default', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
