import { deepStrictEqual } from 'node:assert'
import { unwrap } from '#api/unwrap.ts'
import { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import { connectFillRefund } from '#src/features/orders/request-refund.ports.ts'
import { chosen } from '#tests/machines/samples/prescription.ts'
import { service } from '#tests/support/service.ts'

export const fillRefundService = service(fillRefundMachine, async (stage, { from }) => {
  await stage.becomeCustomer()
  const { order_id } = await stage.placeOrder()
  await stage.moveOrder(order_id, 'delivered')
  const query = { order_id }
  const offer = await unwrap(stage.server.GET('/order/refund-offer', { params: { query } }))
  const { refund_reasons } = await unwrap(stage.server.GET('/order/refund-reasons'))
  return {
    connected: connectFillRefund({ ...stage, crypto }),
    inputs: { [from]: { offer } },
    events: {
      'draft.change': (sample) => ({
        change: [
          { reason: refund_reasons[0]!.reason },
          { scope: 'items' as const },
          { line_id: offer.lines[0]!.id, step: 1 as const },
          { note: 'There was no bread.' },
        ][sample]!,
      }),
      'pictures.add': (sample) => ({
        pictures: [
          [chosen('bread')],
          [chosen('letter', 'application/pdf')],
          ['one', 'two', 'three', 'four'].map((id) => chosen(id)),
        ][sample]!,
      }),
    },
    /** The server has the request exactly once it said so, with its words and pictures. */
    holds: async ({ output, context: { draft } }) => {
      const { refund } = await unwrap(stage.server.GET('/order/track', { params: { query } }))
      if (output?.type !== 'requested') return
      deepStrictEqual(refund?.customer_reason, draft.reason)
      deepStrictEqual(refund?.images_full_url.length, draft.pictures.length)
    },
  }
})
