import type { OfflineInfo, OfflinePaymentMethod } from '#openapi/generated/client.ts'

/** What a customer writes of a transfer, by `customer_input` of the method. */
export type TransferValues = Readonly<Record<string, string>>

/** The required fields that say nothing yet, by `customer_input`. */
export const missingOfTransfer = (
  { method_informations }: OfflinePaymentMethod,
  values: TransferValues,
): string[] =>
  method_informations
    .filter(({ customer_input, is_required }) => is_required === 1 && !values[customer_input]?.trim())
    .map(({ customer_input }) => customer_input)

/** What is sent: only fields of this method that say something. */
export const transferOf = (
  { id, method_informations }: OfflinePaymentMethod,
  values: TransferValues,
  note: string,
): OfflineInfo => ({
  method_id: id,
  method_informations: method_informations.flatMap(({ customer_input }) => {
    const customer_data = values[customer_input]?.trim()
    return customer_data ? [{ customer_input, customer_data }] : []
  }),
  customer_note: note.trim() || null,
})
