import { sql } from 'drizzle-orm'
import { moves, parcelMoves } from '#server/rules/order-status.ts'
import type { Invariant } from './invariant.ts'

const statuses = Object.keys(moves) as (keyof typeof moves)[]

/** When each order reached each status it has been in. */
const stamps = sql`(${sql.join(
  statuses.map(
    (status) =>
      sql`select id, ${status}::text as status, ${sql.identifier(status)} as at from orders where ${sql.identifier(status)} is not null`,
  ),
  sql` union all `,
)})`

/** The published table. */
const steps = sql`(values ${sql.join(
  statuses.flatMap((from) => [
    ...moves[from].map((to) => sql`(${from}::text, ${to}::text, false)`),
    ...(from in parcelMoves
      ? parcelMoves[from as keyof typeof parcelMoves].map((to) => sql`(${from}::text, ${to}::text, true)`)
      : []),
  ]),
  sql`, `,
)})`

export const orders = {
  'order-total': {
    means: 'What an order costs is the sum of its parts.',
    offenders: sql`select id, order_amount from orders where order_amount <> goods_amount - store_discount_amount
      - coupon_discount_amount - welcome_discount_amount + total_tax_amount + delivery_charge + size_charge
      + additional_charge + dm_tips`,
  },
  'quote-honoured': {
    means: 'An order that was placed by a quote costs what was quoted.',
    offenders: sql`select orders.id, order_amount, (figures->>'order_amount')::int as quoted from quotes
      join orders on orders.id = quotes.order_id where order_amount <> (figures->>'order_amount')::int`,
  },
  'order-parts': {
    means: 'No part of an order is negative, and nothing is taken off that was not there.',
    offenders: sql`select id from orders where least(goods_amount, store_discount_amount, coupon_discount_amount, welcome_discount_amount,
        total_tax_amount, delivery_charge, size_charge, additional_charge, dm_tips, order_amount, wallet_amount) < 0
      or store_discount_amount + coupon_discount_amount + welcome_discount_amount > goods_amount
      or (size_charge > 0 and order_type <> 'parcel') or delivery_charge > original_delivery_charge or wallet_amount > order_amount`,
  },
  'welcome-once': {
    means:
      'The welcome discount is given on one order of a customer and of a phone number, canceled ones apart.',
    offenders: sql`select keyed.by, count(*)::int as orders
      from orders cross join lateral (values (owner), ('phone:' || phone_key)) keyed (by)
      where welcome_discount_amount > 0 and order_status <> 'canceled' and keyed.by is not null
      group by keyed.by having count(*) > 1`,
  },
  'address-forgotten': {
    means: 'Where an order came from is known only while it waits for its money.',
    offenders: sql`select id, order_status from orders where address_key is not null
      and (payment_status = 'paid' or order_status not in ('pending', 'failed'))`,
  },
  'order-lines': {
    means: 'The goods of an order and what the store takes off them are the sums of its lines.',
    offenders: sql`select orders.id, goods_amount, sum(price * quantity + total_add_on_price)::float8 as lines from orders
      left join order_lines on order_id = orders.id
      group by orders.id having goods_amount <> coalesce(sum(price * quantity + total_add_on_price), 0)
        or store_discount_amount <> coalesce(sum(discount_on_item * quantity), 0)`,
  },
  'order-line-taxes': {
    means: 'The tax of an order is the sum of its lines’.',
    offenders: sql`select orders.id, total_tax_amount, sum(tax_amount)::float8 as lines from orders
      left join order_lines on order_id = orders.id
      group by orders.id having total_tax_amount <> coalesce(sum(tax_amount), 0) or min(tax_amount) < 0`,
  },
  'delivery-waived': {
    means: 'A fee that was waived is said to be by whom, and no other.',
    offenders: sql`select id from orders where (delivery_charge < original_delivery_charge) <> (free_delivery_by is not null)`,
  },
  'delivery-fee': {
    means:
      'The fee of an order is what the charges it was placed at say of its way, and nobody pays for none.',
    offenders: sql`select id, original_delivery_charge, shipping from orders, lateral (
        select greatest((delivery_fee->>'minimum_shipping_charge')::int, least((delivery_fee->>'maximum_shipping_charge')::int,
          floor(distance * (delivery_fee->>'per_km_shipping_charge')::numeric / 1000 + 0.5))) as shipping) fee
      where original_delivery_charge <> shipping + floor(shipping * (delivery_fee->>'increased_delivery_fee')::int / 10000 + 0.5)
        or (order_type = 'take_away' and (delivery_fee is not null or original_delivery_charge > 0))`,
  },
  'order-line-values': {
    means: 'A line sells at least one piece of something of its order’s store, at no negative price.',
    offenders: sql`select order_id, order_lines.position from order_lines left join orders on orders.id = order_id
      where orders.id is null or quantity < 1 or price < 0 or total_add_on_price < 0
        or discount_on_item not between 0 and price
        or (item_details->>'store_id')::int is distinct from store_id`,
  },
  'order-owner': {
    means: 'An order is either a customer’s or a guest’s, and its owner says which.',
    offenders: sql`select id, owner from orders where owner is distinct from case
      when customer_id is not null and guest_id is null then 'customer:' || customer_id
      when customer_id is null and guest_id is not null then 'guest:' || guest_id end`,
  },
  'order-payment-status': {
    means: 'What an order says to be paid agrees with what the wallet has paid and with where it stands.',
    offenders: sql`select id, order_status, payment_status, wallet_amount from orders
      where (order_status in ('canceled', 'failed') and wallet_amount > 0
          and not exists (select from parcel_handovers where order_id = orders.id and fee is not null))
        or (payment_status = 'unpaid' and wallet_amount > 0)
        or (payment_status = 'partially_paid' and (wallet_amount = 0 or wallet_amount = order_amount))
        or (payment_method = 'wallet' and payment_status = 'paid' and wallet_amount <> order_amount)
        or (delivered is not null and payment_status <> 'paid')`,
  },
  'one-order-per-key': {
    means: 'What was answered under a key names one order, which no other key names, and what it costs.',
    offenders: sql`select answered.owner, key, order_id from (
        select owner, key, (reply->>'order_id')::int as order_id, (reply->>'total_ammount')::numeric as amount,
          count(*) over (partition by reply->>'order_id') as keys
        from idempotency_keys where operation = 'placeOrder') answered
      left join orders on orders.id = order_id
      where keys > 1 or order_amount is distinct from
        round(amount * power(10, (select (value->'currency'->>'digits')::int from settings)))`,
  },
  'price-accepted': {
    means:
      'A prescription is prepared only after its customer has accepted the price, in time, and no other order has a price to accept.',
    offenders: sql`select id, order_status, price_by, price_accepted from orders
      where (not prescription_order and (priced is not null or price_by is not null or price_accepted is not null))
        or (price_by is not null and price_accepted is null
          and coalesce(accepted, confirmed, processing, handover, picked_up, delivered) is not null)
        or (price_accepted is not null and (price_by is null or price_accepted > price_by or price_accepted < priced))`,
  },
  'status-stamped': {
    means: 'An order has been what it is, and was pending first.',
    offenders: sql`select id, order_status from orders where pending is null
      or not exists (select from ${stamps} stamp where stamp.id = orders.id and stamp.status = order_status)`,
  },
  'status-reached': {
    means:
      'An order came to each status from one before it in the published table, and not earlier than that one.',
    offenders: sql`select stamp.id, stamp.status from ${stamps} stamp join orders on orders.id = stamp.id
      where stamp.status <> 'pending' and not exists (
        select from ${stamps} earlier join ${steps} step (source, target, is_of_parcels)
          on source = earlier.status and target = stamp.status and (not is_of_parcels or order_type = 'parcel')
        where earlier.id = stamp.id and (earlier.at <= stamp.at or stamp.status = 'failed'))`,
  },
  'status-left': {
    means: 'An order left each status it is no longer in for one after it in the published table.',
    offenders: sql`select stamp.id, stamp.status from ${stamps} stamp join orders on orders.id = stamp.id
      where stamp.status <> order_status and not exists (
        select from ${stamps} later join ${steps} step (source, target, is_of_parcels)
          on source = stamp.status and target = later.status and (not is_of_parcels or order_type = 'parcel')
        where later.id = stamp.id)`,
  },
} satisfies Record<string, Invariant>
