import { like } from 'drizzle-orm'
import type { OrderPlaced } from '#openapi/generated/client.ts'
import type { Database } from '#server/db/engine/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { orders } from '#server/db/schema.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { type Tally, tally } from '#server/invariants/tally.ts'
import { toMinor } from '#server/rules/money.ts'
import type { Ending } from './pay-visits.ts'

/** What was answered to whom, by the note of the order. */
export type Acknowledged = Map<string, OrderPlaced>

export const labelOf = (number: number): string => `proof ${number}`

/**
 * Compares the acknowledged orders, and the results on the screen, with the database. All figures of a correct server
 * are 0.
 */
export async function verdictOn(
  db: Database,
  acknowledged: Acknowledged,
  before: Tally[],
  endings: Map<string, Ending> = new Map(),
) {
  const { currency } = (await readSettings(db))!
  const stored = await db
    .select({
      id: orders.id,
      note: orders.order_note,
      amount: orders.order_amount,
      order_status: orders.order_status,
      payment_status: orders.payment_status,
    })
    .from(orders)
    .where(like(orders.order_note, labelOf(0).replace('0', '%')))
  const byId = new Map(stored.map((order) => [order.id, order]))
  const answered = [...acknowledged]
  const after = await tally(db)
  const broken = await findBroken(db)
  for (const { name, rows } of broken) console.error(name, rows.slice(0, 5))
  return {
    duplicates: stored.length - new Set(stored.map(({ note }) => note)).size,
    missing: answered.filter(([note, { order_id }]) => byId.get(order_id)?.note !== note).length,
    moneyDifferences: answered.filter(
      ([, { order_id, total_ammount }]) =>
        byId.get(order_id)?.amount !== toMinor(total_ammount, currency.digits),
    ).length,
    endingsDifferent: [...endings].filter(([note, ending]) => {
      const order = byId.get(acknowledged.get(note)!.order_id)
      return !order || endingOf(order) !== ending
    }).length,
    piecesLost: after.filter(({ count }, at) => count !== before[at]?.count).length,
    brokenInvariants: broken.length,
  }
}

function endingOf({
  order_status,
  payment_status,
}: {
  order_status: string
  payment_status: string
}): Ending {
  if (order_status === 'canceled') return 'canceled'
  return payment_status === 'paid' ? 'paid' : 'cash'
}
