import type { OfflineInfo, OfflinePayment, OfflinePaymentMethod } from '#openapi/generated/client.ts'

/** Details of a transfer from the customer, by `customer_input` of the method. */
export type TransferValues = Readonly<Record<string, string>>

/** The form as it was sent before; empty where nothing was. */
export const valuesOf = (transfer: OfflinePayment | null): TransferValues =>
  Object.fromEntries(
    (transfer?.method_informations ?? []).map(({ customer_input, customer_data }) => [
      customer_input,
      customer_data,
    ]),
  )

/** The empty required fields, by `customer_input`. */
export const missingOfTransfer = (
  { method_informations }: OfflinePaymentMethod,
  values: TransferValues,
): string[] =>
  method_informations
    .filter(({ customer_input, is_required }) => is_required === 1 && !values[customer_input]?.trim())
    .map(({ customer_input }) => customer_input)

/** The payload: only non-empty fields of this method. */
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
