import { and, eq, or, sql } from 'drizzle-orm'
import type { OrderPlacement } from '#openapi/generated/server.ts'
import type { Config } from '#server/config/config.ts'
import type { Database } from '#server/db/engine/open.ts'
import { statement } from '#server/db/engine/statement.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { limitLocks, orders } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import type { Shopper } from '#server/identity/shopper.ts'
import { refuse } from '#server/refusals/refusal.ts'
import { lastMoment, type PaymentTimes, paidAhead } from '#server/rules/payment.ts'
import type { Services } from '#server/wiring/services.ts'
import { awaitingMoney } from './awaiting-money.ts'

/** What limits know an order by. */
export type Limited = { shopper: Shopper; phone_key: string; address_key: string }

type PaymentChoice = Pick<OrderPlacement, 'payment_method' | 'offline_payment'>

export const isPaidAhead = ({ payment_method }: Pick<PaymentChoice, 'payment_method'>): boolean =>
  paidAhead.some((method) => method === payment_method)

export const limitedBy = (
  { pseudonyms }: Pick<Services, 'pseudonyms'>,
  { shopper, network }: { shopper: Shopper; network: string },
  { phone_key }: Pick<Limited, 'phone_key'>,
): Limited => ({ shopper, phone_key, address_key: pseudonyms.address(network) })

/** What of it an order keeps, and until when it waits for its money. */
export const keysOf = (
  { phone_key, address_key }: Limited,
  body: PaymentChoice,
  now: Date,
  times: PaymentTimes,
) =>
  isPaidAhead(body)
    ? { phone_key, address_key, pay_by: lastMoment(now, times, tellsTransfer(body)) }
    : { phone_key, address_key: null, pay_by: null }

const tellsTransfer = ({ payment_method, offline_payment }: PaymentChoice): boolean =>
  payment_method === 'offline_payment' && offline_payment !== undefined

/**
 * Lets orders with one phone number follow one another, whichever shoppers place them, and orders to be paid ahead from
 * one address: each sees what the ones before it have used up. Refuses one more order to be paid ahead where too many wait
 * for their money. Call it with the cart locked, and before stock is.
 */
export async function lockLimits(
  tx: Database,
  limited: Limited,
  body: PaymentChoice,
  caps: Caps,
  now: Date,
): Promise<void> {
  const isAhead = isPaidAhead(body)
  await together([
    lockLimit(tx, { key: `phone:${limited.phone_key}`, now }),
    isAhead && lockLimit(tx, { key: `address:${limited.address_key}`, now }),
    isAhead && ensureFewUnpaid(tx, limited, caps),
  ])
}

const lockLimit = statement<{ key: string; now: Date }, unknown>((tx, value) =>
  tx
    .insert(limitLocks)
    .values({ key: sql`${value('key')}`, taken_at: sql`${value('now')}` })
    .onConflictDoUpdate({ target: limitLocks.key, set: { taken_at: sql`excluded.taken_at` } }),
)

type Caps = Pick<Config, 'MAX_UNPAID_ORDERS' | 'MAX_UNPAID_ORDERS_PER_ADDRESS'>

async function ensureFewUnpaid(
  tx: Database,
  { shopper: { owner }, phone_key, address_key }: Limited,
  { MAX_UNPAID_ORDERS: most, MAX_UNPAID_ORDERS_PER_ADDRESS: mostHere }: Caps,
): Promise<void> {
  const of = { owner: eq(orders.owner, owner), phone: eq(orders.phone_key, phone_key) }
  const here = eq(orders.address_key, address_key)
  const countOf = (condition: typeof here) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const unpaid = await tx
    .select({ owner: countOf(of.owner), phone: countOf(of.phone), address: countOf(here) })
    .from(orders)
    .where(and(or(of.owner, of.phone, here), awaitingMoney()))
  const isFull = (count: number, cap: number) => cap > 0 && count >= cap
  const counted = onlyRow(unpaid)
  if (isFull(Math.max(counted.owner, counted.phone), most) || isFull(counted.address, mostHere))
    throw refuse('unpaid_orders')
}
