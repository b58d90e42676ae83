import { count, desc, eq } from 'drizzle-orm'
import { pageOf } from '#server/catalogue/page.ts'
import { notifications } from '#server/db/schema.ts'
import type { Handlers } from '#server/services.ts'
import { paging } from './item-lists.ts'

export const notificationOperations = {
  listNotifications: async ({ query }, { services: { db }, principal, locale }) => {
    const own = eq(notifications.customer_id, principal.customer_id)
    const { limit, skip } = pageOf(query)
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(notifications)
        .where(own)
        .orderBy(desc(notifications.created_at), desc(notifications.id))
        .limit(limit)
        .offset(skip),
      db.select({ count: count() }).from(notifications).where(own),
    ])
    return {
      total_size: total[0]!.count,
      ...paging(query),
      notifications: rows.map(({ id, type, title, body, created_at, ...about }) => ({
        id,
        type,
        title: title[locale],
        body: body[locale],
        order_id: about.order_id,
        conversation_id: about.conversation_id,
        sender_type: about.sender_type,
        created_at: created_at.toISOString(),
      })),
    }
  },
} satisfies Partial<Handlers>
