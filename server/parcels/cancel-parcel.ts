import { eq } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { HandoverRow, OrderRow } from '#server/db/rows.ts'
import { parcelHandovers } from '#server/db/schema.ts'
import type { ShopSettings } from '#server/db/shapes.ts'
import { charge } from '#server/ledger/ledger.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { refuse, refuseFor } from '#server/refusals/refusal.ts'
import { toDecimal, toMinor } from '#server/rules/money.ts'
import { phaseOf } from '#server/rules/parcel.ts'
import { cancelCharges, cancelFee } from '#server/rules/parcel-charges.ts'
import { beginReturn } from './return-parcel.ts'

type Settings = Pick<ShopSettings, 'parcel' | 'customer_wallet_status' | 'currency'>

/** What canceling the parcel costs its owner now, in minor units; `null` when it is too late. */
export const cancelFeeOf = (
  order: OrderRow,
  { returning }: Pick<HandoverRow, 'returning'>,
  settings: Settings,
): number | null =>
  cancelFee(order, phaseOf(order.order_status, returning), settings.parcel, hasWallet(order, settings))

type Cancellation = {
  now: Date
  reason: string
  /** What the customer agreed to pay, as the wire has it. */
  agreed: number | undefined
  settings: Settings
}

/**
 * Cancels a parcel of its owner, with the order locked: free before the courier sets out, for a fee while the courier is on
 * the way to the sender, and by a return once the courier has it. Refused unless the customer agreed to the fee that holds now.
 */
export async function cancelParcel(
  tx: Database,
  order: OrderRow,
  handover: HandoverRow,
  { now, reason, agreed = 0, settings }: Cancellation,
): Promise<'canceled' | 'returning'> {
  if (handover.returning && order.canceled_by === 'customer') return 'returning'
  const fee = cancelFeeOf(order, handover, settings)
  if (fee === null) throw refuse('not cancelable')
  const { digits } = settings.currency
  if (toMinor(agreed, digits) !== fee) throw refuseFor.cancelFee(toDecimal(fee, digits).toFixed(digits))
  if (order.order_status === 'picked_up') {
    await beginReturn(tx, order.id, { now, reason, by: 'customer' })
    return 'returning'
  }
  const ended = { now, cancellation_reason: reason, canceled_by: 'customer' } as const
  if (fee === 0) await moveOrder(tx, order, 'canceled', ended)
  else await cancelForFee(tx, order, ended, settings)
  return 'canceled'
}

async function cancelForFee(
  tx: Database,
  order: OrderRow,
  ended: { now: Date; cancellation_reason: string; canceled_by: 'customer' },
  settings: Settings,
): Promise<void> {
  const { id, customer_id } = order
  const charges = cancelCharges(order, settings.parcel.pickup_cancel_fee, hasWallet(order, settings))
  await tx.update(parcelHandovers).set(charges).where(eq(parcelHandovers.order_id, id))
  await moveOrder(tx, order, 'canceled', { ...ended, givingBack: charges.given_back })
  if (charges.charged === 0) return
  await charge(
    tx,
    {
      customer_id: present(customer_id, 'the customer whom the cancellation costs'),
      counter: 'parcels',
      amount: charges.charged,
      kind: 'cancel_fee',
      occasion: `cancel_fee:${id}`,
      reference: String(id),
    },
    ended.now,
  )
}

const hasWallet = ({ customer_id }: OrderRow, { customer_wallet_status }: Settings): boolean =>
  customer_wallet_status && customer_id !== null
