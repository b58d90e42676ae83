import { strictEqual } from 'node:assert'
import { findOrderMachine } from '#machines/orders/find-order.machine.ts'
import { connectFindOrder } from '#src/features/tracking/tracking.ports.ts'
import { service } from '#tests/support/service.ts'

export const findOrderService = service(findOrderMachine, async (stage, { from }) => {
  if (from === 'a customer with a link') await stage.becomeCustomer()
  const { order_id, contact_number } = await stage.placeOrder()
  return {
    connected: connectFindOrder(stage.api, stage.session),
    inputs: {
      'a guest with an empty form': { asker: 'guest' as const, order_id: '', contact_number: '' },
      'a customer with a link': {
        asker: 'customer' as const,
        order_id: String(order_id),
        contact_number: '',
      },
    },
    events: {
      'field.change': (sample) =>
        sample === 0
          ? { field: 'order_id' as const, value: String(order_id) }
          : { field: 'contact_number' as const, value: contact_number },
    },
    holds: ({ output }) => {
      if (output) strictEqual(output.order.id, order_id)
    },
  }
})
