import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Every transfer as it is seen from each of its two accounts. */
const entries = sql`(
  select id, ledger, to_account as account, amount, position from transfers
  union all select id, ledger, from_account, -amount, position from transfers
) entries`

/** Decision 012. */
export const books = {
  'transfer-sides': {
    means: 'Every transfer is between one customer and the shop, in the ledger its account is named after.',
    offenders: sql`select id, ledger, from_account, to_account from transfers
      where (from_account like 'shop:%') = (to_account like 'shop:%')
        or not (from_account ~ ('^' || ledger || ':[0-9]+$') or to_account ~ ('^' || ledger || ':[0-9]+$'))`,
  },
  'nobody-owes': {
    means: 'Neither wallet nor points of a customer have ever been less than nothing.',
    offenders: sql`select account, id, balance from (
        select account, id, sum(amount) over (partition by account order by position)::int as balance
        from ${entries} where account not like 'shop:%') history
      where balance < 0`,
  },
  'account-positions': {
    means: 'The transfers of an account are counted from 1 without a gap, so that none came beside another.',
    offenders: sql`select account, count(*)::int as transfers, max(position) as last from ${entries}
      where account not like 'shop:%' group by account
      having min(position) <> 1 or max(position) <> count(*) or count(distinct position) <> count(*)`,
  },
  'closed-accounts': {
    means: 'The account of a customer who is gone holds nothing.',
    offenders: sql`select account, sum(amount)::int as balance from ${entries}
      where account not like 'shop:%'
        and not exists (select from customers where account in ('wallet:' || customers.id, 'points:' || customers.id))
      group by account having sum(amount) <> 0`,
  },
  'wallet-part': {
    means:
      'What the wallet has paid of an order is in the books, and is back there once the order is refunded.',
    offenders: sql`select id, wallet_amount from orders
      where case when order_status = 'refunded' then 0 else wallet_amount end <> (
        select coalesce(sum(case when from_account = 'wallet:' || orders.customer_id then amount else -amount end), 0)
        from transfers where ledger = 'wallet' and reference = orders.id::text and 'shop:orders' in (from_account, to_account))`,
  },
  'fund-in-books': {
    means: 'Money added to a wallet is in it once it is paid, never before, and never another sum.',
    offenders: sql`select id, status, due from payments
      where customer_id is not null and (status = 'paid') <> exists (
        select from transfers where occasion = 'fund:' || payments.id and amount = payments.due)`,
  },
  'gateway-money': {
    means: 'The only money that comes into a wallet from a gateway is what was added by its customer.',
    offenders: sql`select id, occasion from transfers
      where 'shop:gateway' in (from_account, to_account) and occasion not like 'fund:%'`,
  },
  'point-transfer-both': {
    means: 'Points that were changed into money have left, and the money has come.',
    offenders: sql`select occasion from transfers where occasion like 'point_transfer:%'
      group by occasion having count(*) <> 2 or not bool_or(ledger = 'points' and to_account = 'shop:loyalty')
        or not bool_or(ledger = 'wallet' and from_account = 'shop:loyalty')`,
  },
  'rewards-of-deliveries': {
    means: 'Points and cashback are earned by orders that were delivered, by whoever ordered.',
    offenders: sql`select transfers.id, occasion from transfers
      left join orders on occasion in ('order_points:' || orders.id, 'cashback:' || orders.id)
      where (occasion like 'order_points:%' or occasion like 'cashback:%') and occasion not like '%:back'
        and (orders.delivered is null or to_account is distinct from ledger || ':' || orders.customer_id)`,
  },
  'rewards-taken-back': {
    means: 'A reward is taken back of a refunded order only, and for no more than it was.',
    offenders: sql`select back.id, back.occasion from transfers back
      left join transfers given on back.occasion = given.occasion || ':back' and back.ledger = given.ledger
      left join orders on orders.id::text = back.reference
      where back.occasion like '%:back'
        and (given.id is null or back.amount > given.amount or orders.order_status is distinct from 'refunded')`,
  },
} satisfies Record<string, Invariant>
