import { pagedListMachine } from '#machines/catalogue/paged-list.machine.ts'
import { failure, told } from '#tests/support/told.ts'

/** docs/spec.md §8 General errors: a list that could not be read again stays, and the server's words are said. */
export const pagedListTold = told(pagedListMachine, {
  // The list is read again because of the order, which a toast names.
  failure: ({ fact }) => ({ ...failure({ fact }), mayAlsoSay: [['info', /^Order #\d+/]] }),
})
