import { changeLanguageMachine } from '#machines/app/change-language.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/spec.md §4 Language: the page is loaded again, and says so in Arabic. */
export const changeLanguageTold = told(changeLanguageMachine, {
  changed: { says: [['success', /\p{Script=Arabic}/u]], loadsAgain: true, asks: ['listCart'], over: null },
  kept: { over: null },
  failure,
})
