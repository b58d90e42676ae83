import { randomUUID } from 'node:crypto'
import { eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import { onlyRow } from '#server/db/only-row.ts'
import { customers, type Ledger, type TransferKind, transfers } from '#server/db/schema.ts'
import { together } from '#server/db/together.ts'
import { refuse } from '#server/refusals/refusal.ts'

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
  | 'debts'
  | 'parcels'
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
 * The only writer of the ledger (decision 012). It locks the customer's row, so that an account has one order of
 * transfers. Refuses to take more than an account holds. Money that enters a wallet covers the customer's debt first.
 */
export async function post(tx: Database, postings: Posting[], now: Date): Promise<void> {
  for (const posting of postings) {
    const { ledger, customer_id, amount } = posting
    await lockAccounts(tx, customer_id)
    const { balance, last } = await stateOf(tx, ledger, customer_id)
    if (balance + amount < 0) throw tooLittle(ledger)
    await tx.insert(transfers).values({ ...transferOf(posting, now), id: randomUUID(), position: last + 1 })
    if (ledger === 'wallet' && amount > 0) await coverDebt(tx, customer_id, now)
  }
}

/** Takes an amount out of the wallet; the part that is not there becomes a debt. */
export async function charge(tx: Database, posting: Omit<Posting, 'ledger'>, now: Date): Promise<void> {
  const { customer_id, amount } = posting
  await lockAccounts(tx, customer_id)
  const taken = Math.min(amount, await balanceOf(tx, 'wallet', customer_id))
  const postings: Posting[] = [
    { ...posting, ledger: 'wallet', amount: -taken },
    { ...posting, ledger: 'debt', amount: amount - taken },
  ]
  await post(
    tx,
    postings.filter((each) => each.amount !== 0),
    now,
  )
}

async function coverDebt(tx: Database, customer_id: number, now: Date): Promise<void> {
  const [owed, held] = await together([
    balanceOf(tx, 'debt', customer_id),
    balanceOf(tx, 'wallet', customer_id),
  ])
  const amount = -Math.min(owed, held)
  if (amount === 0) return
  const occasion = `debt_covered:${randomUUID()}`
  const covered = { customer_id, counter: 'debts', kind: 'debt_covered', occasion, amount } as const
  await post(
    tx,
    [
      { ...covered, ledger: 'wallet' },
      { ...covered, ledger: 'debt' },
    ],
    now,
  )
}

function tooLittle(ledger: Ledger): Error {
  if (ledger === 'debt') return new Error('A debt was covered with more than is owed.')
  return refuse(ledger === 'wallet' ? 'wallet too small' : 'points too few')
}

/** No other transaction gives or takes before this one ends. */
export async function lockAccounts(tx: Database, customer_id: number): Promise<void> {
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
  const states = await db
    .select({
      balance: sql<number>`coalesce(sum(${signedFor(account)}), 0)`.mapWith(Number),
      last: sql<number>`coalesce(max(${transfers.position}), 0)`.mapWith(Number),
    })
    .from(transfers)
    .where(touches(account))
  return onlyRow(states)
}

export const accountOf = (ledger: Ledger, customer_id: number): string => `${ledger}:${customer_id}`

export const touches = (account: string) =>
  or(eq(transfers.from_account, account), eq(transfers.to_account, account))

/** Amount of a transfer for an account: positive as a credit, negative as a debit. */
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

/** Closes the accounts of a deleted customer: the shop keeps a balance and writes off a debt. */
export async function closeAccounts(tx: Database, customer_id: number, now: Date): Promise<void> {
  for (const ledger of ['wallet', 'points', 'debt'] as const) {
    const left = await balanceOf(tx, ledger, customer_id)
    const occasion = `account_closed:${customer_id}`
    const close = { ledger, customer_id, counter: 'forfeited', kind: 'account_closed', occasion } as const
    if (left > 0) await post(tx, [{ ...close, amount: -left }], now)
  }
}
