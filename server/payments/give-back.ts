import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { offlinePayments, payments } from '#server/db/schema.ts'
import { isAccountHeld } from '#server/identity/hold-account.ts'
import { post } from '#server/ledger/ledger.ts'
import { restOf } from '#server/rules/payment.ts'
import { returnWalletPart } from './wallet-part.ts'

/** What of an order goes back outside the wallet, in minor units. */
export type GivingBack = {
  /** By a gateway, or in cash by hand. */
  payments: { id: string; due: number }[]
  /** By a transfer of the shop. */
  transfer: { order_id: number; due: number } | undefined
}

/**
 * Returns the money of an order, or a part of it, the way it came (decision 013): a gateway payment by that gateway,
 * through a job after the commit; a transfer by another transfer, which a clerk makes; the wallet's part and cash to the
 * wallet. Of a part of the money the wallet has its share first. Call it once, with the order locked, and pass the order as
 * it was before the change.
 */
export async function giveBack(
  tx: Database,
  order: OrderRow,
  now: Date,
  amount = order.order_amount,
): Promise<GivingBack> {
  const part = Math.min(order.wallet_amount, amount)
  await returnWalletPart(tx, order, part, now)
  const rest = amount - part
  const kept = restOf(order) - rest
  return rest === 0 && kept > 0 ? nothing : returnRest(tx, order, { rest, kept }, now)
}

const nothing: GivingBack = { payments: [], transfer: undefined }

/** Returns what was paid outside the wallet, except the part that the order keeps. */
async function returnRest(
  tx: Database,
  order: OrderRow,
  { rest, kept }: { rest: number; kept: number },
  now: Date,
): Promise<GivingBack> {
  const paid = await tx
    .update(payments)
    .set({ status: 'to_refund', kept })
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'paid')))
    .returning({ id: payments.id, due: payments.due })
  const [transferred] = await tx
    .update(offlinePayments)
    .set({ status: 'to_refund', kept })
    .where(and(eq(offlinePayments.order_id, order.id), eq(offlinePayments.status, 'verified')))
    .returning({ order_id: offlinePayments.order_id })
  const isCash = order.payment_method === 'cash_on_delivery' && order.delivered !== null
  const cash = isCash ? await returnCash(tx, order, rest, now) : []
  return {
    payments: [...paid.map(({ id, due }) => ({ id, due: due - kept })), ...cash],
    transfer: transferred && { ...transferred, due: rest },
  }
}

/** Keeps up to an amount of what goes back outside the wallet; answers how much of it. */
export async function withhold(
  tx: Database,
  { payments: paid, transfer }: GivingBack,
  most: number,
): Promise<number> {
  let left = most
  const share = (due: number) => {
    const kept = Math.min(due, left)
    left -= kept
    return kept
  }
  for (const { id, due } of paid)
    await tx
      .update(payments)
      .set({ withheld: share(due) })
      .where(eq(payments.id, id))
  if (transfer)
    await tx
      .update(offlinePayments)
      .set({ withheld: share(transfer.due) })
      .where(eq(offlinePayments.order_id, transfer.order_id))
  return most - left
}

/** Without a wallet a clerk hands the cash out: it is written down as owed by the gateway `cash`. */
async function returnCash(
  tx: Database,
  { id, customer_id }: OrderRow,
  cash: number,
  now: Date,
): Promise<GivingBack['payments']> {
  if (cash === 0) return []
  const { customer_wallet_status, currency } = await requireSettings(tx)
  if (customer_wallet_status && customer_id !== null && (await isAccountHeld(tx, customer_id))) {
    const money = { ledger: 'wallet', customer_id, counter: 'cash', amount: cash } as const
    const back = { kind: 'order_refund', occasion: `order_cash:${id}`, reference: String(id) } as const
    await post(tx, [{ ...money, ...back }], now)
    return []
  }
  const owed = { id: randomUUID(), due: cash }
  await tx.insert(payments).values({
    ...owed,
    order_id: id,
    gateway: 'cash',
    amount: cash,
    currency: currency.code,
    status: 'to_refund',
    callback: '',
    received_amount: cash,
    received_currency: currency.code,
    created_at: now,
    updated_at: now,
  })
  return [owed]
}
