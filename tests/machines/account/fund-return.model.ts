import { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import type { Transaction } from '#openapi/generated/client.ts'
import { model } from '#tests/support/model.ts'

const reference = 'payment-1'
const row: Transaction = {
  transaction_id: '1',
  transaction_type: 'add_fund',
  credit: 40,
  debit: 0,
  balance: 40,
  reference,
  created_at: '2026-11-20T12:00:00.000Z',
}

const transactions = {
  done: [
    { total_size: 1, limit: 10, offset: 1, data: [row] },
    { total_size: 0, limit: 10, offset: 1, data: [] },
  ],
  refused: [new TypeError('Failed to fetch')],
}

export const fundReturnModel = model(fundReturnMachine, {
  inputs: {
    'a payment that went well': { flag: 'success', reference },
    'a payment that failed': { flag: 'fail', reference },
    'a payment that was given up': { flag: 'cancel', reference },
  },
  events: { 'look.again': [{}], 'notice.close': [{}] },
  answers: { listWalletTransactions: transactions },
  stateKey: ({ context }) => String(context.questions),
})
