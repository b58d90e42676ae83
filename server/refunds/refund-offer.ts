import { eq } from 'drizzle-orm'
import type { RefundOffer } from '#openapi/generated/server.ts'
import { present } from '#server/assert/present.ts'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderRow } from '#server/db/rows.ts'
import { refunds } from '#server/db/schema.ts'
import { rewardsGiven } from '#server/orders/rewards.ts'
import { DAYS_ON_THE_WAY, DAYS_TO_DECIDE, refundDeadline, refundSplit } from '#server/rules/refund.ts'
import type { Format } from '#server/wire/format.ts'
import { soldOptionTexts } from '#server/wire/sold-options.ts'
import { refundMethodOfCash } from './read-refund.ts'
import { ensureRefundable, refundableLines } from './refundable.ts'

type Reading = { db: Database; format: Format; reference: Reference }

/** What a customer can ask for of a delivered order, and how it would come back; refused like the request itself. */
export async function refundOffer(
  { db, format, reference }: Reading,
  order: OrderRow,
  now: Date,
): Promise<RefundOffer> {
  const { money, text, picture } = format
  const asked = await db.select().from(refunds).where(eq(refunds.order_id, order.id))
  ensureRefundable(order, asked.length > 0, now)
  const lines = await refundableLines(db, order)
  const { points, cashback } =
    order.customer_id === null ? { points: 0, cashback: 0 } : await rewardsGiven(db, order.id)
  return {
    order_id: order.id,
    until: refundDeadline(present(order.delivered, 'the time of the delivery')).toISOString(),
    amount: money(order.order_amount),
    lines: lines.map(({ id, quantity, amount, item_details: sold }) => ({
      id,
      name: text(sold.name),
      options: soldOptionTexts(sold).map(text),
      image_full_url: picture(sold.picture, 160),
      quantity,
      amount: money(amount),
    })),
    ways: refundSplit(order, order.order_amount, refundMethodOfCash(order, reference.settings)).map(
      ({ method, amount }) => ({
        to: method,
        amount: money(amount),
        days: DAYS_TO_DECIDE + DAYS_ON_THE_WAY[method],
      }),
    ),
    loyalty_point: points,
    cashback_amount: money(cashback),
  }
}
