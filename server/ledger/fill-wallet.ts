import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { present } from '#server/assert/present.ts'
import type { Database } from '#server/db/engine/open.ts'
import type { PaymentRow } from '#server/db/rows.ts'
import { walletBonuses } from '#server/db/schema.ts'
import { bonusFor } from '#server/rules/wallet-bonus.ts'
import { type Posting, post } from './ledger.ts'

type Fund = Pick<PaymentRow, 'id' | 'customer_id' | 'due' | 'created_at'>

/** Money that was paid for the wallet goes into it, with the bonus that was offered when it was begun. */
export async function fillWallet(tx: Database, fund: Fund, now: Date): Promise<void> {
  const customer_id = present(fund.customer_id, 'the customer of the fund')
  const wallet = { ledger: 'wallet', customer_id, reference: fund.id } as const
  const bonus = bonusFor(await bonusesAt(tx, fund.created_at), fund.due)
  const postings: Posting[] = [
    { ...wallet, counter: 'gateway', kind: 'add_fund', amount: fund.due, occasion: `fund:${fund.id}` },
    { ...wallet, counter: 'bonus', kind: 'add_fund_bonus', amount: bonus, occasion: `bonus:${fund.id}` },
  ]
  await post(
    tx,
    postings.filter(({ amount }) => amount > 0),
    now,
  )
}

/** Bonuses for adding money that are active at a moment. */
export const bonusesAt = (db: Database, at: Date) =>
  db
    .select()
    .from(walletBonuses)
    .where(
      and(eq(walletBonuses.active, true), lte(walletBonuses.start_date, at), gt(walletBonuses.end_date, at)),
    )
    .orderBy(asc(walletBonuses.id))
