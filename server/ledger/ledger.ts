import { randomUUID } from 'node:crypto'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { customers, type Ledger, type TransferKind, transfers } from '#server/db/schema.ts'
import { refuse } from '#server/refusal.ts'

/** What the shop's own side of a transfer is called. */
type Counter =
  | 'gateway'
  | 'gift'
  | 'orders'
  | 'cash'
  | 'bonus'
  | 'cashback'
  | 'referral'
  | 'loyalty'
  | 'forfeited'

export type Posting = {
  ledger: Ledger
  customer_id: number
  counter: Counter
  /** To the customer when greater than 0, from them when less. */
  amount: number
  kind: TransferKind
  /** What can happen once: no two transfers of a ledger have the same. */
  occasion: string
  /** Number of the order, or id of the payment, it is about. */
  reference?: string
}

/**
 * The only way anything gets into the books (decision 012), in one line per customer: whoever writes locks the
 * customer's row. Refuses to take what there is not.
 */
export async function post(tx: Database, postings: Posting[], now: Date): Promise<void> {
  for (const posting of postings) {
    const { ledger, customer_id, amount } = posting
    await lockAccounts(tx, customer_id)
    const { balance, last } = await stateOf(tx, ledger, customer_id)
    if (balance + amount < 0) throw refuse(tooLittle[ledger])
    await tx.insert(transfers).values({ ...transferOf(posting, now), id: randomUUID(), position: last + 1 })
  }
}

/** Takes as much of an amount as there is. */
export async function takeUpTo(tx: Database, posting: Posting, now: Date): Promise<void> {
  const { ledger, customer_id, amount } = posting
  await lockAccounts(tx, customer_id)
  const held = await balanceOf(tx, ledger, customer_id)
  if (held > 0) await post(tx, [{ ...posting, amount: -Math.min(held, amount) }], now)
}

const tooLittle = { wallet: 'wallet too small', points: 'points too few' } as const

/** Nobody else gives or takes before the transaction ends. */
async function lockAccounts(tx: Database, customer_id: number): Promise<void> {
  const locked = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customer_id))
    .for('no key update')
  if (locked.length === 0) throw refuse('account gone')
}

/** Minor units, or points. */
export const balanceOf = async (db: Database, ledger: Ledger, customer_id: number): Promise<number> =>
  (await stateOf(db, ledger, customer_id)).balance

async function stateOf(db: Database, ledger: Ledger, customer_id: number) {
  const account = accountOf(ledger, customer_id)
  const [state] = await db
    .select({
      balance: sql<number>`coalesce(sum(${signedFor(account)}), 0)`.mapWith(Number),
      last: sql<number>`coalesce(max(${transfers.position}), 0)`.mapWith(Number),
    })
    .from(transfers)
    .where(touches(account))
  return state!
}

export const accountOf = (ledger: Ledger, customer_id: number): string => `${ledger}:${customer_id}`

export const touches = (account: string) =>
  or(eq(transfers.from_account, account), eq(transfers.to_account, account))

/** What a transfer is for an account: more or less. */
export const signedFor = (account: string): SQL<number> =>
  sql<number>`case when ${transfers.to_account} = ${account} then ${transfers.amount} else -${transfers.amount} end`

/** The shop gives and takes from accounts named after the reason. */
export function transferOf(posting: Posting, now: Date) {
  const { ledger, customer_id, counter, amount, kind, occasion, reference } = posting
  const [customer, shop] = [accountOf(ledger, customer_id), `shop:${counter}`]
  const [from_account, to_account] = amount > 0 ? [shop, customer] : [customer, shop]
  return {
    ledger,
    from_account,
    to_account,
    amount: Math.abs(amount),
    kind,
    occasion,
    reference: reference ?? null,
    created_at: now,
  }
}

/** Gives up what is left to a customer who leaves. */
export async function closeAccounts(tx: Database, customer_id: number, now: Date): Promise<void> {
  for (const ledger of ['wallet', 'points'] as const) {
    const left = await balanceOf(tx, ledger, customer_id)
    const occasion = `account_closed:${customer_id}`
    const close = { ledger, customer_id, counter: 'forfeited', kind: 'account_closed', occasion } as const
    if (left > 0) await post(tx, [{ ...close, amount: -left }], now)
  }
}
