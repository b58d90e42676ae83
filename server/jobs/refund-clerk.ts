import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { RefundRow } from '#server/db/rows.ts'
import { refunds } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { ApiError } from '#server/refusals/api-error.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'
import { sendRepayments } from './demo-repayments.ts'
import type { SimulatorOptions } from './simulator.type.ts'

const EVERY = 1_500
const AT_ONCE = 100

/** How long the clerk thinks at speed 1. */
const THINKS = 20_000

/**
 * Decides refunds in the demo shop, and pays by hand the money that the shop owes: a customer who describes or shows
 * the problem gets the refund.
 */
export const startRefundClerk = (options: SimulatorOptions): Repeated =>
  repeat(EVERY, () => turn(options), options.onError)

async function turn({ db, now, speed, relay, onError }: SimulatorOptions): Promise<void> {
  const at = now()
  const waiting = await db
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.status, 'pending'), lte(refunds.created_at, new Date(at.getTime() - THINKS / speed))),
    )
    .orderBy(asc(refunds.created_at))
    .limit(AT_ONCE)
  // A refund that cannot be decided must not hold up the others.
  for (const refund of waiting) await decide(db, refund, at).catch(onError)
  const hasSent = await sendRepayments({ db, now, speed, onError })
  if (waiting.length > 0 || hasSent) relay()
}

async function decide(db: Database, refund: RefundRow, now: Date): Promise<void> {
  const isShown = refund.customer_note !== '' || refund.pictures.length > 0
  const decision = isShown
    ? ({ status: 'approved', now } as const)
    : ({ status: 'rejected', admin_note: tooLittle, now } as const)
  try {
    await transact(db, (tx) => decideRefund(tx, refund.order_id, decision))
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof ApiError)) throw error
  }
}

const tooLittle = {
  en: 'Tell us what was wrong, or add a photo.',
  ar: 'أخبرنا بالمشكلة أو أضف صورة.',
}
