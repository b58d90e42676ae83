import type { EventFrom, SnapshotFrom } from 'xstate'
import type { offerPaymentMachine } from '#machines/checkout/offer-payment.machine.ts'
import type { payOrderMachine } from '#machines/checkout/pay-order.machine.ts'
import type { readOrderMachine } from '#machines/checkout/read-order.machine.ts'
import type { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import type { Child } from '#src/flow/use-child.ts'

export type PaySnapshot = SnapshotFrom<typeof payOrderMachine>
export type SendPay = (event: EventFrom<typeof payOrderMachine>) => void
/** Whether the wallet pays its part again, and whether money can be added to it. */
export type WalletChoice = { usesWallet: boolean; canAdd: boolean }
export type Offer = Pick<Child<typeof offerPaymentMachine>, 'snapshot' | 'send'>
export type Reading = Pick<Child<typeof readOrderMachine>, 'snapshot' | 'send'>
export type TransferTold = Pick<Child<typeof tellTransferMachine>, 'snapshot' | 'send'>
