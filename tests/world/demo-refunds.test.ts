import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/db/engine/open.ts'
import { notifications, orders, outbox, refunds } from '#server/db/schema.ts'
import { findBroken } from '#server/invariants/find-broken.ts'
import { balanceOf } from '#server/ledger/ledger.ts'
import { demoCity } from '#tests/contract/support/cities.ts'
import { cityEmbedded } from '#tests/contract/support/city-database.ts'

const LAYLA = 1
/** What the demo customers added to their wallets, with its bonus. */
const ADDED = 13_200

let shop: OpenDatabase
beforeAll(async () => {
  shop = await cityEmbedded(demoCity)
}, 60_000)
afterAll(() => shop.close())

describe('the refunds of the demo', () => {
  it('are an approved one, whose money is in the wallet, and a declined one, which says why', async () => {
    const decided = await shop.db
      .select({ status: refunds.status, note: refunds.admin_note, amount: refunds.amount, order: orders })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.order_id))
      .where(isNotNull(refunds.decided_at))
      .orderBy(asc(refunds.status))
    const [approved, declined] = decided
    expect(decided.map(({ status, order }) => [order.customer_id, status, order.order_status])).toEqual([
      [LAYLA, 'approved', 'refunded'],
      [LAYLA, 'rejected', 'delivered'],
    ])
    expect(decided.every(({ order }) => order.review_canceled)).toBe(true)
    expect(declined!.note?.en).toContain('within the time we promised')
    expect(await balanceOf(shop.db, 'wallet', LAYLA)).toBe(ADDED + approved!.amount)
  })

  it('were told to their customer, who has read it', async () => {
    const told = await shop.db
      .select()
      .from(notifications)
      .innerJoin(refunds, eq(refunds.order_id, notifications.order_id))
    expect(told.filter(({ notifications: { is_read } }) => !is_read)).toEqual([])
    expect(told.map(({ notifications: { body } }) => body.en)).toEqual(
      expect.arrayContaining([
        'Your refund has been approved. The money is in your wallet.',
        'Your refund request has been declined.',
      ]),
    )
  })

  it('send no news when the shop opens', async () => {
    expect(await shop.db.select().from(outbox)).not.toEqual([])
    expect(await shop.db.select().from(outbox).where(isNull(outbox.sent_at))).toEqual([])
  })

  it('leave every rule of the data as it is', async () => {
    expect(await findBroken(shop.db)).toEqual([])
  })
})
