import { strictEqual } from 'node:assert'
import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { connectReadOrder } from '#src/features/payment/pay.ports.ts'
import { service } from '#tests/support/service.ts'

export const readOrderService = service(readOrderMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  return {
    connected: connectReadOrder(stage),
    inputs: { [from]: { order_id, contact_number: '' } },
    holds: async ({ output }) => {
      if (output) strictEqual(output.id, order_id)
    },
  }
})
