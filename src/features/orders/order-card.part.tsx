import { Link } from 'wouter'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { isRepeatable, isResendable, isReturnable } from '#machines/orders/order-actions.ts'
import { awaitsPrice, isOver } from '#machines/rules/order-steps.ts'
import type { ListedOrder } from '#openapi/generated/client.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { opens } from '#src/navigation/overlay.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { sendAgainPath } from '#src/navigation/send-again-path.ts'
import { OrderStatusBadge } from '#src/shared/orders/order-status.part.tsx'
import { isPaymentDue } from '#src/shared/orders/payment-due.part.tsx'
import { css, cx } from '#styled/css/index.js'
import { button } from '#styled/recipes/index.js'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'

/** One order of the list; the whole card opens it, Track lies above. */
export function OrderCard({ order, onTrack }: { order: ListedOrder; onTrack: (order_id: number) => void }) {
  const { orders } = useWords()
  const { money, dateTime } = useFormats()
  const { store, receiver_name } = order
  const name = store?.name ?? (receiver_name ? orders.parcelTo({ name: receiver_name }) : orders.parcel())
  return (
    <article className={card}>
      <Avatar square size="lg" name={store?.name ?? orders.parcel()} src={store?.logo_full_url ?? null} />
      <div className={texts}>
        <div className={head}>
          <h2 className={title}>
            <Link
              href={orderPath(order.id)}
              className={cover}
              aria-label={`${name}, ${orders.open({ id: order.id })}`}
            >
              {name}
            </Link>
          </h2>
          <OrderStatusBadge order={order} />
        </div>
        <p className={facts}>
          <span>{orders.order({ id: order.id })}</span>
          <span>{dateTime(order.created_at)}</span>
        </p>
        <div className={foot}>
          <span className={sum}>
            {awaitsPrice(order) ? (
              orders.sum.pricedLater()
            ) : (
              <>
                <span className={amount}>{money(order.order_amount)}</span>
                {order.order_type !== 'parcel' && orders.itemCount({ count: order.details_count })}
              </>
            )}
          </span>
          {isPaymentDue(order) && (
            <Link href={payPath(order.id)} className={cx(button({ size: 'sm' }), track)}>
              {orders.due.pay()}
            </Link>
          )}
          {isRepeatable(order) && (
            <Button
              size="sm"
              variant="soft"
              className={track}
              aria-label={orders.orderAgainOf({ id: order.id })}
              {...opens({ name: 'order-again', order_id: order.id })}
            >
              {orders.orderAgain()}
            </Button>
          )}
          {isResendable(order) && <SendAgain order={order} />}
          {!isOver(order) && !isPaymentDue(order) && (
            <Button size="sm" variant="soft" className={track} onClick={() => onTrack(order.id)}>
              {orders.track()}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function SendAgain({ order }: { order: ListedOrder }) {
  const { orders } = useWords()
  const look = cx(button({ size: 'sm', variant: 'soft' }), track)
  return (
    <span className={actions}>
      <Link
        href={sendAgainPath(order, 'again')}
        className={look}
        aria-label={orders.sendAgainOf({ id: order.id })}
      >
        {orders.sendAgain()}
      </Link>
      {isReturnable(order) && (
        <Link
          href={sendAgainPath(order, 'back')}
          className={look}
          aria-label={orders.sendBackOf({ id: order.id })}
        >
          {orders.sendBack()}
        </Link>
      )}
    </span>
  )
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: '4',
  padding: '4',
  layerStyle: 'panel',
  transitionProperty: '[border-color, box-shadow]',
  transitionDuration: 'enter',
  _hover: { borderColor: 'border.default', boxShadow: 'rest' },
})
const texts = css({ display: 'flex', flexDirection: 'column', gap: '1', flex: '1', minWidth: '0' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: '3',
  rowGap: '1',
})
const title = css({ textStyle: 'subtitle', minWidth: '0' })
const cover = css({ _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' } })
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
})
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: 'auto',
})
const sum = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  // Narrower than its words on one line: the button stays beside them.
  flex: '1',
  columnGap: '2',
  textStyle: 'small',
  color: 'fg.muted',
})
const amount = css({ textStyle: 'bodyStrong', color: 'fg.default', figure: true })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })
const track = css({ position: 'relative', zIndex: 'raised' })
