import { strictEqual } from 'node:assert'
import { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import { connectReadOrder } from '#src/features/payment/pay.ports.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { payGestures, readAgain } from '#tests/machines/checkout/pay-by-hand.ts'
import { browser } from '#tests/support/browser.ts'
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

export const readOrderBrowser = browser(
  readOrderMachine,
  async ({ page, arrive, live }, { from }) => ({
    open: () => arrive(payPath((live.inputs![from] as { order_id: number }).order_id)),
    gestures: { 'look.again': () => readAgain(page), 'order.news': payGestures(page).gestures['order.news'] },
  }),
  {
    // The page of an unknown order asks for ID and phone, and keeps the text that the guest types.
    offered: { 'order.news': (snapshot) => !snapshot.matches('notFound') },
    unseen: {
      'notFound order.news':
        'only payOrder, which has read the order before, asks for it again: its own paths',
    },
  },
)
