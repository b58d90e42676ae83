import { and, count, desc, eq, gt, gte } from 'drizzle-orm'
import { orders } from '#server/db/schema.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { deskOf } from './desk.ts'

const LOOK_BACK = 90 * 24 * 60 * 60 * 1000

export const tipOperations = {
  getMostTips: async (_, context) => {
    const { db, at, format } = await deskOf(context)
    const [most] = await db
      .select({ tips: orders.dm_tips })
      .from(orders)
      .where(
        and(
          eq(orders.order_status, 'delivered'),
          gte(orders.updated_at, new Date(at.getTime() - LOOK_BACK)),
          gt(orders.dm_tips, 0),
        ),
      )
      .groupBy(orders.dm_tips)
      .orderBy(desc(count()), desc(orders.dm_tips))
      .limit(1)
    return { most_tips_amount: most ? format.money(most.tips) : null }
  },
} satisfies Partial<Handlers>
