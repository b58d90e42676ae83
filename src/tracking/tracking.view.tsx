import { CircleCheck, Mail, Phone, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useWords } from '#i18n/i18n.tsx'
import { nextStepOf } from '#machines/rules/next-step.ts'
import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { Config, OrderLine, TrackedOrder } from '#openapi/generated/client.ts'
import { Arrival } from '#src/goods/arrival.tsx'
import { CourierCard } from '#src/goods/courier-card.tsx'
import { MoneyReturned } from '#src/goods/money-back.tsx'
import { NextStepText } from '#src/goods/next-step.tsx'
import { nowText } from '#src/goods/now-text.ts'
import { OrderLines } from '#src/goods/order-lines.tsx'
import { OrderPayments } from '#src/goods/order-payments.tsx'
import { Places } from '#src/goods/order-places.tsx'
import { OrderSum } from '#src/goods/order-sum.tsx'
import { Timeline } from '#src/goods/order-timeline.tsx'
import { PaymentDue } from '#src/goods/payment-due.tsx'
import { PrescriptionPrice } from '#src/goods/prescription-price.tsx'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Button } from '#ui/button.tsx'
import { LiveRegion } from '#ui/live-region.tsx'
import { Loading } from '#ui/loading.tsx'
import { Panel } from '#ui/panel.tsx'
import { Repeat } from '#ui/repeat.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFocusAfter } from '#ui/use-focus-after.ts'
import { LostConnection } from './lost-connection.tsx'

export type TrackingViewProps = {
  order: TrackedOrder
  /** `drawer` stands below the drawer's own title, in one column. */
  look: 'page' | 'drawer'
  /** Undefined until they came. */
  lines: readonly OrderLine[] | undefined
  map: ReactNode
  /** No answer came the last time; what is shown is the last that was heard. */
  isLost: boolean
  onRetry: () => void
  /** Only while it can be canceled. */
  onCancel?: (() => void) | undefined
  onReceipt: () => void
  /** Ways to the chat with the courier and with support; guests have none (docs/spec.md §6). */
  courierChat?: string | undefined
  supportChat?: string | undefined
  contact: Pick<Config, 'phone' | 'email'>
  /** Offers to tell of the order while the page is closed. */
  webPush?: ReactNode
  share: ReactNode
  /** At the end of the page: the way to another order. */
  children?: ReactNode
}

/** One order on its way (docs/spec.md §2, Order-tracking side drawer). */
export function TrackingView(props: TrackingViewProps) {
  const { order, look, lines, map, isLost, onRetry, onCancel, onReceipt } = props
  const { courierChat, supportChat, contact, webPush, share, children } = props
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
          {!awaitsPrice(order) && <PrescriptionPrice order={order} />}
          <Arrival order={order} />
          {webPush}
          <Timeline order={order} />
          {onCancel && (
            <Button variant="outline" className={cancel} onClick={onCancel}>
              {tracking.cancel.action()}
            </Button>
          )}
        </div>
        {order.delivery_man && order.order_status !== 'canceled' && (
          <Panel title={tracking.courier.title()} level={level}>
            <CourierCard courier={order.delivery_man} chatPath={courierChat} isCallable={!isOver(order)} />
          </Panel>
        )}
        <Panel
          title={order.order_type === 'take_away' ? tracking.places.titleCollect() : tracking.places.title()}
          level={level}
        >
          <Places order={order} />
        </Panel>
        <Panel title={order.parcel_category ? tracking.parcel() : tracking.items()} level={level}>
          {order.parcel_category ? (
            <p className={note}>
              <strong className={kind}>{order.parcel_category.name}</strong>
              {order.parcel_category.description}
            </p>
          ) : awaitsPrice(order) ? (
            <p className={note}>{orders.sum.pricedLater()}</p>
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
          <p className={note}>{tracking.help.note()}</p>
          <p className={ways}>
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
const note = css({ textStyle: 'body', color: 'fg.muted' })
const kind = css({ display: 'block', textStyle: 'bodyStrong', color: 'fg.default' })
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' })
const cancel = css({ color: 'danger.text' })
