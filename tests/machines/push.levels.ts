import { pushMachine } from '#machines/app/push.machine.ts'
import { connectPush } from '#src/core/push.ports.ts'
import { service } from '#tests/support/service.ts'

export const pushService = service(pushMachine, async (stage) => {
  const { api, guest_id, shop } = stage
  const owner = `guest:${guest_id}`
  const { order_id } = await stage.placeOrder()
  const visibility = { read: () => 'shown' as const, subscribe: () => () => {} }
  return {
    connected: connectPush({ api, readGuest: () => guest_id, visibility }),
    /** Every event comes down the line: only the server sends it. */
    comes: {
      'stream.open': () => stage.forward('streamEvents'),
      'order.news': () => stage.moveOrder(order_id, 'confirmed'),
      'message.news': ({ type: _, ...payload }) => shop.publish({ owner, topic: 'message', payload }),
      'referral.news': ({ type: _, ...payload }) => shop.publish({ owner, topic: 'referral', payload }),
    },
    answers: {
      /** The server closes the line as soon as it is open. */
      streamEvents: { played: async () => (await stage.next('streamEvents')).refuse(200, '') },
    },
  }
})
