import { count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { onlyRow } from '#server/db/only-row.ts'
import { pageOf } from '#server/db/page.ts'
import { notifications, orders, stores } from '#server/db/schema.ts'
import { countUnread, markOneRead, markReadUntil } from '#server/notifications/mark-read.ts'
import { readSettings, saveSettings } from '#server/notifications/muted-kinds.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import type { Handlers } from '#server/wiring/services.ts'
import { paging } from './item-lists.ts'

const isRunning = sql<boolean>`coalesce(${inArray(orders.order_status, [...runningStatuses])}, false)`

export const notificationOperations = {
  listNotifications: async ({ query }, { services: { db }, principal, locale }) => {
    const own = eq(notifications.customer_id, principal.customer_id)
    const { limit, skip } = pageOf(query)
    const [rows, total, unread_count] = await Promise.all([
      db
        .select({ ...getTableColumns(notifications), store_name: stores.name, is_running: isRunning })
        .from(notifications)
        .leftJoin(orders, eq(orders.id, notifications.order_id))
        .leftJoin(stores, eq(stores.id, orders.store_id))
        .where(own)
        .orderBy(desc(isRunning), desc(notifications.created_at), desc(notifications.id))
        .limit(limit)
        .offset(skip),
      db.select({ count: count() }).from(notifications).where(own),
      countUnread(db, principal.customer_id),
    ])
    return {
      total_size: onlyRow(total).count,
      unread_count,
      ...paging(query),
      notifications: rows.map(({ id, type, title, body, created_at, ...about }) => ({
        id,
        type,
        title: title[locale],
        body: body[locale],
        order_id: about.order_id,
        store_name: about.store_name?.[locale] ?? null,
        is_running: about.is_running,
        conversation_id: about.conversation_id,
        sender_type: about.sender_type,
        is_read: about.is_read,
        created_at: created_at.toISOString(),
      })),
    }
  },

  readNotifications: async ({ body }, { services: { db }, principal: { customer_id } }) => {
    await markReadUntil(db, customer_id, new Date(body.until))
    return { unread_count: await countUnread(db, customer_id) }
  },

  readNotification: async ({ path }, { services: { db }, principal: { customer_id } }) => {
    await markOneRead(db, customer_id, path.notification_id)
    return { unread_count: await countUnread(db, customer_id) }
  },

  getNotificationSettings: (_, { services: { db }, principal }) => readSettings(db, principal.customer_id),

  updateNotificationSettings: async ({ body }, { services: { db }, principal: { customer_id } }) => {
    await saveSettings(db, customer_id, body)
    return readSettings(db, customer_id)
  },
} satisfies Partial<Handlers>
