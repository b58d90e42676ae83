import type { ReactNode } from 'react'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import { useDistance } from '#i18n/use-distance.ts'
import { parcelCharges } from '#machines/orders/parcel-charges.ts'
import { awaitsPrice } from '#machines/rules/order-steps.ts'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { css } from '#styled/css/index.js'

/** How the amount of an order comes about, and the rewards that come with it. */
export function OrderSum({ order }: { order: TrackedOrder }) {
  const { sum } = useWords().orders
  const { money, percent, number } = useFormats()
  const charges = parcelCharges(order)
  const isPriced = !awaitsPrice(order)
  const { cashback_amount = 0, loyalty_point = 0, size_charge = 0, tax_percentage } = order
  return (
    <>
      <dl className={list}>
        {order.order_type !== 'parcel' && (
          <Row label={sum.items()}>{isPriced ? money(order.item_total) : sum.pricedLater()}</Row>
        )}
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
        {order.tax_status === 'excluded' && order.total_tax_amount > 0 && (
          <Row
            label={sum.tax()}
            hint={tax_percentage !== undefined && sum.taxNote({ percent: percent(tax_percentage) })}
          >
            {money(order.total_tax_amount)}
          </Row>
        )}
        {order.order_type !== 'take_away' && <Delivery order={order} />}
        {size_charge > 0 && <Row label={sum.size()}>{money(size_charge)}</Row>}
        {order.additional_charge > 0 && (
          <Row label={order.additional_charge_name ?? sum.additional()}>{money(order.additional_charge)}</Row>
        )}
        {order.dm_tips > 0 && <Row label={sum.tip()}>{money(order.dm_tips)}</Row>}
        {charges.map(({ key, amount: charged }) => (
          <Row key={key} label={sum[key]()} isSaving={charged < 0}>
            {money(charged)}
          </Row>
        ))}
        <Row label={isPriced ? sum.total() : sum.totalBefore()} isTotal>
          {money(charges.reduce((all, { amount: charged }) => all + charged, order.order_amount))}
        </Row>
        {cashback_amount > 0 && (
          <Row label={sum.earned.cashback()} isSaving>
            {money(cashback_amount)}
          </Row>
        )}
        {loyalty_point > 0 && (
          <Row label={sum.earned.points()} isSaving>
            {number(loyalty_point)}
          </Row>
        )}
      </dl>
      {order.tax_status === 'included' && <p className={hint}>{sum.taxIncluded()}</p>}
    </>
  )
}

function Delivery({ order: { delivery_charge, free_delivery_by, distance } }: { order: TrackedOrder }) {
  const { sum } = useWords().orders
  const { money } = useFormats()
  const distanceOf = useDistance()
  const isFree = delivery_charge === 0
  const distanceText = distance > 0 && sum.distance({ distance: distanceOf(distance * 1000) })
  return (
    <Row
      label={sum.delivery()}
      hint={isFree && free_delivery_by ? sum.freeBy[free_delivery_by]() : distanceText}
      isSaving={isFree}
    >
      {isFree ? sum.free() : money(delivery_charge)}
    </Row>
  )
}

type RowProps = {
  label: string
  hint?: string | false
  isSaving?: boolean
  isTotal?: boolean
  children: ReactNode
}

const Row = ({ label, hint: why, isSaving, isTotal, children }: RowProps) => (
  <div className={row} data-saving={isSaving || undefined} data-total={isTotal || undefined}>
    <dt>
      {label}
      {why && <span className={hint}>{why}</span>}
    </dt>
    <dd className={amount}>{children}</dd>
  </div>
)

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
const hint = css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })
