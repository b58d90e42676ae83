import { sql } from 'drizzle-orm'
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
        and not exists (select from payments where order_id = orders.id and status = 'paid')`,
  },
  'paid-by-a-transfer-that-came': {
    means: 'An order paid outside the shop is worked on when somebody has seen the money.',
    offenders: sql`select id, order_status from orders
      where payment_method = 'offline_payment' and payment_status = 'paid' and order_amount > wallet_amount
        and order_status not in ('canceled', 'failed', 'refunded')
        and not exists (select from offline_payments where order_id = orders.id and status = 'verified')`,
  },
  'no-money-for-nothing': {
    means: 'Nobody keeps the money of an order that is no more.',
    offenders: sql`select orders.id, order_status from orders
      left join payments on payments.order_id = orders.id and payments.status = 'paid'
      left join offline_payments on offline_payments.order_id = orders.id and offline_payments.status = 'verified'
      where order_status in ('canceled', 'failed', 'refunded')
        and (payments.id is not null or offline_payments.order_id is not null)`,
  },
  'given-back-as-it-came': {
    means: 'Money a gateway gives back had come, the same sum.',
    offenders: sql`select id, status, received_amount from payments
      where status in ('to_refund', 'refunded') and (received_amount is null or received_currency is null)`,
  },
  'cash-given-back': {
    means: 'The cash of a refunded order is given back once, whole, to the wallet or by hand.',
    offenders: sql`select id from orders
      where order_status = 'refunded' and payment_method = 'cash_on_delivery' and order_amount - wallet_amount <> (
        select coalesce(sum(amount), 0) from transfers where occasion = 'order_cash:' || orders.id) + (
        select coalesce(sum(due), 0) from payments where order_id = orders.id and gateway = 'cash')`,
  },
  'refund-within-paid': {
    means: 'No more goes back for an order than was paid for it.',
    offenders: sql`select id, paid, back from (select orders.id,
        (select coalesce(sum(amount), 0) from transfers where reference = orders.id::text and to_account = 'shop:orders')
          + (select coalesce(sum(due), 0) from payments where order_id = orders.id and received_amount is not null and gateway <> 'cash')
          + case when payment_method = 'cash_on_delivery' and delivered is not null then order_amount - wallet_amount else 0 end as paid,
        (select coalesce(sum(amount), 0) from transfers
            where (reference = orders.id::text and from_account = 'shop:orders') or occasion = 'order_cash:' || orders.id)
          + (select coalesce(sum(due), 0) from payments where order_id = orders.id and status in ('to_refund', 'refunded')) as back
      from orders) sums where back > paid`,
  },
  'refund-asked': {
    means: 'A refund is of the whole order, and stands where its order stands.',
    offenders: sql`select orders.id, order_status, refunds.status from orders full join refunds on refunds.order_id = orders.id
      where orders.id is null
        or (refunds.order_id is null) <> (refund_requested is null)
        or amount <> order_amount
        or order_status is distinct from case refunds.status
          when 'pending' then 'refund_requested' when 'approved' then 'refunded' when 'rejected' then 'delivered'
          else order_status end`,
  },
} satisfies Record<string, Invariant>
