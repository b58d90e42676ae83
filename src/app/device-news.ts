import type { ShopUpdate } from '#machines/app/push.machine.ts'
import type { OrderStatus, TrackedOrder } from '#openapi/generated/client.ts'

/** Fields of a push message as the server sends them: all of them texts. */
type DeviceMessage = Record<string, string | undefined>

export type DeviceListeners = {
  onUpdate: (update: ShopUpdate) => void
  /** The customer pressed a notification. */
  onOpen: (path: string) => void
}

/** Listens to the service worker of push messages, which hands over what arrives while this page is visible. */
export function hearDevice({ navigator }: Window, { onUpdate, onOpen }: DeviceListeners): void {
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent) => {
    if (data.type === 'push.message') onUpdate(updateIn(data.message))
    if (data.type !== 'push.open') return
    ports[0]?.postMessage('opened')
    onOpen(data.path)
  })
}

function updateIn({ type, ...message }: DeviceMessage): ShopUpdate {
  if (type === 'order_status')
    return {
      type: 'order.news',
      order_id: Number(message.order_id),
      order_status: message.order_status as OrderStatus,
      order_type: message.order_type as TrackedOrder['order_type'],
      refund: message.refund as 'approved' | 'declined' | 'sent' | undefined,
      lost: message.lost ? true : undefined,
    }
  if (type === 'message')
    return {
      type: 'message.news',
      conversation_id: Number(message.conversation_id),
      sender_type: message.sender_type ?? '',
    }
  return { type: 'referral.news', title: message.title ?? '', body: message.body ?? '' }
}
