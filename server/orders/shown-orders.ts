import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/engine/open.ts'
import type {
  CourierRow,
  OrderRow,
  ParcelCategoryRow,
  PaymentRow,
  StoreRow,
  TransferRow,
} from '#server/db/rows.ts'
import {
  deliveryMen,
  offlinePayments,
  orderLines,
  orders,
  parcelCategories,
  stores,
} from '#server/db/schema.ts'

/** An order with what stands beside it on every page. */
export type ShownOrder = {
  /** The last at a gateway. */
  online_payment: PaymentRow | undefined
  order: OrderRow
  store: StoreRow | null
  courier: CourierRow | null
  parcel_category: ParcelCategoryRow | null
  offline_payment: TransferRow | null
  details_count: number
}

/** Orders with all that the contract tells of each, apart from its payments. */
export const shownOrders = (db: Database) =>
  db
    .select({
      order: orders,
      store: stores,
      courier: deliveryMen,
      parcel_category: parcelCategories,
      offline_payment: offlinePayments,
      details_count: lineCount,
    })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.store_id))
    .leftJoin(deliveryMen, eq(deliveryMen.id, orders.delivery_man_id))
    .leftJoin(parcelCategories, eq(parcelCategories.id, orders.parcel_category_id))
    .leftJoin(
      offlinePayments,
      and(eq(offlinePayments.order_id, orders.id), eq(orders.payment_method, 'offline_payment')),
    )

const lineCount: SQL<number> = sql`(select count(*)::int from ${orderLines} where ${orderLines.order_id} = ${orders.id})`
