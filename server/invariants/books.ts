import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** What has been refunded of each delivered order, and of each parcel that was canceled for a fee, in minor units. */
export const refunded = sql`(
  select orders.id, coalesce(refunds.amount, given_back, case when order_status = 'refunded' then order_amount else 0 end) as amount
  from orders left join refunds on order_id = orders.id and status = 'approved'
  left join parcel_handovers handovers on handovers.order_id = orders.id and fee is not null and order_status = 'canceled'
) refunded`

/** What rewards count of an order, as in `rules/rewarded.ts`. */
const rewarded = sql`(case order_type when 'parcel' then delivery_charge + size_charge
  else goods_amount - store_discount_amount - coupon_discount_amount - welcome_discount_amount end)`

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
  'no-negative-balance': {
    means: 'Neither the wallet nor the points nor the debt of a customer has ever been less than nothing.',
    offenders: sql`select account, id, balance from (
        select account, id, sum(amount) over (partition by account order by position)::float8 as balance
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
    offenders: sql`select account, sum(amount)::float8 as balance from ${entries}
      where account not like 'shop:%'
        and not exists (select from customers where account in ('wallet:' || customers.id, 'points:' || customers.id, 'debt:' || customers.id))
      group by account having sum(amount) <> 0`,
  },
  'wallet-part': {
    means:
      'What the wallet has paid of an order is in the books, without what was refunded, which the wallet has back first.',
    offenders: sql`select orders.id, wallet_amount, refunded.amount from orders join ${refunded} using (id)
      where wallet_amount - least(wallet_amount, refunded.amount) <> (
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
    means:
      'The only money that comes into a wallet from a gateway is money its customer added, and the part of a refund that is kept back.',
    offenders: sql`select id, occasion from transfers
      where 'shop:gateway' in (from_account, to_account) and occasion not like 'fund:%' and occasion not like 'order_kept:%'`,
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
  'rewards-of-goods': {
    means:
      'Goods as paid, or the delivery of a parcel, earn rewards: no order has more cashback than that, nor points for nothing.',
    offenders: sql`select orders.id, occasion, amount, ${rewarded}::int as rewarded from orders
      join transfers on occasion in ('order_points:' || orders.id, 'cashback:' || orders.id)
      where amount > ${rewarded} and (occasion like 'cashback:%' or ${rewarded} = 0)`,
  },
  'rewards-taken-back': {
    means: 'A reward is taken back of a refunded order only, and for no more than it was.',
    offenders: sql`select back.occasion, sum(back.amount)::float8 as amount from transfers back
      left join transfers given on back.occasion = given.occasion || ':back' and given.ledger in ('points', 'wallet')
      left join ${refunded} on refunded.id::text = back.reference
      where back.occasion like '%:back'
      group by back.occasion, given.amount, refunded.amount
      having given.amount is null or sum(back.amount) > given.amount or coalesce(refunded.amount, 0) = 0`,
  },
  'refunded-rewards': {
    means:
      'A refund leaves its customer no reward of what was refunded: its share, rounded up, is taken back, and the part that was spent is owed.',
    offenders: sql`select orders.id, given.occasion, given.amount from orders join ${refunded} using (id)
      join transfers given on given.occasion in ('order_points:' || orders.id, 'cashback:' || orders.id)
      where refunded.amount > 0 and ceil(given.amount::numeric * least(1, refunded.amount::numeric / nullif(${rewarded} + total_tax_amount, 0))) <> (
        select coalesce(sum(amount), 0) from transfers where occasion = given.occasion || ':back')`,
  },
  'points-reversed-both': {
    means:
      'Points that were spent before their order was refunded are taken back together with the money they became.',
    offenders: sql`select customer, points, money from (
      select regexp_replace(account, '^.*:', '') as customer,
        sum(case when entries.ledger = 'points' then -entries.amount else 0 end)::float8 as points,
        sum(case entries.ledger when 'wallet' then entries.amount when 'debt' then -entries.amount else 0 end)::float8 as money
      from ${entries} join transfers using (id)
      where account not like 'shop:%' and 'shop:loyalty' in (from_account, to_account)
      group by customer) converted
      where points < 0 or money < 0 or (points = 0 and money <> 0)`,
  },
  'kept-back': {
    means: 'What is kept back of a refund outside the wallet is in the books, and no more than was paid.',
    offenders: sql`select orders.id from orders
      left join (select order_id, sum(withheld) as withheld, bool_or(withheld not between 0 and due - kept) as is_wrong
        from payments where order_id is not null group by order_id) paid on paid.order_id = orders.id
      left join offline_payments on offline_payments.order_id = orders.id
      where is_wrong or offline_payments.withheld not between 0 and order_amount - wallet_amount - kept
        or coalesce(paid.withheld, 0) + coalesce(offline_payments.withheld, 0) <> (
          select coalesce(sum(amount), 0) from transfers where occasion = 'order_kept:' || orders.id)`,
  },
  'referrals-paid': {
    means:
      'A referral is paid once the order that earned it can no longer be refunded, and only a paid one is in the books.',
    offenders: sql`select coalesce(friend_id::text, occasion) as friend from referrals
      full join (select occasion, reference from transfers where occasion like 'referral:%' and kind = 'referrer') paid
        on occasion = 'referral:' || friend_id
      left join orders on orders.id = order_id
      where friend_id is not null and ((status = 'paid') <> (occasion is not null)
        or (status = 'paid' and order_status not in ('delivered')))`,
  },
  'debt-first': {
    means: 'A customer who owes something has nothing in the wallet.',
    offenders: sql`select customers.id from customers
      where exists (select from ${entries} where account = 'debt:' || customers.id having sum(amount) > 0)
        and exists (select from ${entries} where account = 'wallet:' || customers.id having sum(amount) > 0)`,
  },
  'debt-covered-both': {
    means: 'What covers a debt leaves the wallet.',
    offenders: sql`select occasion from transfers where occasion like 'debt_covered:%'
      group by occasion having count(*) <> 2 or min(amount) <> max(amount) or count(distinct ledger) <> 2`,
  },
} satisfies Record<string, Invariant>
