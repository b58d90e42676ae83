import type { Reactions } from './reactions.ts'

/** The balance and its transactions have changed (docs/spec.md §7 Other). */
export const fundReturnReactions: Reactions<'fundReturn'> = {
  'fund.arrived': ({ refreshList }) => [{ readAgain: ['getCustomerInfo'] }, { run: refreshList }],
}
