import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'

/** Payments on which the server and the sandbox gateway disagree. */
export async function gatewayDifferences(db: Database): Promise<Set<string>> {
  const { rows } = (await db.execute(sql`
    select coalesce(id, pages.reference) as id from payments
      full join sandbox_payments pages on pages.reference = payments.reference
      where gateway is distinct from 'cash' and (payments.id is null and pages.reference is not null
        or payments.reference is not null and pages.reference is null
        or pages.amount <> payments.amount or pages.currency <> payments.currency
        or (state = 'paid') <> (received_amount is not null)
        or received_amount <> pages.amount
        or (refunded_at is not null) <> (status = 'refunded'))`)) as unknown as { rows: { id: string }[] }
  return new Set(rows.map(({ id }) => id))
}

export type Money = {
  /** What the gateway took and has not given back, in minor units. */
  held: number
  /** What orders and wallets have of it. */
  used: number
}

export async function moneyAtGateway(db: Database): Promise<Money> {
  const { rows } = (await db.execute(sql`
    select (select coalesce(sum(amount), 0) from sandbox_payments where state = 'paid' and refunded_at is null)::float8 as held,
      (select coalesce(sum(order_amount - wallet_amount), 0) from orders
        where payment_method = 'digital_payment' and payment_status = 'paid'
          and order_status not in ('canceled', 'failed', 'refunded')
          and exists (select from sandbox_payments where order_id = orders.id))::float8
      + (select coalesce(sum(amount), 0) from transfers where occasion like 'fund:%')::float8 as used`)) as unknown as {
    rows: [Money]
  }
  return rows[0]
}

/** What each customer has paid from the wallet for orders that are not over, by email, in minor units. */
export async function spentByWallet(db: Database): Promise<Map<string, number>> {
  const { rows } = (await db.execute(sql`
    select email, coalesce(sum(wallet_amount), 0)::float8 as spent from customers
      left join orders on customer_id = customers.id and order_status not in ('canceled', 'failed', 'refunded')
      group by email`)) as unknown as { rows: { email: string; spent: number }[] }
  return new Map(rows.map(({ email, spent }) => [email, spent]))
}
