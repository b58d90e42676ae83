import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { inBoth, includes } from '#server/db/includes.ts'
import { orderLines, orders, stores } from '#server/db/schema.ts'
import { runningStatuses } from '#server/rules/order-status.ts'

type Wanted = {
  type: 'list' | 'running-orders' | 'past-orders'
  module_id?: number | undefined
  name?: string | undefined
}

/** The owner's orders that a list asks for. Only `orders_owner` narrows the rows: a shopper has few. */
export const listedOrders = (owner: string, { type, module_id, name }: Wanted): SQL | undefined =>
  and(
    eq(orders.owner, owner),
    type === 'running-orders' ? inArray(orders.order_status, [...runningStatuses]) : undefined,
    type === 'past-orders' ? notInArray(orders.order_status, [...runningStatuses]) : undefined,
    module_id === undefined ? undefined : eq(orders.module_id, module_id),
    name?.trim() ? named(name) : undefined,
  )

/** Part of the name of the store or of an item as it was sold, in either language, or the number of the order. */
const named = (name: string): SQL | undefined =>
  or(
    includes([inBoth(sql`${stores.name}`)], name),
    sql`exists (select 1 from ${orderLines} where ${orderLines.order_id} = ${orders.id} and ${includes([inBoth(sql`${orderLines.item_details}->'name'`)], name)})`,
    sql`${orders.id}::text = ${name.trim().replace(/^#/, '')}`,
  )
