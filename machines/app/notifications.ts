import type { Notification } from '#openapi/generated/client.ts'

/** The notification that the customer opened; with a step of an order its earlier steps are read, too. */
export type Opened = Pick<Notification, 'id' | 'order_id' | 'created_at'>

/** One row that the customer opened, or all that the customer was shown. `until` is the newest `created_at`. */
export type Mark = { type: 'one'; opened: Opened } | { type: 'all'; until: string }

type Marked = Opened & Pick<Notification, 'is_read'>

/** Whether a notification is read, by the server's list or by a mark that is newer than the list. */
export const isRead = (notification: Marked, marks: readonly Mark[]): boolean =>
  notification.is_read ||
  marks.some((mark) =>
    mark.type === 'one'
      ? mark.opened.id === notification.id || isEarlierStep(notification, mark.opened)
      : isUpTo(notification, mark.until),
  )

const isEarlierStep = (step: Opened, opened: Opened) =>
  step.order_id !== null && step.order_id === opened.order_id && isUpTo(step, opened.created_at)

const isUpTo = ({ created_at }: Opened, until: string) => Date.parse(created_at) <= Date.parse(until)
