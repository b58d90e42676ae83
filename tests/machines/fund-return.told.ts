import { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §7 Other: the wallet has more in it now. */
export const fundReturnTold = told(fundReturnMachine, { 'fund.arrived': { readsAgain: ['getCustomerInfo'] } })
