import { ArrowLeftRight, CircleCheck, Mail, Phone, ReceiptText, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { isResendable, isReturnable } from '#machines/orders/order-actions.ts'
import { nextStepOf } from '#machines/rules/next-step.ts'
import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { Config, OrderLine, TrackedOrder } from '#openapi/generated/client.ts'
import { opens } from '#src/navigation/overlay.ts'
import { sendAgainPath } from '#src/navigation/send-again-path.ts'
import { provedBy } from '#src/navigation/track-path.ts'
import { Arrival } from '#src/shared/orders/arrival.part.tsx'
import { CourierCard } from '#src/shared/orders/courier-card.part.tsx'
import { MoneyReturned } from '#src/shared/orders/money-back.part.tsx'
import { NextStepText } from '#src/shared/orders/next-step.part.tsx'
import { nowText } from '#src/shared/orders/now-text.ts'
import { OrderLines } from '#src/shared/orders/order-lines.part.tsx'
import { OrderPayments } from '#src/shared/orders/order-payments.part.tsx'
import { OrderEnds } from '#src/shared/orders/order-places.part.tsx'
import { OrderSum } from '#src/shared/orders/order-sum.part.tsx'
import { Timeline } from '#src/shared/orders/order-timeline.part.tsx'
import { ParcelContents } from '#src/shared/orders/parcel-contents.part.tsx'
import { ParcelProof } from '#src/shared/orders/parcel-proof.part.tsx'
import { ParcelStanding } from '#src/shared/orders/parcel-standing.part.tsx'
import { PaymentDue } from '#src/shared/orders/payment-due.part.tsx'
import { PrescriptionPrice } from '#src/shared/orders/prescription-price.part.tsx'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { LostConnection } from './lost-connection.part.tsx'

export type TrackingViewProps = {
  order: TrackedOrder
  /** `drawer` stands below the drawer's own title, in one column. */
  look: 'page' | 'drawer'
  /** Undefined until they came. */
  lines: readonly OrderLine[] | undefined
  map: ReactNode
  /** The last read failed; the view shows the order as of the last successful read. */
  isLost: boolean
  onRetry: () => void
  /** Only while it can be canceled. */
  onCancel?: (() => void) | undefined
  /** What a guest in another browser has to know, and can confirm. */
  proof?: ReactNode
  /** Why it cannot be canceled. */
  whyNotCancelable?: ReactNode
  /** A canceled order of goods, which can be ordered again. */
  isRepeatable?: boolean
  /** Offers the price of the pharmacy to the owner, with the way to cancel. */
  price?: ReactNode
  onReceipt: () => void
  /** Ways to the chat with the courier and with support; guests have none (docs/spec.md §6). */
  courierChat?: string | undefined
  supportChat?: string | undefined
  contact: Pick<Config, 'phone' | 'email'>
  /** Offers to tell of the order while the page is closed. */
  webPush?: ReactNode
  /** Proves the order of a guest on the page that it leads to. */
  contact_number?: string | undefined
  share: ReactNode
  /** At the end of the page: the way to another order. */
  children?: ReactNode
}

/** One order on its way (docs/spec.md §2, Order-tracking side drawer). */
export function TrackingView(props: TrackingViewProps) {
  const { order, look, lines, map, isLost, onRetry, onCancel, proof, whyNotCancelable, isRepeatable, price } =
    props
  const { onReceipt, courierChat, supportChat, contact, webPush, contact_number, share, children } = props
  const { tracking, orders } = useWords()
  const isPage = look === 'page'
  const Title = isPage ? 'h1' : 'h3'
  const level = isPage ? 2 : 3
  const hasLeft = order.order_status === 'canceled' || order.order_status === 'failed'
  const step = nextStepOf(order)
  const isMapped = map !== null && !hasLeft
  const title = useFocusAfter<HTMLHeadingElement>(hasLeft)
  const writeLabel = (
    <span data-part="label">
      <Mail aria-hidden="true" />
      {tracking.help.write()}
    </span>
  )
  return (
    <div className={isPage ? page : drawer} data-mapped={isMapped || undefined}>
      <LiveRegion>{nowText(order, tracking)}</LiveRegion>
      {isMapped && <div className={isPage ? bigMap : smallMap}>{map}</div>}
      <div className={isPage ? beside : column}>
        {isLost && <LostConnection onRetry={onRetry} />}
        <div className={card}>
          <div>
            <p className={caption}>
              {tracking.order({ id: order.id })}
              {order.store && ` · ${order.store.name}`}
            </p>
            <Title ref={title} tabIndex={-1} className={headline}>
              {nowText(order, tracking)}
            </Title>
          </div>
          {step && (
            <div className={placed}>
              <CircleCheck aria-hidden="true" />
              <p>
                <strong>{tracking.placed()}</strong> <NextStepText step={step} />
              </p>
            </div>
          )}
          <MoneyReturned order={order} />
          <PaymentDue order={order} />
          {price ?? (!awaitsPrice(order) && <PrescriptionPrice order={order} />)}
          <Arrival order={order} />
          <ParcelStanding order={order} />
          {proof}
          {webPush}
          <Timeline order={order} />
          {onCancel && !price && (
            <Button variant="outline" className={cancel} onClick={onCancel}>
              {tracking.cancel.action()}
            </Button>
          )}
          {whyNotCancelable}
          {isRepeatable && (
            <p className={actions}>
              <Button {...opens({ name: 'order-again', order_id: order.id })}>
                <RotateCcw aria-hidden="true" />
                {orders.orderAgain()}
              </Button>
            </p>
          )}
          {isResendable(order) && (
            <p className={actions}>
              <SendLink order={order} way="again" contact_number={contact_number} />
              {isReturnable(order) && <SendLink order={order} way="back" contact_number={contact_number} />}
            </p>
          )}
        </div>
        {order.parcel?.proof && <ParcelProof proof={order.parcel.proof} level={level} />}
        {order.delivery_man && order.order_status !== 'canceled' && (
          <Panel title={tracking.courier.title()} level={level}>
            <CourierCard courier={order.delivery_man} chatPath={courierChat} isCallable={!isOver(order)} />
          </Panel>
        )}
        <Panel
          title={order.order_type === 'take_away' ? tracking.places.titleCollect() : tracking.places.title()}
          level={level}
        >
          <OrderEnds order={order} />
        </Panel>
        <Panel title={order.parcel_category ? tracking.parcel() : tracking.items()} level={level}>
          {order.parcel_category ? (
            <ParcelContents order={order} />
          ) : awaitsPrice(order) ? (
            <p className={hint}>{orders.sum.pricedLater()}</p>
          ) : lines ? (
            <OrderLines lines={lines} />
          ) : (
            <Loading className={waiting}>
              <Repeat times={Math.max(1, order.details_count)}>
                <Skeleton height="56px" />
              </Repeat>
            </Loading>
          )}
        </Panel>
        <Panel
          title={orders.sum.title()}
          level={level}
          action={
            <Button size="sm" variant="ghost" onClick={onReceipt}>
              <ReceiptText aria-hidden="true" />
              {orders.receipt()}
            </Button>
          }
        >
          <OrderSum order={order} />
        </Panel>
        <Panel title={orders.payment.title()} level={level}>
          <OrderPayments order={order} />
        </Panel>
        {share}
        <Panel title={tracking.help.title()} level={level}>
          <p className={hint}>{tracking.help.note()}</p>
          <p className={contactActions}>
            <a href={`tel:${contact.phone}`} className={button({ variant: 'outline', size: 'sm' })}>
              <span data-part="label">
                <Phone aria-hidden="true" />
                {tracking.help.call()}
              </span>
            </a>
            {supportChat ? (
              <Link href={supportChat} className={button({ variant: 'outline', size: 'sm' })}>
                {writeLabel}
              </Link>
            ) : (
              <a
                href={`mailto:${contact.email}?subject=${encodeURIComponent(tracking.order({ id: order.id }))}`}
                className={button({ variant: 'outline', size: 'sm' })}
              >
                {writeLabel}
              </a>
            )}
          </p>
        </Panel>
        {children}
      </div>
    </div>
  )
}

type SendLinkProps = Pick<TrackingViewProps, 'order' | 'contact_number'> & { way: 'again' | 'back' }

/** To the form of a parcel that goes the same way, or back. */
function SendLink({ order, way, contact_number }: SendLinkProps) {
  const { orders } = useWords()
  const Icon = way === 'again' ? RotateCcw : ArrowLeftRight
  return (
    <Link
      href={sendAgainPath(order, way)}
      state={provedBy(contact_number)}
      className={button({ variant: way === 'again' ? 'solid' : 'outline' })}
    >
      <span data-part="label">
        <Icon aria-hidden="true" />
        {way === 'again' ? orders.sendAgain() : orders.sendBack()}
      </span>
    </Link>
  )
}

const page = css({
  display: 'grid',
  gap: { base: '4', lg: '6' },
  alignItems: 'start',
  maxWidth: 'prose',
  mx: 'auto',
  paddingBlockEnd: '8',
  '&[data-mapped]': { maxWidth: { lg: '[none]' }, gridTemplateColumns: { lg: '[minmax(0, 1fr) 440px]' } },
  '&:not([data-mapped])': { paddingBlockStart: '6' },
})
const drawer = css({ display: 'flex', flexDirection: 'column', gap: '4' })
const bigMap = css({
  position: { lg: 'sticky' },
  insetBlockStart: { lg: '[calc({sizes.headerWide} + 24px)]' },
  height: { base: '[min(42dvh, 340px)]', lg: '[calc(100dvh - 120px)]' },
  marginInline: { base: '-4', sm: '0' },
  marginBlockStart: { sm: '6' },
  overflow: 'hidden',
  borderRadius: { sm: 'lg' },
})
const smallMap = css({ flexShrink: '0', height: 'mapSmall', overflow: 'hidden', borderRadius: 'md' })
const column = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' })
const beside = cx(column, css({ '[data-mapped] > &': { marginBlockStart: { lg: '6' } } }))
export const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '5',
  padding: { base: '4', md: '5' },
  layerStyle: 'panel',
})
export const caption = css({ textStyle: 'small', color: 'fg.muted' })
export const headline = css({ textStyle: 'heading', marginBlockStart: '1', borderRadius: 'xs' })
const placed = css({
  display: 'flex',
  gap: '3',
  px: '3',
  py: '2',
  textStyle: 'body',
  color: 'success.text',
  bg: 'success.soft',
  borderRadius: 'sm',
  '& > svg': { flexShrink: '0', width: '5', height: '5', marginBlockStart: '[2px]' },
  '& strong': { display: 'block', textStyle: 'bodyStrong' },
})
const waiting = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const hint = css({ textStyle: 'body', color: 'fg.muted' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const contactActions = cx(actions, css({ marginBlockStart: '3' }))
const cancel = css({ color: 'danger.text' })
