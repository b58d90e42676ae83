import type { Refund } from '#openapi/generated/server.ts'
import type { refunds } from '#server/db/schema.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { type Format, instant } from './format.ts'

export const refundOnWire = (
  refund: typeof refunds.$inferSelect,
  { money, text, picture }: Format,
): Refund => ({
  refund_status: refund.status,
  refund_amount: money(refund.amount),
  customer_reason: refund.customer_reason,
  customer_note: refund.customer_note || null,
  images_full_url: refund.pictures.map((name) => picture(name, PHOTO_WIDTH)),
  admin_note: refund.admin_note && text(refund.admin_note),
  created_at: refund.created_at.toISOString(),
  decided_at: instant(refund.decided_at),
})
