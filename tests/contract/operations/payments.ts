import type { Cases } from '../support/cases.type.ts'
import { transfer } from '../support/small-shop.ts'

export const cases = {
  startPayment: {
    body: ({ order_id }) => ({ order_id, callback: '/checkout?page=cart', payment_method: 'sandbox' }),
    thing: 'unpaid_order_id',
  },
  saveOfflinePayment: {
    body: ({ order_id }) => ({
      order_id,
      method_id: transfer.bank,
      method_informations: [{ customer_input: 'reference', customer_data: 'FT42' }],
    }),
    thing: 'offline_order_id',
  },
} satisfies Cases
