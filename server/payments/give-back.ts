import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { isAccountHeld } from '#server/auth/hold-account.ts'
import type { Database } from '#server/db/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { offlinePayments, payments } from '#server/db/schema.ts'
import { post } from '#server/ledger/ledger.ts'
import type { OrderRow } from '#server/orders/move-order.ts'
import { returnWalletPart } from '#server/orders/wallet-part.ts'
import { restOf } from '#server/rules/payment.ts'

/**
 * Money of an order goes back the way it came (decision 013): what a gateway took by that gateway, which a job sees to
 * after the commit; a transfer by another one, which somebody makes; what the wallet paid, and cash that was handed
 * over, to the wallet. Call it once, with the order locked and as it was before.
 */
export async function giveBack(tx: Database, order: OrderRow, now: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'to_refund' })
    .where(and(eq(payments.order_id, order.id), eq(payments.status, 'paid')))
  await tx
    .update(offlinePayments)
    .set({ status: 'to_refund' })
    .where(and(eq(offlinePayments.order_id, order.id), eq(offlinePayments.status, 'verified')))
  await returnWalletPart(tx, order, now)
  if (order.payment_method === 'cash_on_delivery' && order.delivered !== null)
    await returnCash(tx, order, now)
}

/** Where there is no wallet, somebody has to hand it out: it is written down as owed by the gateway `cash`. */
async function returnCash(tx: Database, order: OrderRow, now: Date): Promise<void> {
  const { id, customer_id } = order
  const cash = restOf(order)
  if (cash === 0) return
  const { customer_wallet_status, currency } = (await readSettings(tx))!
  if (customer_wallet_status && customer_id !== null && (await isAccountHeld(tx, customer_id))) {
    const money = { ledger: 'wallet', customer_id, counter: 'cash', amount: cash } as const
    const back = { kind: 'order_refund', occasion: `order_cash:${id}`, reference: String(id) } as const
    return post(tx, [{ ...money, ...back }], now)
  }
  await tx.insert(payments).values({
    id: randomUUID(),
    order_id: id,
    gateway: 'cash',
    amount: cash,
    currency: currency.code,
    due: cash,
    status: 'to_refund',
    callback: '',
    received_amount: cash,
    received_currency: currency.code,
    created_at: now,
    updated_at: now,
  })
}
