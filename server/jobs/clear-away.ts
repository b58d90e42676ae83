import { and, asc, inArray, like, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import {
  budgets,
  cartLines,
  carts,
  couponUses,
  customerTokens,
  idempotencyKeys,
  limitLocks,
  newsletterSubscribers,
  notifications,
  oneTimeCodes,
  orderLinks,
  orderProofs,
  outbox,
  parcelLinks,
  passkeyChallenges,
  pushes,
  pushSubscriptions,
  quotes,
  receiptLinks,
  retiredGuests,
} from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { dropPicturesBefore } from '#server/orders/prescription-pictures.ts'
import { type Repeated, repeat } from '#server/time/repeat.ts'

type Lifetimes = Pick<Config, 'GUEST_CART_DAYS' | 'RETIRED_GUEST_DAYS' | 'NOTIFICATION_DAYS'>

export type ClearOptions = {
  db: Database
  now: () => Date
  config: Lifetimes
  onError: (error: unknown) => void
}

const EVERY = 10 * 60_000
const AT_ONCE = 1000
/** So many turns a time: after a long pause the rest waits for the next. */
const MOST_TURNS = 100
const DAY = 24 * 60 * 60_000

/** Rows that expire so many days after `since`; a row that matches `unless` stays. */
type Spent = { table: PgTable; key: PgColumn[]; since: PgColumn; days: number; unless?: SQL }

const fixed: Spent[] = [
  { table: outbox, key: [outbox.id], since: outbox.sent_at, days: 1 },
  {
    table: idempotencyKeys,
    key: [idempotencyKeys.owner, idempotencyKeys.operation, idempotencyKeys.key],
    since: idempotencyKeys.created_at,
    days: 30,
  },
  { table: budgets, key: [budgets.name], since: budgets.since, days: 1 },
  { table: limitLocks, key: [limitLocks.key], since: limitLocks.taken_at, days: 1 },
  { table: customerTokens, key: [customerTokens.token_hash], since: customerTokens.expires_at, days: 0 },
  {
    table: oneTimeCodes,
    key: [oneTimeCodes.purpose, oneTimeCodes.recipient],
    since: oneTimeCodes.expires_at,
    days: 0,
  },
  {
    table: passkeyChallenges,
    key: [passkeyChallenges.challenge_hash],
    since: passkeyChallenges.expires_at,
    days: 0,
  },
  { table: receiptLinks, key: [receiptLinks.token_hash], since: receiptLinks.expires_at, days: 0 },
  // A day longer than they hold: the quote that renews one says what it came to.
  { table: quotes, key: [quotes.id_hash], since: quotes.expires_at, days: 1 },
  { table: orderLinks, key: [orderLinks.token_hash], since: orderLinks.expires_at, days: 0 },
  { table: orderProofs, key: [orderProofs.token_hash], since: orderProofs.expires_at, days: 0 },
  { table: parcelLinks, key: [parcelLinks.token_hash], since: parcelLinks.expires_at, days: 0 },
  // A confirmed address has no end.
  {
    table: newsletterSubscribers,
    key: [newsletterSubscribers.email],
    since: newsletterSubscribers.expires_at,
    days: 0,
  },
  // Without a provider nothing sends them.
  { table: pushes, key: [pushes.id], since: pushes.due_at, days: 1 },
]

/** Limits of coupons count a customer once more for each guest they were (`coupon-limit` in server/invariants). */
const countedForCoupons = sql`select from ${couponUses} where ${couponUses.owner} = 'customer:' || ${retiredGuests.customer_id}`

const spentBy = ({ GUEST_CART_DAYS, RETIRED_GUEST_DAYS, NOTIFICATION_DAYS }: Lifetimes): Spent[] => [
  ...fixed,
  ...lasting(RETIRED_GUEST_DAYS, {
    table: retiredGuests,
    key: [retiredGuests.id],
    since: retiredGuests.created_at,
    unless: countedForCoupons,
  }),
  ...lasting(NOTIFICATION_DAYS, {
    table: notifications,
    key: [notifications.id],
    since: notifications.created_at,
  }),
  // Those of customers end earlier, with the session.
  ...lasting(GUEST_CART_DAYS, {
    table: pushSubscriptions,
    key: [pushSubscriptions.id],
    since: pushSubscriptions.created_at,
  }),
]

/** 0 days in the settings keep for ever. */
const lasting = (days: number, spent: Omit<Spent, 'days'>): Spent[] => (days > 0 ? [{ ...spent, days }] : [])

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY)

/**
 * Deletes expired rows, a thousand per turn, so that no request waits for it. Every process runs it and skips rows that
 * another one has locked.
 */
export const startClearing = (options: ClearOptions): Repeated =>
  repeat(EVERY, () => clearAll(options), options.onError)

async function clearAll({ db, now, config }: ClearOptions): Promise<void> {
  for (const each of spentBy(config)) await untilDone(() => clear(db, each, now()))
  await untilDone(() => transact(db, (tx) => dropPicturesBefore(tx, daysBefore(now(), 1), AT_ONCE)))
  const { GUEST_CART_DAYS } = config
  if (GUEST_CART_DAYS > 0)
    await untilDone(() => transact(db, (tx) => clearCarts(tx, daysBefore(now(), GUEST_CART_DAYS))))
}

async function untilDone(turn: () => Promise<number>): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS; turns++) if ((await turn()) < AT_ONCE) return
}

async function clear(db: Database, { table, key, since, days, unless }: Spent, now: Date): Promise<number> {
  const name: SQL = sql`(${sql.join(key, sql`, `)})`
  const old = db
    .select(Object.fromEntries(key.map((column) => [column.name, column])))
    .from(table)
    .where(and(lte(since, daysBefore(now, days)), unless && sql`not exists (${unless})`))
    .orderBy(asc(since))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const gone = await db.delete(table).where(inArray(name, old)).returning({ gone: sql`1` })
  return gone.length
}

/** A cart is locked by its row in `carts`, as everywhere: a guest who comes back meanwhile waits and gets a new one. */
async function clearCarts(tx: Database, since: Date): Promise<number> {
  const old = await tx
    .select({ owner: carts.owner })
    .from(carts)
    .where(and(like(carts.owner, 'guest:%'), lte(carts.updated_at, since)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  if (old.length === 0) return 0
  const owners = old.map(({ owner }) => owner)
  await tx.delete(cartLines).where(inArray(cartLines.owner, owners))
  await tx.delete(carts).where(inArray(carts.owner, owners))
  return old.length
}
