import { giveTo } from '../support/books.ts'
import type { Body, Cases } from '../support/cases.type.ts'

export const cases = {
  listLoyaltyTransactions: {
    own: ({ data }) => data.map(({ transaction_id }: Body) => transaction_id),
    ends: 'what is shown as it is',
  },
  transferPoints: {
    body: () => ({ point: 100 }),
    giveBack: (give) => giveTo(give, { points: 100 }),
  },
} satisfies Cases
