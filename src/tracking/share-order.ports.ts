import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { type SharedProof, shareOrderMachine, shareOrderPorts } from '#machines/share-order.machine.ts'
import { guestOf } from '#src/goods/ask-order.ts'
import { proofOf } from '#src/goods/order.queries.ts'
import type { ShopActors } from '#src/shop/shop.ts'

/** Connects the sharing of an order: the server makes its links and revokes them. */
export const connectShareOrder = (api: Api, session: ShopActors['session']) => {
  const bodyOf = async ({ order_id, contact_number }: SharedProof, signal: AbortSignal) => ({
    order_id,
    ...proofOf(await guestOf(session, signal), contact_number),
  })
  return shareOrderMachine.provide({
    actors: {
      shareOrder: answer(shareOrderPorts.shareOrder, async (proof, signal) =>
        unwrap(api.POST('/order/share', { body: await bodyOf(proof, signal), signal }), 'path'),
      ),
      stopSharingOrder: answer(shareOrderPorts.stopSharingOrder, async (proof, signal) =>
        unwrap(api.POST('/order/share/stop', { body: await bodyOf(proof, signal), signal }), 'message'),
      ),
    },
  })
}
