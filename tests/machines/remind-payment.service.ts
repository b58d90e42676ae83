import { strictEqual } from 'node:assert'
import { remindPaymentMachine } from '#machines/remind-payment.machine.ts'
import { connectRemindPayment } from '#src/pay/remind-payment.ports.ts'
import { service } from '#tests/support/service.ts'

export const remindPaymentService = service(remindPaymentMachine, async (stage) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { api, session, storage } = stage
  return {
    connected: connectRemindPayment({ api, session, storage }),
    answers: {
      readOrdersUnderWay: {
        asks: 'listOrders',
        // The shop of the paths has a clock of its own, which is not the one of its headers.
        shaped: (body, { output }, sent) => ({
          ...body,
          orders: output.orders.length === 0 ? [] : body.orders.map((order) => dueAfter(sent, order)),
        }),
      },
    },
    holds: async ({ context: { unpaid } }) => {
      for (const { id } of unpaid) strictEqual(id, order_id)
    },
  }
})

const dueAfter = <Order extends object>(sent: number, order: Order) => ({
  ...order,
  payment_deadline: new Date(sent + 600_000).toISOString(),
})
