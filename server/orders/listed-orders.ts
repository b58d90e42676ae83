import { and, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { inBoth, includes } from '#server/db/includes.ts'
import { orderLines, orders, stores } from '#server/db/schema.ts'
import { runningStatuses } from '#server/rules/order-status.ts'
import { typedText } from '#server/rules/typed-text.ts'
import { awaitingMoney } from './awaiting-money.ts'

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

/** The owner's orders of which every page speaks: under way, or to be paid again after a refusal. */
export const followedOrders = (owner: string): SQL | undefined =>
  and(eq(orders.owner, owner), or(inArray(orders.order_status, [...runningStatuses]), awaitingMoney()))

/**
 * Part of the name of the store, of an item as it was sold, in either language, or of a parcel's receiver; the number of the
 * order, or digits of the receiver's phone number.
 */
const named = (name: string): SQL | undefined =>
  or(
    includes([inBoth(sql`${stores.name}`)], name),
    includes([sql`${orders.receiver_details}->>'contact_person_name'`], name),
    calledAt(name),
    sql`exists (select 1 from ${orderLines} where ${orderLines.order_id} = ${orders.id} and ${includes([inBoth(sql`${orderLines.item_details}->'name'`)], name)})`,
    sql`${orders.id}::text = ${name.trim().replace(/^#/, '')}`,
  )

/** Fewer digits stand in too many numbers. */
const LEAST_DIGITS = 5

/** A phone number is searched in whichever way it is written: without signs, and without the zeros of a trunk or of abroad. */
function calledAt(text: string): SQL | undefined {
  const typed = typedText(text)
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits.length < LEAST_DIGITS || /\p{L}/u.test(typed)) return undefined
  return sql`strpos(regexp_replace(${orders.receiver_details}->>'contact_person_number', '[^0-9]', '', 'g'), ${digits}) > 0`
}
