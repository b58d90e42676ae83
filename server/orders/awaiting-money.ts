import { and, inArray, ne, type SQL } from 'drizzle-orm'
import { orders } from '#server/db/schema.ts'
import { paidAhead } from '#server/rules/payment.ts'

/** `awaitsMoney` of the rules, for rows in the database. */
export const awaitingMoney = (): SQL | undefined =>
  and(
    inArray(orders.payment_method, [...paidAhead]),
    ne(orders.payment_status, 'paid'),
    inArray(orders.order_status, ['pending', 'failed']),
  )
