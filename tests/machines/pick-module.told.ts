import { pickModuleMachine } from '#machines/app/pick-module.machine.ts'
import { told } from '#tests/support/told.ts'

/** docs/spec.md §2 Module picker, §4 Location pick. */
export const pickModuleTold = told(pickModuleMachine, {
  picked: { says: [['success', 'A module has been selected.']], goes: '/home', over: null },
  dismissed: { over: null },
})
