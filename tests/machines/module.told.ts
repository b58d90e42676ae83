import { moduleMachine } from '#machines/app/module.machine.ts'
import { nothing, told } from '#tests/support/told.ts'

/** docs/spec.md §4 Location pick; a module that an address or another tab names is entered without a word. */
export const moduleTold = told(moduleMachine, {
  'module.changed': ({ by }) =>
    by.startsWith('module.set')
      ? { says: [['success', 'A module has been selected.']], goes: '/home', over: null }
      : { goes: /^\/about-us/ },
  'module.notStored': nothing,
})
