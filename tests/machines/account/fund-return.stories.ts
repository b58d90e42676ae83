import { fundReturnMachine } from '#machines/account/fund-return.machine.ts'
import type { Transaction } from '#openapi/generated/client.ts'
import { after, at, done, refused, stories } from '#tests/support/story.ts'

const input = { flag: 'success', reference: 'payment-1' } as const
const row = (reference: string, credit: number): Transaction => ({
  transaction_id: `${reference}-${credit}`,
  transaction_type: 'add_fund',
  credit,
  debit: 0,
  balance: credit,
  reference,
  created_at: '2026-11-20T12:00:00.000Z',
})
const list = (...data: Transaction[]) => ({ total_size: data.length, limit: 10, offset: 1, data })
const other = list(row('payment-0', 70))
const come = list(row('payment-1', 10), row('payment-1', 100), row('payment-0', 70))

const ask: [port: 'listWalletTransactions'] = ['listWalletTransactions']
const nothing = done('listWalletTransactions', other)

// docs/contract.md §2 Wallet: the browser comes back with `flag` and a `token`; what came is seen in the transactions.
export const fundReturnStories = stories(fundReturnMachine, {
  'the payment return tells that the money came, with what was added to it': {
    input,
    when: [at('asking', ['busy']), done('listWalletTransactions', come)],
    ends: 'arrived',
    asked: [ask],
    heard: [{ type: 'fund.arrived' }],
    context: { credit: 110 },
  },
  'the payment return believes the transactions and not the address': {
    input,
    when: [nothing],
    ends: 'waiting',
    asked: [ask],
    context: { credit: 0 },
  },
  'the payment return takes the smallest amount for money': {
    input,
    when: [done('listWalletTransactions', list(row('payment-1', 0.5)))],
    ends: 'arrived',
    heard: [{ type: 'fund.arrived' }],
    context: { credit: 0.5 },
  },
  'the payment return waits for money that comes late': {
    input,
    when: [
      nothing,
      at('waiting', ['busy']),
      after('pollPause', 1000),
      refused('listWalletTransactions'),
      after('pollPause', 2000),
      done('listWalletTransactions', come),
    ],
    ends: 'arrived',
    asked: [ask, ask, ask],
    heard: [{ type: 'fund.arrived' }],
  },
  'the payment return asks for half a minute and then leaves it to the customer': {
    input,
    when: [
      nothing,
      ...[1000, 2000, 4000, 8000, 16_000].flatMap((ms) => [after('pollPause', ms), nothing]),
      at('pending'),
      { type: 'look.again' },
      at('asking', ['busy']),
      nothing,
      after('pollPause', 1000),
      done('listWalletTransactions', come),
    ],
    ends: 'arrived',
    heard: [{ type: 'fund.arrived' }],
  },
  'the payment return tells of a payment that failed only when the transactions show no money': {
    input: { flag: 'fail', reference: 'payment-1' },
    when: [at('asking', ['busy']), nothing],
    ends: { unpaid: 'pausing' },
    asked: [ask],
  },
  'the payment return believes the transactions and not an address that says that it failed': {
    input: { flag: 'fail', reference: 'payment-1' },
    when: [done('listWalletTransactions', come)],
    ends: 'arrived',
    heard: [{ type: 'fund.arrived' }],
    context: { credit: 110 },
  },
  'the payment return believes the transactions and not an address that says that it was given up': {
    input: { flag: 'cancel', reference: 'payment-1' },
    when: [done('listWalletTransactions', come)],
    ends: 'arrived',
    heard: [{ type: 'fund.arrived' }],
  },
  'the payment return says nothing of a payment that failed before the server has answered': {
    input: { flag: 'fail', reference: 'payment-1' },
    when: [refused('listWalletTransactions')],
    ends: 'waiting',
  },
  'the payment return finds money that comes after it said that none did': {
    input: { flag: 'cancel', reference: 'payment-1' },
    when: [
      nothing,
      after('pollPause', 1000),
      at({ unpaid: 'looking' }, []),
      done('listWalletTransactions', come),
    ],
    ends: 'arrived',
    asked: [ask, ask],
    heard: [{ type: 'fund.arrived' }],
    context: { credit: 110 },
  },
  'the payment return looks for half a minute for money that the gateway denies, and then on request': {
    input: { flag: 'fail', reference: 'payment-1' },
    when: [
      nothing,
      after('pollPause', 1000),
      done('listWalletTransactions', other),
      after('pollPause', 2000),
      refused('listWalletTransactions'),
      ...[4000, 8000, 16_000].flatMap((ms) => [
        after('pollPause', ms),
        done('listWalletTransactions', other),
      ]),
      at({ unpaid: 'resting' }),
      { type: 'look.again' },
      at('asking', ['busy']),
      nothing,
      after('pollPause', 1000),
      done('listWalletTransactions', come),
    ],
    ends: 'arrived',
    heard: [{ type: 'fund.arrived' }],
  },
  'the payment return is gone once the customer has read it': {
    input: { flag: 'fail', reference: 'payment-1' },
    when: [{ type: 'notice.close' }],
    ends: 'closed',
  },
  'the payment return asks no more once the customer has closed it': {
    input,
    when: [nothing, { type: 'notice.close' }],
    ends: 'closed',
    asked: [ask],
  },
})
