import { answer } from '#api/answer.ts'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { shareOrderPorts } from '#machines/orders/share-order.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { parcelLinkPath } from '#src/navigation/parcel-link-path.ts'
import { connectShareOrder, sharingBody } from './share-order.ports.ts'

/** Connects the sharing of a parcel: the server makes a link for each side, and revokes them like those of other orders. */
export const connectShareParcel = (api: Api, session: ShopActors['session']) =>
  connectShareOrder(api, session).provide({
    actors: {
      shareOrder: answer(shareOrderPorts.shareOrder, async (order, signal) => {
        const body = await sharingBody(session, order, signal)
        const { receiver, sender } = await unwrap(
          api.POST('/order/parcel-links', { body, signal }),
          'receiver',
        )
        return {
          path: parcelLinkPath(receiver.token),
          sender_path: parcelLinkPath(sender.token),
          expires_at: receiver.expires_at,
        }
      }),
    },
  })
