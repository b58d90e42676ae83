import { randomUUID } from 'node:crypto'
import { isAccountHeld } from '#server/auth/hold-account.ts'
import { customerShopper } from '#server/cart/shopper.ts'
import type { Database } from '#server/db/open.ts'
import { notifications } from '#server/db/schema.ts'
import type { ShopSettings, Text } from '#server/db/shapes.ts'
import { post } from '#server/ledger/ledger.ts'
import { announce } from '#server/realtime/outbox.ts'
import { toDecimal } from '#server/rules/money.ts'

type Referral = { referrer: number; friend: number; settings: ShopSettings }

/** Whoever brought a customer is paid for them once, and hears of it. Call the relay after the commit. */
export async function rewardReferrer(
  tx: Database,
  { referrer, friend, settings }: Referral,
  now: Date,
): Promise<void> {
  const { ref_earning_exchange_rate: amount, currency } = settings
  const isPaid = settings.ref_earning_status && settings.customer_wallet_status && amount > 0
  if (!isPaid || !(await isAccountHeld(tx, referrer))) return
  const money = { ledger: 'wallet', customer_id: referrer, counter: 'referral', amount } as const
  await post(tx, [{ ...money, kind: 'referrer', occasion: `referral:${friend}` }], now)
  const words = wordsFor(amount, currency)
  const { owner } = customerShopper(referrer)
  await announce(tx, { owner, topic: 'referral', payload: words, words }, now)
  await tx.insert(notifications).values({
    id: randomUUID(),
    customer_id: referrer,
    type: 'referral_code',
    ...words,
    created_at: now,
  })
}

function wordsFor(minor: number, { symbol, digits }: ShopSettings['currency']): { title: Text; body: Text } {
  const amount = toDecimal(minor, digits).toFixed(digits)
  return {
    title: { en: 'Your referral code was used', ar: 'تم استخدام رمز الإحالة الخاص بك' },
    body: {
      en: `Your friend received their first order. ${symbol.en} ${amount} has been added to your wallet.`,
      ar: `استلم صديقك طلبه الأول. أُضيف ${amount} ${symbol.ar} إلى محفظتك.`,
    },
  }
}
