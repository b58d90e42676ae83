import type { EmittedFrom } from 'xstate'
import type { saveReceiptMachine } from '#machines/orders/save-receipt.machine.ts'
import type { ReactionsOf } from './reactions.ts'
import { sayFailure } from './say.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    saveReceipt: EmittedFrom<typeof saveReceiptMachine>
  }
}

/** The browser itself shows the file that it saves. */
export const reactions: ReactionsOf<'saveReceipt'> = {
  saveReceipt: {
    failure: (failure) => [sayFailure(failure)],
  },
}
