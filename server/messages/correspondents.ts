import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Reference } from '#server/catalogue/reference.ts'
import type { Database } from '#server/db/engine/open.ts'
import { fold } from '#server/db/fold.ts'
import { inBoth, includes } from '#server/db/includes.ts'
import { conversations, deliveryMen, messages, stores } from '#server/db/schema.ts'
import type { Text } from '#server/db/shapes.ts'
import type { Receiver } from './receiver.ts'

/** The other side of a conversation as the customer sees it; without names when it no longer exists. */
export type Correspondent = Receiver & {
  f_name: Text
  l_name: Text
  picture: string | null
  active: boolean
}

const nameless: Text = { en: '', ar: '' }

/** Part of a name, in either language. */
export function namedLike(words: string, { settings }: Reference): SQL {
  const { f_name, l_name } = deliveryMen
  const courier = [
    sql`(${f_name}->>'en')`,
    sql`(${l_name}->>'en')`,
    sql`(${f_name}->>'ar')`,
    sql`(${l_name}->>'ar')`,
  ]
  const support = [settings.business_name.en, settings.business_name.ar, 'Support', 'الدعم']
  const isSupport = support.some((name) => fold(name).includes(fold(words.trim())))
  return sql`case ${conversations.receiver_type}
    when 'vendor' then ${includes([inBoth(sql`${stores.name}`)], words)}
    when 'delivery_man' then ${includes(courier, words)}
    else ${isSupport} end`
}

const unread: SQL<number> = sql`(
  select count(*)::int from ${messages} unread
  where unread.conversation_id = ${conversations.id}
    and unread.position > ${conversations.customer_read} and unread.sender_type <> 'customer')`

const store = { name: stores.name, logo: stores.logo, active: stores.active }
const courier = {
  f_name: deliveryMen.f_name,
  l_name: deliveryMen.l_name,
  picture: deliveryMen.picture,
  active: deliveryMen.active,
}

/** Conversations with whom they are held, their last message and how much of them is unread. */
export const shownConversations = (db: Database) =>
  db
    .select({ conversation: conversations, last: messages, unread, store, courier })
    .from(conversations)
    .innerJoin(
      messages,
      and(eq(messages.conversation_id, conversations.id), eq(messages.position, conversations.message_count)),
    )
    .leftJoin(stores, isWith('vendor', stores))
    .leftJoin(deliveryMen, isWith('delivery_man', deliveryMen))

export function isWith(type: 'vendor' | 'delivery_man', { id }: typeof stores | typeof deliveryMen) {
  return and(eq(conversations.receiver_type, type), eq(id, conversations.receiver_id))
}

type Found = {
  store: { name: Text; logo: string; active: boolean } | null
  courier: { f_name: Text; l_name: Text; picture: string; active: boolean } | null
}

export function correspondentIn(receiver: Receiver, { store, courier }: Found, { settings }: Reference) {
  const known: Omit<Correspondent, keyof Receiver> | null =
    receiver.type === 'admin'
      ? { f_name: settings.business_name, l_name: nameless, picture: settings.logo, active: true }
      : receiver.type === 'vendor'
        ? store && { f_name: store.name, l_name: nameless, picture: store.logo, active: store.active }
        : courier
  return { ...receiver, ...(known ?? { f_name: nameless, l_name: nameless, picture: null, active: false }) }
}

export async function findCorrespondent(
  db: Database,
  receiver: Receiver,
  reference: Reference,
): Promise<Correspondent> {
  const { type, id } = receiver
  const [foundStore] = type === 'vendor' ? await db.select(store).from(stores).where(eq(stores.id, id)) : []
  const [foundCourier] =
    type === 'delivery_man' ? await db.select(courier).from(deliveryMen).where(eq(deliveryMen.id, id)) : []
  return correspondentIn(receiver, { store: foundStore ?? null, courier: foundCourier ?? null }, reference)
}
