import { strictEqual } from 'node:assert'
import { remindPaymentMachine } from '#machines/remind-payment.machine.ts'
import { connectRemindPayment } from '#src/pay/remind-payment.ports.ts'
import { service } from '#tests/support/service.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

export const remindPaymentService = service(remindPaymentMachine, async (stage) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder({ payment_method: 'digital_payment' })
  const { api, session } = stage
  // The shop of the paths has a clock of its own, which is not the one of its headers: every reply comes at this moment.
  const now = Math.floor(Date.now() / 1000) * 1000
  api.use({
    onResponse: ({ response }) => {
      const headers = new Headers(response.headers)
      headers.set('date', new Date(now).toUTCString())
      return new Response(response.body, { status: response.status, headers })
    },
  })
  const due = <Order extends object>(order: Order) => ({
    ...order,
    payment_deadline: new Date(now + 600_000).toISOString(),
  })
  return {
    connected: connectRemindPayment({ api, session, window: windowStandIn() }),
    answers: {
      readOrdersUnderWay: {
        asks: 'listOrders',
        shaped: (body, { output }) => ({
          ...body,
          orders: output.orders.length === 0 ? [] : body.orders.map(due),
        }),
      },
    },
    holds: async ({ context: { unpaid } }) => {
      for (const { id } of unpaid) strictEqual(id, order_id)
    },
  }
})
