import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type { OrderLineRow } from '#server/db/rows.ts'
import {
  addresses,
  conversations,
  courierReviews,
  customers,
  items,
  messages,
  notifications,
  orderLines,
  orders,
  refunds,
  reviews,
  stores,
  wishedItems,
  wishedStores,
} from '#server/db/schema.ts'
import type { Customer } from '#server/identity/principal.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { readHistory } from '#server/ledger/history.ts'
import { readSettings } from '#server/notifications/muted-kinds.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { type Format, instant } from '#server/wire/format.ts'
import { transactionOnWire } from '#server/wire/transaction.ts'
import { readDiet } from './customer-diet.ts'
import { passkeysOf } from './passkeys/passkeys.ts'
import { sessionsOf } from './sessions.ts'
import { socialAccountsOf } from './social/accounts.ts'

/** Of each kind, the newest. */
const MOST = 1000
/** Pixels: as large as the shop shows a picture. */
const WIDTH = 1280

type Wanted = { db: Database; principal: Customer; format: Format; at: Date }

/**
 * What the shop keeps of a customer, kind by kind, so that memory holds no more than one kind. Passwords, codes, tokens and
 * device addresses stay out: a stranger who found the file could open the account with them.
 */
export async function* customerData(wanted: Wanted): AsyncGenerator<[kind: string, data: unknown]> {
  const { db, principal, format, at } = wanted
  const { customer_id } = principal
  yield ['exported_at', at.toISOString()]
  yield ['rows_at_most', MOST]
  yield ['profile', await profileOf(wanted)]
  yield ['notification_settings', await readSettings(db, customer_id)]
  yield ['diet', await readDiet(db, customer_id)]
  yield ['sessions', (await sessionsOf(db, principal, at)).map(({ id: _, ...session }) => session)]
  yield ['passkeys', (await passkeysOf(db, customer_id)).map(({ id: _, ...passkey }) => passkey)]
  yield ['social_accounts', await socialAccountsOf(db, customer_id)]
  yield ['addresses', await addressesOf(db, customer_id)]
  yield ['orders', await ordersOf(wanted)]
  yield ['refunds', await refundsOf(wanted)]
  yield ['reviews', await reviewsOf(wanted)]
  yield ['courier_reviews', await courierReviewsOf(db, customer_id)]
  for (const [kind, ledger, unit] of [
    ['wallet', 'wallet', format.money],
    ['points', 'points', (points: number) => points],
  ] as const) {
    const { rows } = await readHistory(db, { ledger, customer_id }, { limit: MOST, offset: 1 })
    yield [kind, rows.map((row) => transactionOnWire(row, unit))]
  }
  yield ['wishlist', await wishesOf(db, customer_id, format)]
  yield ['messages', await messagesOf(wanted)]
  yield ['notifications', await notificationsOf(db, customer_id, format)]
}

/** Named one by one: a column that is added later may hold a secret. */
const shown = {
  id: customers.id,
  f_name: customers.f_name,
  l_name: customers.l_name,
  email: customers.email,
  phone: customers.phone,
  picture: customers.picture,
  is_phone_verified: customers.is_phone_verified,
  is_email_verified: customers.is_email_verified,
  ref_code: customers.ref_code,
  interests: customers.interests,
  order_count: customers.order_count,
  created_at: customers.created_at,
}

async function profileOf({ db, principal, format }: Wanted) {
  const [customer] = await db.select(shown).from(customers).where(eq(customers.id, principal.customer_id))
  if (!customer) throw refuse('account gone')
  const { picture } = customer
  return { ...customer, picture: picture && format.picture(picture, WIDTH) }
}

const addressesOf = async (db: Database, customer_id: number) =>
  (
    await db
      .select()
      .from(addresses)
      .where(eq(addresses.customer_id, customer_id))
      .orderBy(desc(addresses.created_at), desc(addresses.id))
      .limit(MOST)
  ).map(({ customer_id: _, zone_ids, ...address }) => address)

async function ordersOf({ db, principal, format }: Wanted) {
  const rows = await ownOrders(db, principal.customer_id)
  const ids = rows.map(({ id }) => id)
  const lines = new Map<number, OrderLineRow[]>()
  for (const line of await linesOf(db, ids))
    lines.set(line.order_id, [...(lines.get(line.order_id) ?? []), line])
  return rows.map((order) => ({
    id: order.id,
    order_type: order.order_type,
    order_status: order.order_status,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    order_amount: format.money(order.order_amount),
    total_tax_amount: format.money(order.total_tax_amount),
    delivery_charge: format.money(order.delivery_charge),
    dm_tips: format.money(order.dm_tips),
    wallet_amount: format.money(order.wallet_amount),
    coupon_code: order.coupon_code,
    store_id: order.store_id,
    delivery_address: order.delivery_address,
    receiver_details: order.receiver_details,
    order_note: order.order_note,
    delivery_instruction: order.delivery_instruction,
    unavailable_item_note: order.unavailable_item_note,
    prescription_pictures: order.order_attachment.map((name) => format.picture(name, WIDTH)),
    created_at: order.created_at.toISOString(),
    lines: (lines.get(order.id) ?? []).map((line) => ({
      item_id: line.item_id,
      name: format.text(line.item_details.name),
      quantity: line.quantity,
      price: format.money(line.price),
    })),
  }))
}

const ownOrders = (db: Database, customer_id: number) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.owner, customerShopper(customer_id).owner))
    .orderBy(desc(orders.created_at), desc(orders.id))
    .limit(MOST)

const linesOf = (db: Database, ids: number[]) =>
  db.select().from(orderLines).where(inArray(orderLines.order_id, ids)).orderBy(asc(orderLines.position))

async function refundsOf({ db, principal, format }: Wanted) {
  const own = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.owner, customerShopper(principal.customer_id).owner))
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.order_id, own))
    .orderBy(desc(refunds.created_at), desc(refunds.order_id))
    .limit(MOST)
  return rows.map(({ amount, pictures, admin_note, ...refund }) => ({
    ...refund,
    amount: format.money(amount),
    pictures: pictures.map((name) => format.picture(name, WIDTH)),
    answer: admin_note && format.text(admin_note),
  }))
}

async function reviewsOf({ db, principal, format }: Wanted) {
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.customer_id, principal.customer_id))
    .orderBy(desc(reviews.created_at), desc(reviews.id))
    .limit(MOST)
  return rows.map(({ customer_id, active, pictures, translation, ...review }) => ({
    ...review,
    pictures: pictures.map((name) => format.picture(name, WIDTH)),
  }))
}

const courierReviewsOf = async (db: Database, customer_id: number) =>
  (
    await db
      .select()
      .from(courierReviews)
      .where(eq(courierReviews.customer_id, customer_id))
      .orderBy(desc(courierReviews.created_at), desc(courierReviews.order_id))
      .limit(MOST)
  ).map(({ customer_id: _, ...review }) => review)

async function wishesOf(db: Database, customer_id: number, { text }: Format) {
  const [itemRows, shops] = await Promise.all([
    db
      .select({ item_id: items.id, name: items.name, since: wishedItems.created_at })
      .from(wishedItems)
      .innerJoin(items, eq(items.id, wishedItems.item_id))
      .where(eq(wishedItems.customer_id, customer_id))
      .orderBy(desc(wishedItems.created_at), desc(items.id))
      .limit(MOST),
    db
      .select({ store_id: stores.id, name: stores.name, since: wishedStores.created_at })
      .from(wishedStores)
      .innerJoin(stores, eq(stores.id, wishedStores.store_id))
      .where(eq(wishedStores.customer_id, customer_id))
      .orderBy(desc(wishedStores.created_at), desc(stores.id))
      .limit(MOST),
  ])
  return [...itemRows, ...shops].map((wish) => ({ ...wish, name: text(wish.name) }))
}

async function messagesOf({ db, principal, format }: Wanted) {
  const rows = await db
    .select({
      conversation_id: conversations.id,
      receiver_type: conversations.receiver_type,
      receiver_id: conversations.receiver_id,
      sender_type: messages.sender_type,
      message: messages.message,
      pictures: messages.pictures,
      order_id: messages.order_id,
      created_at: messages.created_at,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversation_id))
    .where(eq(conversations.customer_id, principal.customer_id))
    .orderBy(desc(messages.created_at), desc(messages.conversation_id), desc(messages.position))
    .limit(MOST)
  return rows.map(({ pictures, ...message }) => ({
    ...message,
    pictures: pictures.map((name) => format.picture(name, WIDTH)),
  }))
}

async function notificationsOf(db: Database, customer_id: number, { text }: Format) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.customer_id, customer_id))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(MOST)
  return rows.map(({ id, customer_id: _, title, body, created_at, ...about }) => ({
    ...about,
    title: text(title),
    body: text(body),
    created_at: instant(created_at),
  }))
}
