import type {
  addOns,
  brands,
  cartLines,
  conversations,
  coupons,
  customers,
  deliveryMen,
  items,
  messages,
  moduleZones,
  offlinePayments,
  orderLines,
  orders,
  outbox,
  parcelAttempts,
  parcelCategories,
  parcelHandovers,
  parcelSizes,
  payments,
  quotes,
  refunds,
  stores,
  zones,
} from './schema.ts'

/* Rows as the database returns them, under the names that the folders of the server share. */

export type AddOnRow = typeof addOns.$inferSelect
export type AttemptRow = typeof parcelAttempts.$inferSelect
export type BrandRow = typeof brands.$inferSelect
export type CartLineRow = typeof cartLines.$inferSelect
export type ConversationRow = typeof conversations.$inferSelect
export type CouponRow = typeof coupons.$inferSelect
export type CourierRow = typeof deliveryMen.$inferSelect
export type CustomerRow = typeof customers.$inferSelect
export type HandoverRow = typeof parcelHandovers.$inferSelect
export type ItemRow = typeof items.$inferSelect
export type MessageRow = typeof messages.$inferSelect
export type ModuleZoneRow = typeof moduleZones.$inferSelect
export type OutboxRow = typeof outbox.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderRow = typeof orders.$inferSelect
export type ParcelCategoryRow = typeof parcelCategories.$inferSelect
export type ParcelSizeRow = typeof parcelSizes.$inferSelect
export type PaymentRow = typeof payments.$inferSelect
export type QuoteRow = typeof quotes.$inferSelect
export type RefundRow = typeof refunds.$inferSelect
export type StoreRow = typeof stores.$inferSelect
export type TransferRow = typeof offlinePayments.$inferSelect
export type ZoneRow = typeof zones.$inferSelect
