import { eq } from 'drizzle-orm'
import { zip } from '#server/assert/zip.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { orderLines } from '#server/db/schema.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { lineIdOf } from '#server/rules/line-id.ts'
import { isRefundTime, lineRefunds, piecesRefund } from '#server/rules/refund.ts'

/** Refuses an order that cannot be refunded now: asked before, not delivered, too late, or free. */
export function ensureRefundable(order: OrderRow, isAsked: boolean, now: Date): void {
  if (isAsked) throw refuse('refund asked')
  if (order.order_status !== 'delivered') throw refuse('not delivered')
  if (!isRefundTime(order.delivered, now)) throw refuse('refund too late')
  if (order.order_amount === 0) throw refuse('nothing paid')
}

/** Lines of an order with what all their pieces cost, in minor units. */
export async function refundableLines(db: Database, order: OrderRow) {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.order_id, order.id))
    .orderBy(orderLines.position)
  return zip(lines, lineRefunds(order, lines)).map(([line, amount]) => ({
    ...line,
    id: lineIdOf(line),
    amount,
  }))
}

/** What a request names: an order line by its number on the wire, and how many of its pieces. */
export type AskedLine = { id: number; quantity: number }

/** The pieces of a refund and their sum; no pieces for the whole order, with its fees and its tip. */
export type AskedRefund = { amount: number; lines: { position: number; quantity: number; amount: number }[] }

/** Refuses pieces that the order does not have. */
export async function askedRefund(
  db: Database,
  order: OrderRow,
  asked: AskedLine[] | undefined,
): Promise<AskedRefund> {
  const whole = { amount: order.order_amount, lines: [] }
  if (!asked) return whole
  const sold = await refundableLines(db, order)
  if (new Set(asked.map(({ id }) => id)).size < asked.length) throw refuse('refund line twice')
  const lines = asked.map(({ id, quantity }) => {
    const line = sold.find((each) => each.id === id)
    if (!line) throw refuse('refund line unknown')
    if (quantity > line.quantity) throw refuse('refund pieces too many')
    return { position: line.position, quantity, amount: piecesRefund(line.amount, quantity, line.quantity) }
  })
  const isWhole = sold.every(({ id, quantity }) =>
    asked.some((each) => each.id === id && each.quantity === quantity),
  )
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  if (isWhole || amount === order.order_amount) return whole
  if (amount === 0) throw refuse('refund of nothing')
  return { amount, lines }
}
