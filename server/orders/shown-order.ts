import type {
  CourierRow,
  OrderRow,
  ParcelCategoryRow,
  PaymentRow,
  StoreRow,
  TransferRow,
} from '#server/db/rows.ts'

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
