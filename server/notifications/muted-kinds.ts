import { eq } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { customers, type NotificationType } from '#server/db/schema.ts'

/** The choice of a customer, by kind: may it be sent to the devices? */
export type NotificationSettings = Record<NotificationType, boolean>

const kinds: NotificationType[] = ['order_status', 'message', 'referral_code']

export async function readSettings(db: Database, customer_id: number): Promise<NotificationSettings> {
  const [customer] = await db
    .select({ muted: customers.muted_notifications })
    .from(customers)
    .where(eq(customers.id, customer_id))
  const isOn = (kind: NotificationType) => !customer?.muted.includes(kind)
  return {
    order_status: isOn('order_status'),
    message: isOn('message'),
    referral_code: isOn('referral_code'),
  }
}

export async function saveSettings(
  db: Database,
  customer_id: number,
  settings: NotificationSettings,
): Promise<void> {
  await db
    .update(customers)
    .set({ muted_notifications: kinds.filter((kind) => !settings[kind]) })
    .where(eq(customers.id, customer_id))
}
