import { saveDataMachine } from '#machines/account/save-data.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/contract.md §2 Ours: the browser has the file. */
export const saveDataTold = told(saveDataMachine, {
  'data.saved': { says: [['success', 'Your data is saved as a file.']] },
  failure,
})
