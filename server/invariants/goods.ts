import { sql } from 'drizzle-orm'
import type { Invariant } from './invariant.ts'

export const catalogue = {
  'stock-not-negative': {
    means: 'There are never fewer than no pieces of an item or of one of its variations.',
    offenders: sql`select id, slug, stock from items where stock < 0
      or exists (select from jsonb_array_elements(variations) variation where (variation->>'stock')::int < 0)`,
  },
  'stock-of-variations': {
    means: 'The pieces of an item are the pieces of its variations together.',
    offenders: sql`select id, slug, stock from items where stock is not null and jsonb_array_length(variations) > 0
      and stock <> (select sum((variation->>'stock')::int) from jsonb_array_elements(variations) variation)`,
  },
  'flash-sold': {
    means: 'A flash sale sells no more pieces than it has, and counts every piece of it that was ordered.',
    offenders: sql`select id, stock, sold from flash_sale_items
      where sold > stock or sold < (
        select coalesce(sum(quantity), 0) from order_lines join orders on orders.id = order_id
        where (item_details->>'flash_sale_item_id')::int = flash_sale_items.id and order_status <> 'canceled')`,
  },
  'coupon-limit': {
    means:
      'A coupon is used no more often than its limits allow; a customer may have used it as a guest as well.',
    offenders: sql`select coupons.id, code, total_uses, uses from coupons left join coupon_uses on coupon_id = coupons.id
      where total_uses > limit_total or uses > limit_per_customer * (
        1 + (select count(*) from retired_guests where coupon_uses.owner = 'customer:' || customer_id))`,
  },
  'coupon-total': {
    means: 'A coupon counts every order that carries it and is not canceled.',
    offenders: sql`select id, code, total_uses from coupons where total_uses < (
      select count(*) from orders where coupon_code = code and order_status <> 'canceled')`,
  },
  'coupon-uses': {
    means: 'A shopper who used a coupon has that many orders with it, canceled ones apart.',
    offenders: sql`select owner, code, coalesce(uses, 0) as uses, coalesce(carried, 0)::int as carried
      from (select coupon_uses.owner, code, uses from coupon_uses join coupons on coupons.id = coupon_id
        where coupon_uses.owner not like 'phone:%') used
      full join (
        select owner, coupon_code as code, count(*) as carried from orders
        where coupon_code is not null and order_status <> 'canceled'
          and (customer_id is null or exists (select from customers where customers.id = customer_id))
        group by owner, coupon_code) ordered using (owner, code)
      where coalesce(uses, 0) <> coalesce(carried, 0)`,
  },
  'coupon-uses-of-phones': {
    means:
      'A coupon is counted for the phone number of every order that carries it, canceled ones apart, also after the account was removed.',
    offenders: sql`select phone_key, code, coalesce(uses, 0) as uses, coalesce(carried, 0)::int as carried
      from (select substr(coupon_uses.owner, 7) as phone_key, code, uses from coupon_uses join coupons on coupons.id = coupon_id
        where coupon_uses.owner like 'phone:%') used
      full join (
        select phone_key, coupon_code as code, count(*) as carried from orders
        where coupon_code is not null and phone_key is not null and order_status <> 'canceled'
        group by phone_key, coupon_code) ordered using (phone_key, code)
      where coalesce(uses, 0) <> coalesce(carried, 0)`,
  },
  'first-order-once': {
    means: 'A coupon for first orders is on one order of a phone number, canceled ones apart.',
    offenders: sql`select phone_key, count(*)::int as orders from orders join coupons on code = coupon_code
      where coupon_type = 'first_order' and order_status <> 'canceled' and phone_key is not null
      group by phone_key having count(*) > 1`,
  },
  'cart-of-one-store': {
    means: 'A cart holds goods of one store.',
    offenders: sql`select owner from cart_lines group by owner having count(distinct store_id) > 1`,
  },
  'cart-lines': {
    means:
      'A line of a cart is of at least one piece of an item, at that item’s store, in a cart that can be locked.',
    offenders: sql`select cart_lines.id, cart_lines.owner from cart_lines
      left join items on items.id = item_id left join carts on carts.owner = regexp_replace(cart_lines.owner, '^saved:', '')
      where quantity < 1 or items.store_id is distinct from cart_lines.store_id
        or items.module_id is distinct from cart_lines.module_id or carts.owner is null`,
  },
  'reviews-of-deliveries': {
    means: 'A review of an order is of an item that was delivered, says so, and gives half a star to five.',
    offenders: sql`select reviews.id, reviews.order_id from reviews
      left join orders on orders.id = reviews.order_id
      left join order_lines on order_lines.order_id = orders.id and order_lines.item_id = reviews.item_id
      where reviews.order_id is not null and (delivered is null or order_lines.item_id is null or rating not between 0.5 and 5
        or rating * 2 <> floor(rating * 2) or not from_delivered_order)`,
  },
} satisfies Record<string, Invariant>
