import type { EventFrom, SnapshotFrom } from 'xstate'
import type { payOrderMachine } from '#machines/pay-order.machine.ts'

export type PaySnapshot = SnapshotFrom<typeof payOrderMachine>
export type SendPay = (event: EventFrom<typeof payOrderMachine>) => void
