import type { PaymentMethod } from '#server/db/schema.ts'
import { percentOf } from './money.ts'
import type { ParcelPhase } from './parcel.ts'
import { paidAhead, restOf } from './payment.ts'

type Order = {
  order_amount: number
  wallet_amount: number
  delivery_charge: number
  payment_method: PaymentMethod
  payment_status: string
}

/** What the shop holds of an order before its courier collects anything, in minor units. */
export const paidBefore = (order: Order): number =>
  order.wallet_amount +
  (order.payment_status === 'paid' && paidAhead.some((method) => method === order.payment_method)
    ? restOf(order)
    : 0)

/** What the way back costs in addition: a share of the fee for the way there, in hundredths of a percent. */
export const returnFee = ({ delivery_charge }: Pick<Order, 'delivery_charge'>, percent: number): number =>
  percentOf(delivery_charge, percent)

/**
 * Who pays for a parcel that came back: the way there was ridden, so the shop keeps what was paid, and the courier collects
 * the rest and the fee from the sender in cash, also when the receiver was to pay.
 */
export function returnCharges(order: Order, fee: number): { kept: number; collected: number } {
  const kept = paidBefore(order)
  return { kept, collected: order.order_amount + fee - kept }
}

export type CancelCharges = {
  fee: number
  /** Out of what was paid; the rest of that goes back. */
  kept: number
  given_back: number
  /** From the wallet, or as a debt. */
  charged: number
}

/**
 * What a parcel costs that is canceled while its courier is on the way to the sender: the fee of the shop, but no more than
 * the parcel. A shopper without a wallet pays it out of what was paid, if anything was.
 */
export function cancelCharges(order: Order, shopFee: number, hasWallet: boolean): CancelCharges {
  const due = Math.min(shopFee, order.order_amount)
  const paid = paidBefore(order)
  const kept = Math.min(due, paid)
  const charged = hasWallet ? due - kept : 0
  return { fee: kept + charged, kept, given_back: paid - kept, charged }
}

/** What canceling a parcel costs now, after it was fetched in addition to its price; `null` when it is too late. */
export function cancelFee(
  order: Order,
  phase: ParcelPhase,
  { pickup_cancel_fee, return_fee_percent }: { pickup_cancel_fee: number; return_fee_percent: number },
  hasWallet: boolean,
): number | null {
  if (phase === 'waiting') return 0
  if (phase === 'fetching') return cancelCharges(order, pickup_cancel_fee, hasWallet).fee
  return phase === 'carrying' ? returnFee(order, return_fee_percent) : null
}
