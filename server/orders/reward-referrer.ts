import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { requireSettings } from '#server/db/read-settings.ts'
import type { CustomerRow, OrderRow } from '#server/db/rows.ts'
import { notifications, orders, referrals, transfers } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { isAccountHeld } from '#server/identity/hold-account.ts'
import { customerShopper } from '#server/identity/shopper.ts'
import { post } from '#server/ledger/ledger.ts'
import { announce } from '#server/realtime/outbox.ts'
import { toDecimal } from '#server/rules/money.ts'
import { REFUND_TIME } from '#server/rules/refund.ts'
import { rewardedAmount, rewardedShare, type Sold } from '#server/rules/rewarded.ts'

type Brought = Pick<CustomerRow, 'id' | 'referred_by'>

/**
 * Promises the referrer's reward for a friend's first order whose goods reach the minimum. A phone number counts once: deleting the
 * account and signing up again earns nothing. Call it when the order is delivered.
 */
export async function promiseReferral(
  tx: Database,
  order: Sold & Pick<OrderRow, 'id' | 'phone_key'>,
  friend: Brought,
  settings: ShopSettings,
  now: Date,
): Promise<void> {
  const { ref_earning_exchange_rate: amount, ref_earning_minimum_order: least } = settings
  const isOffered = settings.ref_earning_status && settings.customer_wallet_status && amount > 0
  if (!isOffered || friend.referred_by === null || order.phone_key === null) return
  if (rewardedAmount(order) < least || (await isEarlierAccount(tx, order.phone_key, friend.id))) return
  if (await wasPaidFor(tx, friend.id)) return
  await tx
    .insert(referrals)
    .values({
      phone_key: order.phone_key,
      order_id: order.id,
      friend_id: friend.id,
      referrer_id: friend.referred_by,
      amount,
      due_at: new Date(now.getTime() + REFUND_TIME),
    })
    .onConflictDoNothing()
}

/** True when another account has had orders delivered with this phone number. */
async function isEarlierAccount(tx: Database, phone_key: string, friend: number): Promise<boolean> {
  const [earlier] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.phone_key, phone_key), isNotNull(orders.delivered), ne(orders.customer_id, friend)))
    .limit(1)
  return earlier !== undefined
}

/** Rewards that were paid at once, before they waited for the end of the refund window, have no row of their own. */
async function wasPaidFor(tx: Database, friend: number): Promise<boolean> {
  const [paid] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.occasion, `referral:${friend}`))
  return paid !== undefined
}

/**
 * A refunded order earns no referral, nor does one whose kept goods are below the minimum; the next order of the customer may.
 */
export async function withdrawReferral(
  tx: Database,
  order: Sold & Pick<OrderRow, 'id' | 'order_amount'>,
  refunded: number,
): Promise<void> {
  const { ref_earning_minimum_order: least } = await requireSettings(tx)
  const whole = rewardedAmount(order)
  const remaining = whole - rewardedShare(whole, refunded, order)
  if (refunded < order.order_amount && remaining >= least) return
  await tx.delete(referrals).where(and(eq(referrals.order_id, order.id), eq(referrals.status, 'waiting')))
}

/** While a refund is being decided on, its reward waits for so many milliseconds more. */
const ASK_AGAIN = 60 * 60_000

/** Pays a referral that is due, and tells the referrer. Call the relay after the commit. */
export async function payReferral(tx: Database, phone_key: string, now: Date): Promise<void> {
  const due = eq(referrals.phone_key, phone_key)
  const [known] = await tx.select().from(referrals).where(due)
  // The order first, as a refund locks it before it withdraws the reward.
  const [order] = known
    ? await tx
        .select({ status: orders.order_status })
        .from(orders)
        .where(eq(orders.id, known.order_id))
        .for('update')
    : []
  const [referral] = await tx.select().from(referrals).where(due).for('update')
  if (referral?.status !== 'waiting' || referral.due_at >= now) return
  if (order?.status !== 'delivered') {
    await tx
      .update(referrals)
      .set({ due_at: new Date(now.getTime() + ASK_AGAIN) })
      .where(due)
    return
  }
  const { referrer_id, amount, friend_id } = referral
  const isHeld = await isAccountHeld(tx, referrer_id)
  await tx
    .update(referrals)
    .set({ status: isHeld ? 'paid' : 'void' })
    .where(due)
  if (!isHeld) return
  const money = { ledger: 'wallet', customer_id: referrer_id, counter: 'referral', amount } as const
  await post(tx, [{ ...money, kind: 'referrer', occasion: `referral:${friend_id}` }], now)
  await tellReferrer(tx, referral, now)
}

async function tellReferrer(
  tx: Database,
  { referrer_id, amount }: typeof referrals.$inferSelect,
  now: Date,
): Promise<void> {
  const words = wordsFor(amount, (await requireSettings(tx)).currency)
  const { owner } = customerShopper(referrer_id)
  await announce(tx, { owner, topic: 'referral', payload: words, words }, now)
  await tx.insert(notifications).values({
    id: randomUUID(),
    customer_id: referrer_id,
    type: 'referral_code',
    ...words,
    created_at: now,
  })
}

function wordsFor(minor: number, { symbol, digits }: ShopSettings['currency']): { title: Text; body: Text } {
  const amount = toDecimal(minor, digits).toFixed(digits)
  return {
    title: { en: 'Your referral code was used', ar: 'استُخدم رمز الدعوة الخاص بك' },
    body: {
      en: `Your friend received their first order. ${symbol.en} ${amount} has been added to your wallet.`,
      ar: `استلم صديقك طلبه الأول. أُضيف ${amount} ${symbol.ar} إلى محفظتك.`,
    },
  }
}
