import type { OfflinePayment, OfflinePaymentMethod } from '#openapi/generated/server.ts'
import type { TransferRow } from '#server/db/rows.ts'
import type { offlinePaymentMethods } from '#server/db/schema.ts'
import { PHOTO_WIDTH } from '#server/media/uploads.ts'
import { type Format, flag, instant } from './format.ts'

/** `review_ends`: when the order is canceled unless the money is found. */
export const transferOnWire = (
  row: TransferRow,
  review_ends: Date | null,
  { text, picture }: Format,
): OfflinePayment => ({
  method_id: row.method_id,
  method_name: text(row.method_name),
  method_informations: row.inputs.map(({ name, label, value }) => ({
    customer_input: name,
    ...(label && { customer_label: text(label) }),
    customer_data: value,
  })),
  customer_note: row.customer_note || null,
  status: row.status,
  note: row.note && text(row.note),
  review_ends: instant(row.status === 'pending' ? review_ends : null),
  proof_full_url: row.proof && picture(row.proof, PHOTO_WIDTH),
  updated_at: row.updated_at.toISOString(),
})

export const offlineMethodOnWire = (
  { id, name, fields, inputs }: typeof offlinePaymentMethods.$inferSelect,
  { text }: Format,
): OfflinePaymentMethod => ({
  id,
  method_name: text(name),
  method_fields: fields.map((field) => ({ input_name: text(field.name), input_data: text(field.value) })),
  method_informations: inputs.map(({ name, label, placeholder, required }) => ({
    customer_input: name,
    customer_label: text(label),
    customer_placeholder: text(placeholder),
    is_required: flag(required),
  })),
})
