import type { Quote, QuoteLine } from '#openapi/generated/server.ts'
import type { OrderAmounts } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import { type Format, flag } from '#server/wire/format.ts'
import type { QuoteMade } from './make-quote.ts'
import { deliveryOnWire } from './order-figures.wire.ts'

type Offered = Record<Exclude<keyof Quote['payments'], 'maximum_cod_order_amount'>, boolean>

export function quoteOnWire(quote: QuoteMade, offered: Offered, format: Format): Quote {
  const { money } = format
  const { figures, terms } = quote
  const { maximum_cod_order_amount: mostInCash } = terms.charges
  const { delivery_fee, free_delivery_by } = deliveryOnWire(figures, money)
  return {
    id: quote.id,
    order_type: quote.order_type,
    lines: linesOnWire(quote, format),
    total: money(figures.order_amount),
    distance: figures.distance / 1000,
    delivery_fee,
    free_delivery_by,
    payments: {
      cash_on_delivery: flag(offered.cash_on_delivery),
      digital_payment: flag(offered.digital_payment),
      offline_payment: flag(offered.offline_payment),
      wallet: flag(offered.wallet),
      partial_payment: flag(offered.partial_payment),
      maximum_cod_order_amount: mostInCash === null ? null : money(mostInCash),
    },
    minimum_delivery_minutes: terms.minutes.least,
    maximum_delivery_minutes: terms.minutes.most,
    created_at: quote.created_at.toISOString(),
    expires_at: quote.expires_at.toISOString(),
    previous_total: quote.previous_total === null ? null : money(quote.previous_total),
  }
}

/** The parts of the total in the order of a receipt. */
function linesOnWire({ order_type, figures, size }: QuoteMade, { money, text }: Format): QuoteLine[] {
  const always = { delivery: ['goods', 'delivery'], take_away: ['goods'], parcel: ['delivery', 'size'] }
  const shownKeys: string[] = always[order_type]
  return partsOf(figures, size)
    .filter(([key, , minor]) => minor !== 0 || shownKeys.includes(key))
    .map(([key, name, minor]) => ({
      key,
      name: typeof name === 'string' ? name : name && text(name),
      amount: money(minor),
    }))
}

const partsOf = (
  order: OrderAmounts,
  size: Text | null,
): [key: QuoteLine['key'], name: Text | string | null, minor: number][] => [
  ['goods', null, order.goods_amount],
  ['discount', null, -order.store_discount_amount],
  ['coupon_discount', order.coupon_code, -order.coupon_discount_amount],
  ['welcome_discount', null, -order.welcome_discount_amount],
  ['tax', null, order.total_tax_amount],
  ['delivery', null, order.delivery_charge],
  ['size', size, order.size_charge],
  ['additional_charge', order.additional_charge_name, order.additional_charge],
  ['tips', null, order.dm_tips],
]
