import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import {
  type OrderToShare,
  shareOrderMachine,
  shareOrderPorts,
} from '#machines/orders/share-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { guestOf } from '#src/shared/orders/ask-order.ts'
import { proofOf } from '#src/shared/orders/order.queries.ts'

/** Names the order and, without a session, the guest who placed it. */
export const sharingBody = async (
  session: ShopActors['session'],
  { order_id }: OrderToShare,
  signal: AbortSignal,
) => ({ order_id, ...proofOf(await guestOf(session, signal), '') })

/** Connects the sharing of an order: the server makes its links and revokes them. */
export const connectShareOrder = (api: Api, session: ShopActors['session']) =>
  shareOrderMachine.provide({
    actors: {
      shareOrder: answer(shareOrderPorts.shareOrder, async (order, signal) =>
        unwrap(api.POST('/order/share', { body: await sharingBody(session, order, signal), signal }), 'path'),
      ),
      stopSharingOrder: answer(shareOrderPorts.stopSharingOrder, async (order, signal) =>
        unwrap(
          api.POST('/order/share/stop', { body: await sharingBody(session, order, signal), signal }),
          'message',
        ),
      ),
    },
  })
