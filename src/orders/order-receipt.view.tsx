import { ChevronLeft, MessageCircle, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { Config, OrderLine, TrackedOrder } from '#openapi/generated/client.ts'
import { OrderLines } from '#src/goods/order-lines.tsx'
import { OrderStatusBadge } from '#src/goods/order-status.tsx'
import { OrderSum } from '#src/goods/order-sum.tsx'
import { PaymentDue } from '#src/goods/payment-due.tsx'
import { PrescriptionPrice } from '#src/goods/prescription-price.tsx'
import { chatWith } from '#src/shop/chat-paths.ts'
import { css, cx } from '#styled/css/index.js'
import { button, link } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type OrderReceiptProps = {
  order: TrackedOrder
  /** Undefined until they came. */
  lines: readonly OrderLine[] | undefined
  business: Pick<Config, 'business_name' | 'address' | 'phone' | 'email'>
  onTrack: () => void
  onPrint: () => void
}

/** Every detail of an order. Its print style makes the receipt. */
export function OrderReceipt({ order, lines, business, onTrack, onPrint }: OrderReceiptProps) {
  const { orders } = useWords()
  const { dateTime } = useFormats()
  const { store, receiver_details: receiver } = order
  return (
    <article aria-labelledby="order" className={column}>
      <Link href="/profile?page=my-orders" className={cx(link(), back)}>
        <ChevronLeft aria-hidden="true" />
        {orders.back()}
      </Link>
      <p className={letterhead}>
        <strong>{business.business_name}</strong>
        <span>{business.address}</span>
        <span>
          <PhoneNumber>{business.phone}</PhoneNumber> · <bdi>{business.email}</bdi>
        </span>
      </p>
      <header className={head}>
        <div>
          <h1 id="order" className={title}>
            {orders.order({ id: order.id })} <OrderStatusBadge order={order} />
          </h1>
          <p className={muted}>
            {orders.placedOn({ time: dateTime(order.created_at) })}
            {order.delivered && ` · ${orders.deliveredOn({ time: dateTime(order.delivered) })}`}
          </p>
        </div>
        <div className={actions}>
          {!isOver(order) && <Button onClick={onTrack}>{orders.track()}</Button>}
          {store && (
            <Link href={chatWith('vendor', store.id, order.id)} className={button({ variant: 'outline' })}>
              <span data-part="label">
                <MessageCircle aria-hidden="true" />
                {orders.writeToStore()}
              </span>
            </Link>
          )}
          <Button variant="outline" onClick={onPrint}>
            <Printer aria-hidden="true" />
            {orders.receipt()}
          </Button>
        </div>
      </header>
      <PaymentDue order={order} />
      <PrescriptionPrice order={order} />
      <div className={grid}>
        <Panel title={orders.items()}>
          {awaitsPrice(order) ? (
            orders.sum.pricedLater()
          ) : lines ? (
            <OrderLines lines={lines} />
          ) : (
            <Loading>
              <Skeleton height="140px" />
            </Loading>
          )}
        </Panel>
        <div className={aside}>
          <Panel title={orders.sum.title()}>
            <OrderSum order={order} />
          </Panel>
          <Panel title={orders.type[order.order_type]()}>
            <dl className={facts}>
              {store && (
                <Fact label={orders.from()}>
                  <span className={lead}>{store.name}</span>
                  <span>
                    <bdi>{store.address}</bdi>
                  </span>
                </Fact>
              )}
              {receiver && (
                <Fact label={orders.deliveredTo()}>
                  <span className={lead}>
                    <bdi>{receiver.contact_person_name}</bdi>
                  </span>
                  <span>
                    <bdi>{receiver.address}</bdi>
                  </span>
                  <PhoneNumber>{receiver.contact_person_number}</PhoneNumber>
                </Fact>
              )}
              <Notes order={order} />
            </dl>
          </Panel>
        </div>
      </div>
    </article>
  )
}

function Notes({
  order: { order_note, delivery_instruction, unavailable_item_note },
}: {
  order: TrackedOrder
}) {
  const { orders } = useWords()
  const notes = [order_note, delivery_instruction, unavailable_item_note].filter(Boolean)
  if (notes.length === 0) return null
  return (
    <Fact label={orders.notes()}>
      {notes.map((note) => (
        <span key={note}>
          <bdi>{note}</bdi>
        </span>
      ))}
    </Fact>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className={term}>{label}</dt>
    <dd className={value}>{children}</dd>
  </div>
)

const column = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: '1',
  minHeight: '11',
  '& svg': { width: '5', height: '5', _rtl: { scale: '[-1 1]' } },
  _print: { display: 'none' },
})
const letterhead = css({
  display: 'none',
  flexDirection: 'column',
  textStyle: 'small',
  _print: { display: 'flex' },
  '& strong': { textStyle: 'headline' },
})
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '4',
})
const title = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  textStyle: { base: 'heading', md: 'headline' },
})
const muted = css({ textStyle: 'body', color: 'fg.muted', marginBlockStart: '1' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _print: { display: 'none' } })
const grid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) 340px]' },
  _print: { gridTemplateColumns: '[1fr]' },
})
const aside = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const facts = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const term = css({ textStyle: 'caption', color: 'fg.muted' })
const value = css({ display: 'flex', flexDirection: 'column', textStyle: 'small', color: 'fg.muted' })
const lead = css({ textStyle: 'bodyStrong', color: 'fg.default' })
