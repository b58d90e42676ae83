import type { EmittedFrom } from 'xstate'
import type { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import type { ReactionsOf } from './reactions.ts'

declare module '#src/core/told.ts' {
  interface Facts {
    fundReturn: EmittedFrom<typeof fundReturnMachine>
  }
  interface Given {
    fundReturn: { refreshList: () => void }
  }
}

/** The balance and its transactions have changed (docs/spec.md §7 Other). */
export const reactions: ReactionsOf<'fundReturn'> = {
  fundReturn: {
    'fund.arrived': () => [{ readAgain: ['getCustomerInfo'] }, { screen: ['refreshList'] }],
  },
}
