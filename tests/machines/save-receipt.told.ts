import { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** The browser itself shows what it saves. */
export const saveReceiptTold = told(saveReceiptMachine, { failure })
