import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/open.ts'
import { transact } from '#server/db/transact.ts'
import { post } from '#server/ledger/ledger.ts'
import type { Services } from '#server/services.ts'
import type { Person } from './app.ts'

export const idOf = async ({ api }: Person): Promise<number> => (await api.GET('/customer/info')).data!.id

/** Minor units and points somebody has from now on, besides what there was. */
export async function giveTo(
  { services: { db, now }, person }: { services: Services; person: Person },
  given: { wallet?: number; points?: number },
): Promise<void> {
  const gift = { customer_id: await idOf(person), counter: 'gift', kind: 'add_fund_by_admin' } as const
  const postings = (['wallet', 'points'] as const)
    .filter((ledger) => given[ledger])
    .map((ledger) => ({ ...gift, ledger, amount: given[ledger]!, occasion: `gift:${randomUUID()}` }))
  await transact(db, (tx) => post(tx, postings, now()))
}

/** What somebody has, as they are told it. */
export async function purseOf({ api }: Person) {
  const { wallet_balance, loyalty_point } = (await api.GET('/customer/info')).data!
  return { wallet_balance, loyalty_point }
}

/** Everything in the books that must never be; empty when they are right. */
export async function brokenBooks(db: Database): Promise<unknown[]> {
  const found: unknown[] = []
  for (const [what, query] of Object.entries(impossible)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: object[] }
    found.push(...rows.map((row) => ({ what, ...row })))
  }
  return found
}

const entries = sql`(
  select ledger, to_account as account, amount from transfers
  union all select ledger, from_account, -amount from transfers
) entries`

const impossible: Record<string, SQL> = {
  'a ledger that is not nothing': sql`select ledger, sum(amount)::int as sum from ${entries} group by ledger having sum(amount) <> 0`,
  'a customer who owes': sql`select account, sum(amount)::int as sum from ${entries}
    where account not like 'shop:%' group by account having sum(amount) < 0`,
  'a customer who owed': sql`select * from (
      select account, sum(amount) over (partition by account order by position)::int as then
      from (select to_account as account, amount, position from transfers
            union all select from_account, -amount, position from transfers) each
      where account not like 'shop:%') history where history.then < 0`,
  'an order whose part of the wallet is not in the books': sql`select id from orders
    where case when order_status = 'refunded' then 0 else wallet_amount end <> (
      select coalesce(sum(case when from_account = 'wallet:' || orders.customer_id then amount else -amount end), 0)
      from transfers where ledger = 'wallet' and reference = orders.id::text and 'shop:orders' in (from_account, to_account))`,
  'a filled wallet that is not in the books': sql`select id from payments
    where customer_id is not null and (status = 'paid') <> exists (
      select from transfers where occasion = 'fund:' || payments.id and amount = payments.due)`,
  'money of a gateway that is no added fund': sql`select id from transfers
    where 'shop:gateway' in (from_account, to_account) and occasion not like 'fund:%'`,
  'money that came for an order that is no more': sql`select payments.id from payments join orders on orders.id = order_id
    where order_status in ('canceled', 'failed', 'refunded') and status = 'paid'`,
  'cash of a refunded order that was not given back, once': sql`select id from orders
    where order_status = 'refunded' and payment_method = 'cash_on_delivery' and order_amount - wallet_amount <> (
      select coalesce(sum(amount), 0) from transfers where occasion = 'order_cash:' || orders.id) + (
      select coalesce(sum(due), 0) from payments where order_id = orders.id and gateway = 'cash')`,
  'a reward that is taken back, but for more than it was': sql`select back.id from transfers back
    left join transfers given on back.occasion = given.occasion || ':back' and back.ledger = given.ledger
    where back.occasion like '%:back' and (given.id is null or back.amount > given.amount)`,
  'a place taken twice': sql`select account, position from (
      select to_account as account, position from transfers
      union all select from_account, position from transfers) each
    where account not like 'shop:%' group by account, position having count(*) > 1`,
  'an account in two ledgers': sql`select account from ${entries}
    where account not like 'shop:%' and account not like ledger || ':%'`,
}
