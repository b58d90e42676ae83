import type { OfflinePaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { orderAs } from './tracked-order.ts'

type OnlinePayment = NonNullable<TrackedOrder['online_payment']>

/** An order to be paid online, as the server knows it before anything was paid. */
export const unpaid = (over: Partial<TrackedOrder> = {}): TrackedOrder => ({
  ...orderAs('pending'),
  payment_method: 'digital_payment',
  payments: [{ payment_method: 'digital_payment', payment_status: 'unpaid', amount: 42.5 }],
  ...over,
})

/** The same order after its gateway said something. */
export const afterGateway = (
  status: OnlinePayment['status'],
  failure_reason: OnlinePayment['failure_reason'] = null,
  over: Partial<TrackedOrder> = {},
): TrackedOrder =>
  unpaid({ online_payment: { status, failure_reason, updated_at: '2026-11-20T12:05:00.000Z' }, ...over })

export const paid = unpaid({ payment_status: 'paid' })
export const refusedByBank = afterGateway('failed', 'bank_refused', { order_status: 'failed' })

/** An order whose wallet part came back when its card was refused: 20.00 from the wallet, 22.50 by card. */
export const splitRefused = (over: Partial<TrackedOrder> = {}): TrackedOrder =>
  afterGateway('failed', 'bank_refused', {
    order_status: 'failed',
    payment_history: [
      { type: 'paid', payment_method: 'wallet', amount: 20, status: 'done', at: '2026-11-20T12:00:00.000Z' },
      {
        type: 'given_back',
        payment_method: 'wallet',
        amount: 20,
        status: 'done',
        at: '2026-11-20T12:05:00.000Z',
      },
    ],
    payment_options: [
      { payment_method: 'cash_on_delivery', amount: 42.5, amount_beside_wallet: 22.5, refusal: null },
      { payment_method: 'digital_payment', amount: 42.5, amount_beside_wallet: 22.5, refusal: null },
      {
        payment_method: 'wallet',
        amount: 42.5,
        amount_beside_wallet: null,
        refusal: { code: 'wallet_balance', message: 'Your wallet balance is too low.' },
      },
    ],
    ...over,
  })

/** An order that waits for a transfer. */
export const transferred = (offline_payment: TrackedOrder['offline_payment'] = null): TrackedOrder =>
  unpaid({ payment_method: 'offline_payment', offline_payment })

/** What was told of a transfer. */
export const told = (
  status: NonNullable<TrackedOrder['offline_payment']>['status'],
  note: string | null = null,
): NonNullable<TrackedOrder['offline_payment']> => ({
  method_id: 3,
  method_name: 'Bank transfer',
  method_informations: [{ customer_input: 'reference', customer_label: 'Reference', customer_data: 'TR-1' }],
  customer_note: null,
  status,
  note,
})

export const bank: OfflinePaymentMethod = {
  id: 3,
  method_name: 'Bank transfer',
  method_fields: [{ input_name: 'IBAN', input_data: 'AE07 0331 2345 6789 0123 456' }],
  method_informations: [
    {
      customer_input: 'reference',
      customer_label: 'Reference',
      customer_placeholder: 'TR-000',
      is_required: 1,
    },
    { customer_input: 'holder', customer_label: 'Account holder', customer_placeholder: '', is_required: 0 },
  ],
}
export const exchange: OfflinePaymentMethod = { ...bank, id: 4, method_name: 'Exchange house' }
