import type { Body, Cases } from '../support/cases.type.ts'

export const cases = {
  listWalletTransactions: {
    own: ({ data }) => data.map(({ transaction_id }: Body) => transaction_id),
    ends: 'what is shown as it is',
  },
  listWalletBonuses: {
    shared: 'the shop offers every customer the same',
  },
  addFund: {
    body: () => ({ amount: 25, callback: '/profile?page=wallet', payment_method: 'sandbox' }),
  },
} satisfies Cases
