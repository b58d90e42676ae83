import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'

export type Tally = { what: string; count: number }

/**
 * Counts that no customer can change: the stock together with the pieces in orders that are not canceled, and the uses
 * of flash sales and coupons minus those of such orders. Compare two tallies with each other.
 */
export async function tally(db: Database): Promise<Tally[]> {
  const { rows } = (await db.execute(sql`
    with sold as (
      select item_id, quantity, item_details from order_lines join orders on orders.id = order_id
      where order_status <> 'canceled')
    select 'pieces of ' || slug as what,
      (stock + (select coalesce(sum(quantity), 0) from sold where item_id = items.id))::int as count
      from items where stock is not null
    union all select 'pieces of ' || slug || ' ' || (variation->'type'->>'en'),
      ((variation->>'stock')::int + (select coalesce(sum(quantity), 0) from sold
        where item_id = items.id and item_details->'variation'->'type' = variation->'type'))::int
      from items, jsonb_array_elements(variations) variation
    union all select 'uses of flash sale ' || flash_sale_items.id,
      (flash_sale_items.sold - (select coalesce(sum(quantity), 0) from sold
        where (item_details->>'flash_sale_item_id')::int = flash_sale_items.id))::int
      from flash_sale_items
    union all select 'uses of coupon ' || code,
      (total_uses - (select count(*) from orders where coupon_code = code and order_status <> 'canceled'))::int
      from coupons
    order by what`)) as unknown as { rows: Tally[] }
  return rows
}
