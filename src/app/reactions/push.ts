import type { EmittedFrom } from 'xstate'
import type { pushMachine } from '#machines/app/push.machine.ts'
import { chattingPath } from '#src/navigation/chat-paths.ts'
import { orderUpdateText } from '#src/shared/orders/news-text.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    push: EmittedFrom<typeof pushMachine>
  }
}

/** Milliseconds a referral toast stays (docs/spec.md §9). */
const REFERRAL_TOAST = 5000

/** A screen that shows the order or the conversation takes the news; otherwise a toast leads there (docs/spec.md §4 Push messages). */
export const reactions: ReactionsOf<'push'> = {
  push: {
    'order.changed': ({ order_id, order_status, order_type, refund, lost }) => [
      { readAgain: ['trackOrder', order_id] },
      { readAgain: ['getOrderDetails', order_id] },
      { publishNotifications: true },
      {
        publishOrder: {
          update: { order_id, order_status },
          unseen:
            // The customer has just placed it, or paid for it otherwise.
            order_status === 'pending'
              ? []
              : [
                  {
                    say: {
                      kind: 'info',
                      id: `order-${order_id}`,
                      // The customer may have canceled it here, and has been told so by the answer.
                      ...(order_status === 'canceled' && !lost && { yields: true }),
                      needs: 'tracking',
                      text: ({ tracking }) =>
                        orderUpdateText({ order_id, order_status, order_type, refund, lost }, tracking),
                      action: {
                        label: (words) => words.tracking.updates.follow(),
                        does: [{ open: { name: 'order-tracking', order_id } }],
                      },
                    },
                  },
                ],
        },
      },
    ],
    'message.arrived': (update) => [
      { readAgain: ['listConversations'] },
      { publishNotifications: true },
      {
        publishMessages: {
          unseen: [
            {
              say: {
                kind: 'info',
                id: 'message',
                needs: 'tracking',
                text: (words) => words.tracking.updates.message(),
                action: {
                  label: (words) => words.tracking.updates.read(),
                  does: [{ go: chattingPath(update) }],
                },
              },
            },
          ],
        },
      },
    ],
    'referral.arrived': ({ title, body }) => [
      { publishNotifications: true },
      { say: { kind: 'info', text: `${title}\n${body}`, duration: REFERRAL_TOAST } },
    ],
  },
}
