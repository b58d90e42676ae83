import { sql } from 'drizzle-orm'
import { refunded } from './books.ts'
import type { Invariant } from './invariant.ts'

/** Decisions 007 and 013. */
export const payments = {
  'paid-once': {
    means: 'An order is paid at a gateway once at most.',
    offenders: sql`select order_id, count(*)::int as times from payments
      where order_id is not null and status = 'paid' group by order_id having count(*) > 1`,
  },
  'paid-what-is-due': {
    means: 'A payment that counts is of the sum that was asked for, and of what its order had left to pay.',
    offenders: sql`select payments.id, due, received_amount from payments left join orders on orders.id = order_id
      where status = 'paid' and (received_amount is distinct from amount or received_currency is distinct from currency
        or due <> coalesce(order_amount - wallet_amount, due))`,
  },
  'paid-online-by-a-payment': {
    means: 'An order that was paid online and is still wanted has the payment that paid it.',
    offenders: sql`select id, order_status from orders
      where payment_method = 'digital_payment' and payment_status = 'paid' and order_amount > wallet_amount
        and order_status not in ('canceled', 'failed', 'refunded')
        and not exists (select from payments where order_id = orders.id and (status = 'paid' or kept > 0))`,
  },
  'paid-by-a-transfer-that-came': {
    means: 'An order paid outside the shop is worked on when somebody has seen the money.',
    offenders: sql`select id, order_status from orders
      where payment_method = 'offline_payment' and payment_status = 'paid' and order_amount > wallet_amount
        and order_status not in ('canceled', 'failed', 'refunded')
        and not exists (select from offline_payments where order_id = orders.id and (status = 'verified' or kept > 0))`,
  },
  'no-money-for-nothing': {
    means: 'Nobody keeps the money of an order that is no more.',
    offenders: sql`select orders.id, order_status from orders
      left join payments on payments.order_id = orders.id and payments.status = 'paid'
      left join offline_payments on offline_payments.order_id = orders.id and offline_payments.status = 'verified'
      where order_status in ('canceled', 'failed', 'refunded')
        and (payments.id is not null or offline_payments.order_id is not null)
        and not exists (select from parcel_handovers where order_id = orders.id and kept > 0)`,
  },
  'given-back-as-it-came': {
    means: 'Money a gateway gives back had come, the same sum.',
    offenders: sql`select id, status, received_amount from payments
      where status in ('to_refund', 'refunded') and (received_amount is null or received_currency is null)`,
  },
  'cash-given-back': {
    means: 'The cash of a refund is given back once, to the wallet or by hand.',
    offenders: sql`select orders.id from orders join ${refunded} using (id)
      where refunded.amount > 0 and payment_method = 'cash_on_delivery' and refunded.amount - least(wallet_amount, refunded.amount) <> (
        select coalesce(sum(amount), 0) from transfers where occasion = 'order_cash:' || orders.id) + (
        select coalesce(sum(due), 0) from payments where order_id = orders.id and gateway = 'cash')`,
  },
  'refund-within-paid': {
    means: 'No more goes back for an order than was paid for it.',
    offenders: sql`select id, paid, back from (select orders.id,
        (select coalesce(sum(amount), 0) from transfers where ledger = 'wallet' and reference = orders.id::text and to_account = 'shop:orders')
          + (select coalesce(sum(due), 0) from payments where order_id = orders.id and received_amount is not null and gateway <> 'cash')
          + (order_amount - wallet_amount) * (select count(*) from offline_payments where order_id = orders.id and status in ('verified', 'to_refund', 'refunded'))
          + case when payment_method = 'cash_on_delivery' and delivered is not null then order_amount - wallet_amount else 0 end as paid,
        (select coalesce(sum(amount), 0) from transfers
            where (ledger = 'wallet' and reference = orders.id::text and from_account = 'shop:orders') or occasion = 'order_cash:' || orders.id)
          + (select coalesce(sum(due - kept), 0) from payments where order_id = orders.id and status in ('to_refund', 'refunded'))
          + (select count(*) * (orders.order_amount - orders.wallet_amount) - coalesce(sum(kept), 0) from offline_payments
              where order_id = orders.id and status in ('to_refund', 'refunded')) as back
      from orders) sums where back > paid`,
  },
  'kept-of-a-part': {
    means:
      'An order keeps money that was paid outside the wallet when a part of it is refunded, and exactly the rest.',
    offenders: sql`select orders.id, refunded.amount, kept from orders join ${refunded} using (id)
      join (select order_id, due, kept from payments where status in ('to_refund', 'refunded') and failure_reason is null and gateway <> 'cash'
        union all select order_id, order_amount - wallet_amount, kept from offline_payments join orders on id = order_id
          where offline_payments.status in ('to_refund', 'refunded') and payment_method = 'offline_payment') back on back.order_id = orders.id
      where kept not between 0 and due
        or (refunded.amount > 0 and order_status in ('delivered', 'refunded', 'canceled') and kept <> order_amount - greatest(wallet_amount, refunded.amount))
        or (refunded.amount = 0 and kept > 0)`,
  },
  'refund-asked': {
    means: 'A refund is of something, of no more than was paid, and stands where its order stands.',
    offenders: sql`select orders.id, order_status, refunds.status from orders full join refunds on refunds.order_id = orders.id
      where orders.id is null
        or (refunds.order_id is null) <> (refund_requested is null)
        or amount not between 0 and order_amount
        or order_status is distinct from case
          when refunds.status = 'pending' then 'refund_requested'
          when refunds.status = 'approved' and amount = order_amount then 'refunded'
          when refunds.status is not null then 'delivered'
          else order_status end`,
  },
  'refund-lines': {
    means:
      'A refund of a part names pieces of its order, which cost what is refunded; one of the whole order names none.',
    offenders: sql`select refunds.order_id, refunds.amount, pieces.amount as lines from refunds join orders on orders.id = refunds.order_id
      left join (select refund_lines.order_id, sum(refund_lines.amount) as amount,
          bool_or(order_lines.quantity is null or refund_lines.quantity not between 1 and order_lines.quantity
            or refund_lines.amount < 0) as is_wrong
        from refund_lines left join order_lines using (order_id, position) group by refund_lines.order_id) pieces
        on pieces.order_id = refunds.order_id
      where is_wrong or refunds.amount <> coalesce(pieces.amount, order_amount)
        or (pieces.amount is null) <> (refunds.amount = order_amount)
      union all select order_id, null, amount from refund_lines
        where not exists (select from refunds where refunds.order_id = refund_lines.order_id)`,
  },
} satisfies Record<string, Invariant>
