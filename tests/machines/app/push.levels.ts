import { pushMachine } from '#machines/app/push.machine.ts'
import { connectPush } from '#src/core/push.ports.ts'
import type { Held } from '#tests/support/proxy.ts'
import { service } from '#tests/support/service.ts'
import { isRefusal } from '#tests/support/service-driver.ts'
import { type Follows, told } from '#tests/support/told.ts'

export const pushService = service(pushMachine, async (stage) => {
  const { api, guest_id, shop } = stage
  const owner = `guest:${guest_id}`
  const { order_id } = await stage.placeOrder()
  const statuses = (['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const).values()
  /** The stream that is open. */
  let open: Held | undefined
  const visibility = { read: () => 'shown' as const, subscribe: () => () => {} }
  return {
    connected: connectPush({ api, readGuest: () => guest_id, visibility }),
    /** Every event comes down the line: only the server sends it. */
    comes: {
      'stream.open': async () => {
        open = await stage.next('streamEvents')
        await open.forward()
      },
      'order.news': () => stage.moveOrder(order_id, statuses.next().value!),
      'message.news': ({ type: _, ...payload }) => shop.publish({ owner, topic: 'message', payload }),
      'referral.news': ({ type: _, ...payload }) => shop.publish({ owner, topic: 'referral', payload }),
    },
    events: {
      // The page closes the stream itself.
      'shopper.change': () => {
        open = undefined
        return {}
      },
    },
    answers: {
      streamEvents: {
        played: async () => {
          if (open) open.end()
          // The server closes the stream as soon as it is open.
          else await (await stage.next('streamEvents')).refuse(200, '')
          open = undefined
        },
        refusing: async (error) => {
          if (open) open.cut()
          else if (isRefusal(error))
            await (await stage.next('streamEvents')).refuse(404, { errors: error.errors })
          else await (await stage.next('streamEvents')).drop()
          open = undefined
        },
      },
    },
  }
})

const texts: Record<string, string> = {
  confirmed: 'Order #7 is confirmed.',
  canceled: 'Order #7 was canceled.',
  // A declined refund leaves the order delivered: the toast tells of the refund.
  declined: 'Your refund request for order #7 was declined.',
  // No store prepares a parcel.
  'parcel processing': 'The courier is coming to collect parcel #7.',
  'parcel lost': "We're sorry, we lost parcel #7. It costs you nothing.",
}

/** docs/spec.md §4 Push messages: where no screen shows the news, a toast leads there. */
export const pushTold = told(
  'push',
  {
    'order.changed': ({ order_id, order_status, order_type, refund, lost }): Follows => ({
      readsAgain: ['trackOrder', 'getOrderDetails', 'listNotifications'],
      publishes: ['notifications', { order_id, order_status }],
      // The customer has just placed it, or paid for it otherwise.
      ...(order_status !== 'pending' && {
        says: [
          [
            'info',
            texts[[order_type, lost ? 'lost' : (refund ?? order_status)].filter(Boolean).join(' ')]!,
            {
              id: `order-${order_id}`,
              // The page that canceled it may have said so; the customer did not cancel a lost parcel.
              ...(order_status === 'canceled' && !lost && { yields: true }),
              button: ['Track', { opens: { name: 'order-tracking', order_id } }],
            },
          ],
        ],
      }),
    }),
    'message.arrived': ({ conversation_id, sender_type }) => ({
      readsAgain: ['listConversations', 'listNotifications'],
      publishes: ['notifications', 'messages'],
      says: [
        [
          'info',
          'You have a new message',
          {
            id: 'message',
            button: [
              'Read',
              { goes: `/chatting?conversationId=${conversation_id}&type=${sender_type}&chatFrom=true` },
            ],
          },
        ],
      ],
    }),
    // docs/spec.md §9: it stays for five seconds.
    'referral.arrived': ({ title, body }) => ({
      publishes: ['notifications'],
      readsAgain: ['listNotifications'],
      says: [['info', `${title}\n${body}`, { duration: 5000 }]],
    }),
  },
  {
    samples: {
      'order.changed': [
        { order_id: 7, order_status: 'confirmed' },
        { order_id: 7, order_status: 'processing', order_type: 'parcel' },
        { order_id: 7, order_status: 'delivered', refund: 'declined' },
        { order_id: 7, order_status: 'canceled' },
        { order_id: 7, order_status: 'canceled', order_type: 'parcel', lost: true },
        { order_id: 7, order_status: 'pending' },
      ],
      'message.arrived': [{ conversation_id: 3, sender_type: 'vendor' }],
      'referral.arrived': [{ title: 'Thanks', body: 'You earned $5' }],
    },
  },
)
