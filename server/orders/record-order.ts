import type { OrderPlacement } from '#openapi/generated/server.ts'
import { zip } from '#server/assert/zip.ts'
import type { Database } from '#server/db/engine/open.ts'
import { insertInto } from '#server/db/insert-into.ts'
import { type LineToRecord, type OrderAmounts, orderLines, orders } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { keepTransfer } from '#server/payments/keep-transfer.ts'
import { takeWalletPart } from '#server/payments/wallet-part.ts'
import { shareOut } from '#server/rules/share-out.ts'
import type { OrderTerms } from './order-terms.ts'
import type { PricedLine, Quote } from './quote.ts'
import { soldItem } from './sold-item.ts'
import { tellOwner } from './tell-owner.ts'

/** Which order, whose, and when it was placed. */
export type Ordered = { id: number; shopper: Shopper; now: Date }

type Said = Pick<
  OrderPlacement,
  'order_type' | 'payment_method' | 'offline_payment' | 'order_note' | 'delivery_instruction'
>

/** Inserts a new order of any kind, debits the wallet's part, and notifies its owner. */
export async function recordOrder(
  tx: Database,
  { id, shopper, now }: Ordered,
  { order_type, payment_method, offline_payment, order_note, delivery_instruction }: Said,
  more: Omit<typeof orders.$inferInsert, 'id' | 'owner' | 'order_status' | keyof Said> & {
    wallet_amount: number
  },
): Promise<void> {
  const inserted = insertInto(tx, orders, {
    id,
    ...shopper,
    order_type,
    order_status: 'pending',
    payment_method,
    payment_status: paidSoFar(more),
    order_note: order_note ?? '',
    delivery_instruction: delivery_instruction ?? '',
    pending: now,
    created_at: now,
    updated_at: now,
    ...more,
  })
  const { wallet_amount, order_amount } = more
  const { customer_id } = shopper
  await together([
    inserted,
    takeWalletPart(tx, { id, customer_id, payment_method, wallet_amount, wallet_round: 0 }, now),
    payment_method === 'offline_payment' &&
      offline_payment &&
      keepTransfer(tx, { id, wallet_amount, order_amount }, offline_payment, now),
    tellOwner(tx, { id, order_type, ...shopper }, 'pending', now),
  ])
}

/** The lines of an order at today's prices, each with its share of the tax. */
export function linesOf(lines: PricedLine[], tax: number): LineToRecord[] {
  const taxes = shareOut(
    tax,
    lines.map(({ price }) => price.subtotal - price.discount),
  )
  return zip(lines, taxes).map(([{ lineItem, price }, tax_amount], at) => ({
    position: at + 1,
    item_id: lineItem.item.id,
    quantity: lineItem.quantity,
    price: price.unitPrice,
    discount_on_item: price.unitDiscount,
    total_add_on_price: price.addOns,
    tax_amount,
    item_details: soldItem(lineItem),
  }))
}

export const recordLines = (tx: Database, order_id: number, lines: LineToRecord[]) =>
  insertInto(tx, orderLines, ...lines.map((line) => ({ order_id, ...line })))

const paidSoFar = ({ wallet_amount, order_amount }: { wallet_amount: number; order_amount: number }) => {
  if (wallet_amount === 0) return 'unpaid'
  return wallet_amount === order_amount ? 'paid' : 'partially_paid'
}

/** The amounts of a quote as columns of the order. */
export const amountsOf = (due: Quote) => ({
  goods_amount: due.subtotal,
  store_discount_amount: due.discount,
  coupon_discount_amount: due.couponDiscount,
  welcome_discount_amount: due.welcomeDiscount,
  tax_percentage: due.taxRate,
  total_tax_amount: due.tax,
  delivery_charge: due.deliveryCharge,
  size_charge: due.sizeCharge,
  original_delivery_charge: due.fee,
  free_delivery_by: due.freeDeliveryBy,
  additional_charge: due.additionalCharge,
  additional_charge_name: due.additionalChargeName,
  dm_tips: due.tips,
  order_amount: due.amount,
})

/** The same with the distance of the delivery, and the charges that its fee was computed by. */
export const amountsWithFee = (
  due: Quote,
  { metres, delivery_fee }: Pick<OrderTerms, 'metres' | 'delivery_fee'>,
  coupon_code: string | null = null,
): OrderAmounts => ({ ...amountsOf(due), distance: metres, delivery_fee, coupon_code })

/** Where to, and when. */
export const promiseOf = ({
  address,
  minutes,
  at,
  scheduled,
}: Pick<OrderTerms, 'address' | 'minutes' | 'at' | 'scheduled'>) => ({
  delivery_address: address,
  schedule_at: at,
  scheduled,
  minimum_delivery_minutes: minutes.least,
  maximum_delivery_minutes: minutes.most,
})
