import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { writeReviewsMachine } from '#machines/orders/write-reviews.machine.ts'

export type Reviewing = {
  snapshot: SnapshotFrom<typeof writeReviewsMachine>
  send: (event: EventFromLogic<typeof writeReviewsMachine>) => void
}
