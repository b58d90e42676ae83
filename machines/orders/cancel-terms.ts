import type { TrackedOrder } from '#openapi/generated/client.ts'
import { type MoneyBack, moneyBackOf } from './order-money.ts'

/** What canceling comes to, as the customer has to know it before (docs/decisions/036). */
export type CancelTerms =
  | { type: 'free' }
  /** The courier rides to the sender: the shop keeps the fee of what was paid, or else takes it from the wallet. */
  | { type: 'fee'; fee: number; charged: number; back: MoneyBack[] }
  /** The courier has the parcel and brings it back; what was paid stays paid, and `due` is collected in cash. */
  | { type: 'return'; fee: number; due: number; hasPaid: boolean }

/** `fee`: what the server asks for it now. The server decides; this says it beforehand. */
export function cancelTerms(order: TrackedOrder, fee: number): CancelTerms {
  const { order_type, order_status, order_amount } = order
  const paid = moneyBackOf(order)
  const isCarried = order_type === 'parcel' && order_status === 'picked_up'
  if (isCarried) {
    const ahead = sumOf(paid.filter(({ method }) => method !== 'cash_on_delivery'))
    return { type: 'return', fee, due: exact(order_amount + fee - ahead), hasPaid: ahead > 0 }
  }
  if (fee === 0) return { type: 'free' }
  const retained = Math.min(fee, sumOf(paid))
  return { type: 'fee', fee, charged: exact(fee - retained), back: firstOf(paid, sumOf(paid) - retained) }
}

/** So much of these parts, the first ones first. */
const firstOf = (parts: readonly MoneyBack[], amount: number): MoneyBack[] =>
  parts.flatMap(({ method, amount: most }, at) => {
    const before = sumOf(parts.slice(0, at))
    const given = exact(Math.min(most, amount - before))
    return given > 0 ? [{ method, amount: given }] : []
  })

const sumOf = (parts: readonly MoneyBack[]) => exact(parts.reduce((sum, { amount }) => sum + amount, 0))

/** Sums of decimals carry binary noise; no currency has more digits. */
const exact = (amount: number) => Number(amount.toFixed(4))
