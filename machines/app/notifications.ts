import type { Notification } from '#openapi/generated/client.ts'

/** One notification that the customer opened, or all that the customer was shown. `until` is the newest `created_at`. */
export type Mark = { type: 'one'; id: string } | { type: 'all'; until: string }

type Marked = Pick<Notification, 'id' | 'is_read' | 'created_at'>

/** Whether a notification is read, by the server's list or by a mark that is newer than the list. */
export const isRead = ({ id, is_read, created_at }: Marked, marks: readonly Mark[]): boolean =>
  is_read ||
  marks.some((mark) =>
    mark.type === 'one' ? mark.id === id : Date.parse(created_at) <= Date.parse(mark.until),
  )
