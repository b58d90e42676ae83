import { Check, ChevronLeft, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { mainAction, type OrderViewer, orderActions } from '#machines/orders/order-actions.ts'
import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { Config, OrderLine, Prescription, TrackedOrder } from '#openapi/generated/client.ts'
import { chatWith } from '#src/navigation/chat-paths.ts'
import { Arrival } from '#src/shared/orders/arrival.part.tsx'
import { CourierCard } from '#src/shared/orders/courier-card.part.tsx'
import { MoneyReturned } from '#src/shared/orders/money-back.part.tsx'
import { nowText } from '#src/shared/orders/now-text.ts'
import { OrderLines } from '#src/shared/orders/order-lines.part.tsx'
import { OrderPayments } from '#src/shared/orders/order-payments.part.tsx'
import { OrderStatusBadge } from '#src/shared/orders/order-status.part.tsx'
import { OrderSum } from '#src/shared/orders/order-sum.part.tsx'
import { Timeline } from '#src/shared/orders/order-timeline.part.tsx'
import { ParcelContents } from '#src/shared/orders/parcel-contents.part.tsx'
import { ParcelProof } from '#src/shared/orders/parcel-proof.part.tsx'
import { ParcelStanding } from '#src/shared/orders/parcel-standing.part.tsx'
import { PaymentDue } from '#src/shared/orders/payment-due.part.tsx'
import { PrescriptionPrice } from '#src/shared/orders/prescription-price.part.tsx'
import { Uncancelable } from '#src/shared/orders/uncancelable.part.tsx'
import { useSlotText } from '#src/shared/orders/use-slot-text.ts'
import { useCopied } from '#src/shared/sharing/use-copied.ts'
import { css, cx } from '#styled/css/index.js'
import { link } from '#styled/recipes/index.js'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { PhoneNumber } from '#ui/phone-number.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { OrderActions } from './order-actions.part.tsx'
import { OrderContacts } from './order-contacts.part.tsx'
import { OrderDelivery } from './order-delivery.part.tsx'
import type { BackLink, Read } from './order-page.props.ts'
import { orderColumn, orderGrid } from './order-page.skeleton.tsx'
import { OrderPictures } from './order-pictures.part.tsx'
import { OrderRefund } from './order-refund.part.tsx'

type OrderPageViewProps = {
  order: TrackedOrder
  viewer: OrderViewer
  lines: Read<readonly OrderLine[]>
  /** Undefined where the shopper may not see it, or there is none. */
  prescription: Read<Prescription> | undefined
  business: Pick<Config, 'business_name' | 'address' | 'phone' | 'email'>
  /** Proves the order of a guest in another browser. */
  contact_number?: string | undefined
  back: BackLink
  /** Offers the price of the pharmacy to the owner, with the way to cancel. */
  price?: ReactNode
  /** What a guest in another browser has to know, and can confirm. */
  proof?: ReactNode
  onTrack: () => void
  onCancel: () => void
}

/** One order: how it stands, what can be done, what it holds, what it costs, where it goes and whom to ask. */
export function OrderPageView(props: OrderPageViewProps) {
  const { order, viewer, lines, prescription, business, contact_number, back, price, proof } = props
  const { onTrack, onCancel } = props
  const { orders, tracking } = useWords()
  const { delivery_man: courier } = order
  const possible = orderActions(order, viewer)
  const actions = price ? possible.filter((action) => action !== 'cancel') : possible
  return (
    <article aria-labelledby="order" className={orderColumn}>
      <LiveRegion>{nowText(order, tracking)}</LiveRegion>
      <Link href={back.href} state={back.state} className={cx(link(), backLink)}>
        <ChevronLeft aria-hidden="true" />
        {back.name}
      </Link>
      <p className={letterhead}>
        <strong>{business.business_name}</strong>
        <span>{business.address}</span>
        <span>
          <PhoneNumber>{business.phone}</PhoneNumber> · <bdi>{business.email}</bdi>
        </span>
      </p>
      <div className={orderGrid}>
        <div className={orderColumn}>
          <div className={card}>
            <Headline order={order} />
            {!order.refund && <MoneyReturned order={order} />}
            <PaymentDue order={order} isLinked={false} />
            {price ?? <PrescriptionPrice order={order} />}
            <Arrival order={order} />
            <ParcelStanding order={order} />
            {proof}
            <OrderActions
              order_id={order.id}
              module_id={order.module_id}
              payment_deadline={order.payment_deadline}
              contact_number={contact_number}
              actions={actions}
              main={price ? undefined : mainAction(order, actions)}
              onTrack={onTrack}
              onCancel={onCancel}
            />
            <Uncancelable order={order} viewer={viewer} />
            <Timeline order={order} />
          </div>
          {order.refund && <OrderRefund refund={order.refund} lines={lines.data} />}
          {courier && order.order_status !== 'canceled' && (
            <Panel title={tracking.courier.title()}>
              <CourierCard
                courier={courier}
                isCallable={!isOver(order)}
                chatPath={viewer.isCustomer ? chatWith('delivery_man', courier.id, order.id) : undefined}
              />
            </Panel>
          )}
          {order.parcel?.proof && <ParcelProof proof={order.parcel.proof} />}
          {order.order_type === 'parcel' ? (
            <Panel title={tracking.parcel()}>
              <ParcelContents order={order} />
            </Panel>
          ) : (
            <Panel title={orders.items()}>
              <Lines order={order} lines={lines} />
            </Panel>
          )}
          <OrderPictures order={order} prescription={prescription} />
        </div>
        <div className={orderColumn}>
          <Panel title={orders.sum.title()}>
            <OrderSum order={order} />
          </Panel>
          <Panel title={orders.payment.title()}>
            <OrderPayments order={order} />
          </Panel>
          <OrderDelivery order={order} />
          <OrderContacts order={order} isCustomer={viewer.isCustomer} support={business} />
        </div>
      </div>
    </article>
  )
}

function Headline({ order }: { order: TrackedOrder }) {
  const { orders, orderPage, tracking } = useWords()
  const { dateTime } = useFormats()
  const slotText = useSlotText()
  const { copied, copy } = useCopied()
  const isCopied = copied === String(order.id)
  const title = useFocusAfter<HTMLHeadingElement>(
    order.order_status === 'canceled' || order.order_status === 'refund_requested',
  )
  return (
    <header>
      <div className={caption}>
        <span>{orders.order({ id: order.id })}</span>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={isCopied ? orderPage.copied() : orderPage.copy()}
          className={noPrint}
          onClick={() => copy(String(order.id))}
        >
          {isCopied ? <Check /> : <Copy />}
        </IconButton>
        <LiveRegion>{isCopied ? orderPage.copied() : ''}</LiveRegion>
        <OrderStatusBadge order={order} />
      </div>
      <h1 id="order" ref={title} tabIndex={-1} className={headline}>
        {nowText(order, tracking)}
      </h1>
      <p className={facts}>
        <span>{order.store?.name ?? orders.parcel()}</span>
        <span>{orderPage.placedAt({ time: dateTime(order.created_at) })}</span>
        {order.scheduled === 1 && order.schedule_at && (
          <span>{tracking.eta.planned[order.order_type]({ time: slotText(order.schedule_at) })}</span>
        )}
      </p>
    </header>
  )
}

function Lines({ order, lines }: Pick<OrderPageViewProps, 'order' | 'lines'>) {
  const { orders } = useWords()
  if (awaitsPrice(order)) return <p className={hint}>{orders.sum.pricedLater()}</p>
  if (lines.data) return <OrderLines lines={lines.data} />
  if (lines.isError) return <ErrorState level={3} onRetry={() => void lines.refetch()} />
  return (
    <Loading className={orderColumn}>
      <Repeat times={Math.max(1, order.details_count)}>
        <Skeleton height="56px" />
      </Repeat>
    </Loading>
  )
}

const noPrint = css({ _print: { display: 'none' } })
const backLink = css({
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
const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
})
const caption = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  textStyle: 'small',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const headline = css({ textStyle: { base: 'heading', md: 'headline' }, marginBlockStart: '1' })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  marginBlockStart: '1',
  textStyle: 'body',
  color: 'fg.muted',
})
const hint = css({ textStyle: 'body', color: 'fg.muted' })
