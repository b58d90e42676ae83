import type { Notification } from '#openapi/generated/client.ts'

/** A notification and, of an order, its earlier steps, the newest first. */
export type FoldedSteps<Step> = { newest: Step; earlier: Step[] }

/**
 * One row per order, where its newest step is; notifications of no order stay rows of their own. `notifications` are the
 * loaded pages in the server's order: steps on a later page join their row when that page is loaded.
 */
export function foldSteps<Step extends Pick<Notification, 'order_id'>>(
  notifications: readonly Step[],
): FoldedSteps<Step>[] {
  const rows: FoldedSteps<Step>[] = []
  const ofOrder = new Map<number, FoldedSteps<Step>>()
  for (const notification of notifications) {
    const { order_id } = notification
    const before = order_id === null ? undefined : ofOrder.get(order_id)
    if (before) {
      before.earlier.push(notification)
      continue
    }
    const row = { newest: notification, earlier: [] }
    rows.push(row)
    if (order_id !== null) ofOrder.set(order_id, row)
  }
  return rows
}
