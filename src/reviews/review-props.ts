import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { rateOrderMachine } from '#machines/rate-order.machine.ts'

export type Rating = {
  snapshot: SnapshotFrom<typeof rateOrderMachine>
  send: (event: EventFromLogic<typeof rateOrderMachine>) => void
}
