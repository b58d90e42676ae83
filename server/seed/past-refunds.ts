import { inArray, sql } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import { notifications, type orders, outbox } from '#server/db/schema.ts'
import { decideRefund } from '#server/refunds/decide-refund.ts'
import { keepRequest } from '#server/refunds/request-refund.ts'
import { refundReasonTexts } from './pages.ts'

export type PastRefund = { order: typeof orders.$inferInsert; status: 'approved' | 'rejected' }

const MINUTE = 60_000

/** The reasons are those of the shop's list, which every customer reads in the own language. */
const said = {
  approved: { customer_reason: refundReasonTexts[2].en },
  rejected: {
    customer_reason: refundReasonTexts[3].en,
    admin_note: {
      en: 'Your order arrived within the time we promised. If something else was wrong, please message us.',
      ar: 'وصل طلبك ضمن الوقت الذي وعدنا به. إن كانت هناك مشكلة أخرى فراسلنا من فضلك.',
    },
  },
}

/** What the demo customers asked back, by the shop's own functions: money, points, books and notifications follow. */
export async function seedRefunds(tx: Database, past: PastRefund[]): Promise<void> {
  for (const { order, status } of past) {
    const { admin_note, ...request } = { admin_note: undefined, ...said[status] }
    const delivered = present(order.delivered, 'the time of the delivery').getTime()
    const later = (minutes: number) => new Date(delivered + minutes * MINUTE)
    await keepRequest(tx, { order_id: order.id, ...request }, [], later(25))
    await decideRefund(tx, order.id, { status, now: later(70), ...(admin_note && { admin_note }) })
  }
  const ids = past.map(({ order }) => order.id)
  await tx.update(notifications).set({ is_read: true }).where(inArray(notifications.order_id, ids))
  // The relay sends only what has no `sent_at`: a customer who comes in now sees no toast about these refunds.
  await tx.update(outbox).set({ sent_at: sql`${outbox.created_at}`, words: null })
}
