import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customers, customerTokens, type NotificationType, pushes } from '#server/db/schema.ts'
import type { News } from '#server/realtime/bus.ts'
import { inWords } from '#server/realtime/in-words.ts'

const types: Record<News['topic'], NotificationType> = {
  order: 'order_status',
  message: 'message',
  referral: 'referral_code',
}

/**
 * Queues an event for every device of its customers who have not muted its kind, in the language of each device;
 * `sendPushes` sends the queue.
 */
export async function queuePushes(tx: Database, news: News[], now: Date): Promise<void> {
  const ids = [...new Set(news.map(customerOf).filter((id) => id !== undefined))]
  if (ids.length === 0) return
  const devices = await tx
    .select({
      token_hash: customerTokens.token_hash,
      customer_id: customerTokens.customer_id,
      device_locale: customerTokens.device_locale,
      muted: customers.muted_notifications,
    })
    .from(customerTokens)
    .innerJoin(customers, eq(customers.id, customerTokens.customer_id))
    .where(
      and(
        inArray(customerTokens.customer_id, ids),
        isNotNull(customerTokens.cm_firebase_token),
        gt(customerTokens.expires_at, now),
      ),
    )
  const rows = news.flatMap((each) =>
    devices
      .filter(
        ({ customer_id, muted }) => customer_id === customerOf(each) && !muted.includes(types[each.topic]),
      )
      .map(({ token_hash, customer_id, device_locale: locale }) => ({
        id: randomUUID(),
        session: token_hash,
        customer_id,
        title: each.words!.title[locale],
        body: each.words!.body[locale],
        data: { type: types[each.topic], ...asTexts(inWords(each.payload, locale)) },
        due_at: now,
        created_at: now,
      })),
  )
  if (rows.length > 0) await tx.insert(pushes).values(rows)
}

/** The customer of an event with texts; an event without texts is for open pages only. */
const customerOf = ({ owner, words }: News): number | undefined => {
  const [kind, id] = owner.split(':')
  return words && kind === 'customer' ? Number(id) : undefined
}

const asTexts = (payload: News['payload']) =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
