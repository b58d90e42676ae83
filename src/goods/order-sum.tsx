import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { awaitsPrice } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'
import { Badge } from '#ui/badge.tsx'

/** Parts and total of an order, and its payment. */
export function OrderSum({ order }: { order: TrackedOrder }) {
  const { sum, payment } = useWords().orders
  const { money } = useFormats()
  const isPriced = !awaitsPrice(order)
  return (
    <>
      <dl className={list}>
        <Row label={sum.items()}>{isPriced ? money(order.item_total) : sum.pricedLater()}</Row>
        {order.store_discount_amount > 0 && (
          <Row label={sum.discount()} isSaving>
            {money(-order.store_discount_amount)}
          </Row>
        )}
        {order.coupon_discount_amount > 0 && (
          <Row label={sum.coupon({ code: order.coupon_code ?? '' })} isSaving>
            {money(-order.coupon_discount_amount)}
          </Row>
        )}
        {order.welcome_discount_amount > 0 && (
          <Row label={sum.welcome()} isSaving>
            {money(-order.welcome_discount_amount)}
          </Row>
        )}
        {order.order_type !== 'take_away' && (
          <Row label={sum.delivery()}>
            {order.delivery_charge > 0 ? money(order.delivery_charge) : sum.free()}
          </Row>
        )}
        {order.tax_status === 'excluded' && order.total_tax_amount > 0 && (
          <Row label={sum.tax()}>{money(order.total_tax_amount)}</Row>
        )}
        {order.additional_charge > 0 && (
          <Row label={order.additional_charge_name ?? sum.additional()}>{money(order.additional_charge)}</Row>
        )}
        {order.dm_tips > 0 && <Row label={sum.tip()}>{money(order.dm_tips)}</Row>}
        <Row label={isPriced ? sum.total() : sum.totalBefore()} isTotal>
          {money(order.order_amount)}
        </Row>
      </dl>
      {order.tax_status === 'included' && <p className={note}>{sum.taxIncluded()}</p>}
      <p className={paid}>
        <span>{payment[order.payment_method]()}</span>
        {!(order.order_status === 'canceled' && order.payment_status === 'unpaid') && (
          <Badge tone={order.payment_status === 'paid' ? 'success' : 'neutral'}>
            {payment[order.payment_status]()}
          </Badge>
        )}
      </p>
    </>
  )
}

function Row({
  label,
  isSaving,
  isTotal,
  children,
}: {
  label: string
  isSaving?: boolean
  isTotal?: boolean
  children: ReactNode
}) {
  return (
    <div className={row} data-saving={isSaving || undefined} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className={amount}>{children}</dd>
    </div>
  )
}

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', textStyle: 'body', color: 'fg.muted' })
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  '&[data-saving]': { color: 'success.text' },
  '&[data-total]': {
    paddingBlockStart: '3',
    textStyle: 'subtitle',
    color: 'fg.default',
    borderBlockStartWidth: 'hairline',
    borderBlockStartStyle: 'solid',
    borderColor: 'border.subtle',
  },
})
const amount = css({ flexShrink: '0', figure: true })
const note = css({ marginBlockStart: '2', textStyle: 'caption', color: 'fg.muted' })
const paid = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  marginBlockStart: '3',
  textStyle: 'small',
  color: 'fg.muted',
})
