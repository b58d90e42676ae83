import { strictEqual } from 'node:assert'
import { payOrderMachine } from '#machines/pay-order.machine.ts'
import type { PaymentMethod, TrackedOrder } from '#openapi/generated/client.ts'
import { connectPayOrder } from '#src/pay/pay.ports.ts'
import { pageThatStays } from '#tests/support/page-that-stays.ts'
import { service } from '#tests/support/service.ts'

const arrivals = {
  'checkout, which has just placed the order': 'now',
  'a gateway that says yes': 'success',
  'a gateway that says no': 'fail',
  'the address of the order': 'later',
} as const

export const payOrderService = service(payOrderMachine, async (stage, { from }) => {
  const { info } = await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { page } = pageThatStays()
  return {
    connected: connectPayOrder({ api: stage.api, session: stage.session, page: () => page }),
    inputs: { [from]: { order_id, contact_number: '', arrival: arrivals[from as keyof typeof arrivals] } },
    answers: {
      // The order stays unpaid at the server; what its payment looks like is the model's.
      trackOrder: { shaped: (body, { output }) => paidAs(body, output) },
      switchPaymentMethod: {
        played: async () => {
          const held = await stage.next('switchPaymentMethod')
          const { payment_method } = JSON.parse(held.body) as { payment_method: PaymentMethod }
          if (payment_method === 'cash_on_delivery') await held.forward()
          else await held.refuse(200, { message: 'Payment method updated.' })
        },
      },
      tellTransfer: {
        played: async (_, child) => {
          await stage.forward('listOfflinePaymentMethods', () => [bank])
          await child.reaches({ filling: 'fresh' })
          await child.tell({ type: 'field.change', customer_input: 'reference', value: 'TR-1' })
          await child.tell({ type: 'form.submit' })
          await (await stage.next('saveOfflinePayment')).refuse(200, { message: 'Payment info updated.' })
        },
      },
    },
    /** The order is canceled, or paid in cash, exactly when the customer was told so. */
    holds: async ({ output }) => {
      const order = await stage.trackOrder(order_id, info.phone)
      strictEqual(order.order_status === 'canceled', output?.type === 'canceled')
      strictEqual(order.payment_method === 'cash_on_delivery', output?.type === 'switched')
    },
  }
})

const ways: PaymentMethod[] = ['cash_on_delivery', 'wallet', 'offline_payment', 'digital_payment']

const paidAs = (order: TrackedOrder, like: TrackedOrder): TrackedOrder => ({
  ...order,
  order_status: like.order_status,
  payment_method: like.payment_method,
  payment_status: like.payment_status,
  online_payment: like.online_payment ?? null,
  offline_payment: like.offline_payment,
  payment_options: ways.map((payment_method) => ({
    payment_method,
    amount: order.order_amount,
    amount_beside_wallet: null,
    refusal: null,
  })),
})

const bank = {
  id: 1,
  method_name: 'Bank transfer',
  method_fields: [{ input_name: 'IBAN', input_data: 'AE07 0331 2345 6789 0123 456' }],
  method_informations: [
    { customer_input: 'reference', customer_label: 'Reference', customer_placeholder: '', is_required: 1 },
  ],
}
