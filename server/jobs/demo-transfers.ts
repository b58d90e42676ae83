import { and, asc, eq, lte } from 'drizzle-orm'
import { offlinePayments } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { type Finding, settleTransfer } from '#server/settlement/transfer.ts'
import type { SimulatorOptions } from './simulator.type.ts'

/** How long the demo's bookkeeper looks for the money. */
const LOOKED_FOR = 15_000
const AT_ONCE = 50

/** Looks for the money of the transfers customers told of; answers whether anything was settled. */
export async function checkTransfers({
  db,
  now,
  speed,
  onError,
}: Omit<SimulatorOptions, 'relay'>): Promise<boolean> {
  const at = now()
  const transfers = await db
    .select()
    .from(offlinePayments)
    .where(
      and(
        eq(offlinePayments.status, 'pending'),
        lte(offlinePayments.updated_at, new Date(at.getTime() - LOOKED_FOR / speed)),
      ),
    )
    .orderBy(asc(offlinePayments.updated_at))
    .limit(AT_ONCE)
  for (const { order_id, inputs } of transfers)
    await transact(db, (tx) => settleTransfer(tx, order_id, findingOf(inputs), at)).catch(onError)
  return transfers.length > 0
}

/** A reference of nothing but zeros is not found, so that this can be seen, too. */
const findingOf = (inputs: { value: string }[]): Finding =>
  inputs.some(({ value }) => /^0+$/.test(value))
    ? {
        status: 'denied',
        note: { en: 'We could not find this transfer.', ar: 'لم نتمكن من العثور على هذا التحويل.' },
      }
    : { status: 'verified' }
