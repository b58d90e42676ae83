import { zip } from '#server/assert/zip.ts'
import type { OrderStatus, PaymentMethod } from '#server/db/schema.ts'
import { shareOut } from './share-out.ts'

/** How long after the delivery a customer may request a refund, as the refund policy says; in milliseconds. */
export const REFUND_TIME = 24 * 60 * 60_000

/** The last moment for a request. */
export const refundDeadline = (delivered: Date): Date => new Date(delivered.getTime() + REFUND_TIME)

export const isRefundTime = (delivered: Date | null, now: Date): boolean =>
  delivered !== null && now <= refundDeadline(delivered)

/** Until when its owner can ask for a refund; `null` when that is not possible, or no longer. */
export function refundableUntil(
  {
    order_status,
    delivered,
    order_amount,
  }: { order_status: OrderStatus; delivered: Date | null; order_amount: number },
  isAsked: boolean,
  now: Date,
): Date | null {
  const isOpen = !isAsked && order_status === 'delivered' && order_amount > 0 && isRefundTime(delivered, now)
  return isOpen && delivered ? refundDeadline(delivered) : null
}

type Sums = { coupon_discount_amount: number; welcome_discount_amount: number }
type Sold = {
  quantity: number
  price: number
  discount_on_item: number
  total_add_on_price: number
  tax_amount: number
}

/**
 * What all pieces of each line cost after every discount and with their tax, in minor units (decision 013). Coupon and
 * welcome discount are shared out by the amounts of the lines, so that the lines, the fees and the tip add up to the order.
 */
export function lineRefunds(order: Sums, lines: Sold[]): number[] {
  const nets = lines.map(
    ({ quantity, price, discount_on_item, total_add_on_price }) =>
      (price - discount_on_item) * quantity + total_add_on_price,
  )
  const discounts = shareOut(order.coupon_discount_amount + order.welcome_discount_amount, nets)
  return zip(lines, zip(nets, discounts)).map(
    ([{ tax_amount }, [net, discount]]) => net - discount + tax_amount,
  )
}

/** Some pieces of a line, rounded down: all pieces are the whole line, to the last digit. */
export const piecesRefund = (line: number, pieces: number, quantity: number): number =>
  Math.floor((line * pieces) / quantity)

/** Where the money of a refund goes. */
export type RefundMethod = 'wallet' | 'gateway' | 'transfer' | 'cash'

type Paid = { payment_method: PaymentMethod; wallet_amount: number; order_amount: number }

/** How an amount of an order goes back: the wallet has its part first, and the rest returns the way it came. */
export function refundSplit(
  { payment_method, wallet_amount }: Paid,
  amount: number,
  cash: 'wallet' | 'cash',
): { method: RefundMethod; amount: number }[] {
  const part = Math.min(wallet_amount, amount)
  const method = restMethod(payment_method, cash)
  if (method === 'wallet') return [{ method, amount }]
  return [
    { method: 'wallet' as const, amount: part },
    { method, amount: amount - part },
  ].filter((each) => each.amount > 0)
}

const restMethod = (method: PaymentMethod, cash: 'wallet' | 'cash'): RefundMethod =>
  ({ cash_on_delivery: cash, digital_payment: 'gateway', offline_payment: 'transfer', wallet: 'wallet' })[
    method
  ] as RefundMethod

const DAY = 24 * 60 * 60_000

/** Days a refund takes once it is approved, as the refund policy says. */
export const DAYS_ON_THE_WAY: Record<RefundMethod, number> = { wallet: 0, gateway: 7, transfer: 3, cash: 3 }

/** Days the shop takes to decide. */
export const DAYS_TO_DECIDE = 1

/** The day on which the money should be there. */
export const expectedAt = (
  method: RefundMethod,
  { created_at, decided_at }: { created_at: Date; decided_at: Date | null },
) =>
  new Date(
    (decided_at ?? new Date(created_at.getTime() + DAYS_TO_DECIDE * DAY)).getTime() +
      DAYS_ON_THE_WAY[method] * DAY,
  )
