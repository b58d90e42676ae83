import type { EventFrom, SnapshotFrom } from 'xstate'
import type { offerPaymentMachine } from '#machines/offer-payment.machine.ts'
import type { payOrderMachine } from '#machines/pay-order.machine.ts'
import type { Child } from '#src/flow/use-child.ts'

export type PaySnapshot = SnapshotFrom<typeof payOrderMachine>
export type SendPay = (event: EventFrom<typeof payOrderMachine>) => void
export type Offer = Pick<Child<typeof offerPaymentMachine>, 'snapshot' | 'send'>
