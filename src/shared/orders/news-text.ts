import type { Words } from '#i18n/dictionaries.ts'
import type { OrderChange } from '#machines/app/push.machine.ts'

type Updates = Words['tracking']['updates']
type Step = keyof Omit<Updates, 'parcel' | 'follow' | 'message' | 'read'>

/** What a toast says of a step that an order took while its page is not on show. */
export function orderUpdateText(
  { order_id, order_status, order_type, refund, lost }: OrderChange,
  { updates }: { updates: Updates },
): string {
  if (lost) return updates.parcel.lost({ id: order_id })
  const step = refund ?? order_status
  const ofParcel: { [step in Step]?: Updates[Step] } = order_type === 'parcel' ? updates.parcel : {}
  return (ofParcel[step] ?? updates[step])({ id: order_id })
}
