import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import {
  customers,
  customerTokens,
  type NotificationType,
  pushes,
  pushSubscriptions,
} from '#server/db/schema.ts'
import type { BusEvent } from '#server/realtime/bus.ts'
import { inWords } from '#server/realtime/in-words.ts'

const types: Record<BusEvent['topic'], NotificationType> = {
  order: 'order_status',
  message: 'message',
  referral: 'referral_code',
}

/** Ways by which the shop can send: without one no rows are written for it. */
export type Channels = { apps: boolean; browsers: boolean }

type Row = typeof pushes.$inferInsert

/**
 * Queues an event for every device of its shoppers who have not muted its kind, in the language of each device;
 * `sendPushes` sends the queue. A browser that is sent to later shows only the newest message of a topic.
 */
export async function queuePushes(
  tx: Database,
  events: BusEvent[],
  now: Date,
  { apps, browsers }: Channels,
): Promise<void> {
  const worded = events.filter((each): each is Worded => each.words !== undefined)
  if (worded.length === 0) return
  const rows = [
    ...(apps ? await forApps(tx, worded, now) : []),
    ...(browsers ? await forBrowsers(tx, worded, now) : []),
  ]
  if (rows.length > 0) await tx.insert(pushes).values(rows)
}

type Worded = BusEvent & { words: NonNullable<BusEvent['words']> }

async function forApps(tx: Database, events: Worded[], now: Date): Promise<Row[]> {
  const ids = [...new Set(events.map(customerOf).filter((id) => id !== undefined))]
  if (ids.length === 0) return []
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
  return events.flatMap((each) =>
    devices
      .filter(
        ({ customer_id, muted }) => customer_id === customerOf(each) && !muted.includes(types[each.topic]),
      )
      .map(({ token_hash, customer_id, device_locale }) => ({
        ...messageOf(each, device_locale, now),
        session: token_hash,
        customer_id,
      })),
  )
}

async function forBrowsers(tx: Database, events: Worded[], now: Date): Promise<Row[]> {
  const owners = [...new Set(events.map(({ owner }) => owner))]
  const subscribed = await tx
    .select({
      id: pushSubscriptions.id,
      owner: pushSubscriptions.owner,
      locale: pushSubscriptions.locale,
      customer_id: customers.id,
      muted: customers.muted_notifications,
    })
    .from(pushSubscriptions)
    .leftJoin(customerTokens, eq(customerTokens.token_hash, pushSubscriptions.session))
    .leftJoin(customers, eq(customers.id, customerTokens.customer_id))
    .where(
      and(
        inArray(pushSubscriptions.owner, owners),
        or(isNull(pushSubscriptions.session), gt(customerTokens.expires_at, now)),
      ),
    )
  const newest = new Map<string, Row>()
  for (const each of events)
    for (const { id, owner, locale, customer_id, muted } of subscribed) {
      if (owner !== each.owner || muted?.includes(types[each.topic])) continue
      const row = { ...messageOf(each, locale, now), subscription: id, customer_id, topic: topicOf(each) }
      newest.set(row.topic ? `${id} ${row.topic}` : row.id, row)
    }
  const rows = [...newest.values()]
  await dropOlder(tx, rows)
  return rows
}

/** A retry of an older message must not come after the newer one. */
async function dropOlder(tx: Database, rows: Row[]): Promise<void> {
  const replaced = rows.flatMap(({ subscription, topic }) =>
    subscription && topic ? [and(eq(pushes.subscription, subscription), eq(pushes.topic, topic))] : [],
  )
  if (replaced.length > 0) await tx.delete(pushes).where(or(...replaced))
}

const messageOf = ({ topic, payload, words }: Worded, locale: 'en' | 'ar', now: Date) => ({
  id: randomUUID(),
  title: words.title[locale],
  body: words.body[locale],
  data: { type: types[topic], ...asTexts(inWords(payload, locale)) },
  due_at: now,
  created_at: now,
})

/** What a newer message replaces; each referral is news of its own. At most 32 characters (RFC 8030 §5.4). */
const topicOf = ({ topic, payload }: BusEvent): string | null =>
  ({ order: `order-${payload.order_id}`, message: `message-${payload.conversation_id}`, referral: null })[
    topic
  ]

const customerOf = ({ owner }: BusEvent): number | undefined => {
  const [kind, id] = owner.split(':')
  return kind === 'customer' ? Number(id) : undefined
}

const asTexts = (payload: BusEvent['payload']) =>
  Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
