import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

/** Decision 036. */
export const parcels = {
  'parcel-handover': {
    means: 'Each parcel changes hands by one row, and goods have none.',
    offenders: sql`select coalesce(orders.id, order_id) as id, order_type from orders
      full join parcel_handovers on order_id = orders.id
      where (order_type is not distinct from 'parcel') <> (order_id is not null)`,
  },
  'parcel-return': {
    means:
      'A parcel goes back after it was fetched, and is canceled when it is back or lost, and not before.',
    offenders: sql`select id, order_status from orders join parcel_handovers on order_id = orders.id
      where ("returning" is not null and (picked_up is null or picked_up > "returning" or (fee is null) <> (lost_at is not null)))
        or (returned is not null) <> (order_status = 'canceled' and picked_up is not null and lost_at is null)
        or returned < "returning"`,
  },
  'parcel-lost': {
    means:
      'A lost parcel was fetched, is canceled at that moment, costs nothing, and keeps nothing of what was paid.',
    offenders: sql`select id, order_status, lost_at, fee, wallet_amount from orders join parcel_handovers on order_id = orders.id
      where lost_at is not null and (order_status <> 'canceled' or canceled is distinct from lost_at
        or picked_up is null or picked_up > lost_at or delivered is not null or returned is not null
        or fee is not null or wallet_amount > 0 or canceled_by is distinct from 'admin'
        or exists (select from payments where order_id = orders.id and (status = 'paid' or kept > 0))
        or exists (select from offline_payments where order_id = orders.id and (status = 'verified' or kept > 0)))`,
  },
  'parcel-charges': {
    means: 'What a return or a late cancellation costs is paid to the last coin, and nothing else is.',
    offenders: sql`select id, fee, kept, collected, charged from orders join parcel_handovers on order_id = orders.id
      where least(coalesce(fee, 0), kept, collected, charged, given_back) < 0
        or case when returned is not null then kept + collected <> order_amount + fee or charged + given_back > 0
          when "returning" is null and fee is not null then kept + charged <> fee or collected > 0 or order_status <> 'canceled'
          else kept + collected + charged + given_back > 0 end`,
  },
  'parcel-kept': {
    means: 'What an ended parcel keeps and gives back is what had been paid for it.',
    offenders: sql`select id, kept, given_back, paid from (select orders.id, kept, given_back,
        wallet_amount
          + (select coalesce(sum(payments.due), 0) from payments where order_id = orders.id and gateway <> 'cash' and (status = 'paid' or payments.kept > 0 or status in ('to_refund', 'refunded') and failure_reason is null))
          + (select coalesce(sum(coalesce(due, order_amount - wallet_amount)), 0) from offline_payments where order_id = orders.id and payment_method = 'offline_payment' and status in ('verified', 'to_refund', 'refunded')) as paid
      from orders join parcel_handovers on order_id = orders.id
      where order_status = 'canceled' and fee is not null) sums where kept + given_back <> paid`,
  },
  'parcel-charged': {
    means: 'What a late cancellation takes beside what was paid is in the books.',
    offenders: sql`select order_id, charged from parcel_handovers where charged <> (
      select coalesce(sum(amount), 0) from transfers where occasion = 'cancel_fee:' || order_id and 'shop:parcels' in (from_account, to_account))`,
  },
} satisfies Record<string, Invariant>
