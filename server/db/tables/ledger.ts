import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { created, newest } from './columns.ts'

/** `debt` is what a customer owes: rewards of a refunded order that were spent before they could be taken back, and fees. */
export type Ledger = 'wallet' | 'points' | 'debt'

/** Why something was transferred, as the wire says it. */
export type TransferKind =
  | 'add_fund'
  | 'add_fund_bonus'
  | 'add_fund_by_admin'
  | 'order_place'
  | 'partial_payment'
  | 'order_refund'
  | 'loyalty_point'
  | 'referrer'
  | 'CashBack'
  | 'point_to_wallet'
  | 'debt_covered'
  | 'cancel_fee'
  | 'account_closed'

/**
 * The ledger, by double entry: each row moves an amount from one account to another, so that the accounts of a ledger
 * add up to zero. Only `post` writes it, and no row changes. Amounts are minor units, or points.
 */
export const transfers = pgTable(
  'transfers',
  {
    id: text().primaryKey(),
    ledger: text().$type<Ledger>().notNull(),
    /** `wallet:<customer>`, `points:<customer>` and `debt:<customer>`; `shop:<reason>` is the shop's own side. */
    from_account: text().notNull(),
    to_account: text().notNull(),
    /** Larger than an integer: closing an account moves all it holds at once. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** Counted from 1 in the customer's account. */
    position: integer().notNull(),
    kind: text().$type<TransferKind>().notNull(),
    occasion: text().notNull(),
    reference: text(),
    created_at: created(),
  },
  (t) => [
    check('transfers_amount', sql`${t.amount} > 0`),
    check('transfers_accounts', sql`${t.from_account} <> ${t.to_account}`),
    uniqueIndex('transfers_occasion').on(t.occasion, t.ledger),
    index('transfers_from').on(t.from_account, newest(t.created_at)),
    index('transfers_to').on(t.to_account, newest(t.created_at)),
  ],
)
