import { ApiError } from '#api/api-error.ts'
import { addFundMachine } from '#machines/account/add-fund.machine.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const write = (amount: string) => ({ type: 'amount.change', amount }) as const
const send = { type: 'form.submit' } as const
const page = { redirect_link: 'https://pay.example/1' }
const most = new ApiError(403, [{ code: 'amount', message: 'At most 1000000' }])
type Asked = [port: 'addFund', input: { key: string; amount: number }]
const asked = (key: string, amount: number): Asked => ['addFund', { key, amount }]

// docs/spec.md §7 Other: wallet add-fund; docs/contract.md §1: Idempotency-Key, §2 Wallet: it answers `redirect_link`.
export const addFundStories = stories(addFundMachine, {
  'the add-money form opens with an empty form that nothing is held against': {
    when: [],
    ends: { editing: 'fresh' },
    context: { amount: '', key: '', redirect_link: '', refusals: [] },
  },
  'the add-money form leads to the gateway with the amount that was written last': {
    when: [
      at({ editing: 'fresh' }),
      write('4'),
      write(' 40.50 '),
      send,
      at('makingKey', ['busy']),
      done('newFundKey', 'key-1'),
      at('submitting', ['busy']),
      done('addFund', page),
      at('leaving', ['busy']),
    ],
    ends: 'leaving',
    asked: [['newFundKey'], asked('key-1', 40.5), ['openGateway', page]],
  },
  'the add-money form understands Arabic digits': {
    when: [write('٤٠'), send, done('newFundKey', 'key-1')],
    ends: 'submitting',
    asked: [['newFundKey'], asked('key-1', 40)],
  },
  'the add-money form asks for an amount when there is none': {
    when: [send],
    ends: { editing: 'invalid' },
    asked: [],
  },
  'the add-money form asks for an amount above zero, and stops as soon as the customer writes': {
    when: [write('0'), send, at({ editing: 'invalid' }), send, at({ editing: 'invalid' }), write('05')],
    ends: { editing: 'fresh' },
    asked: [],
    context: { amount: '05' },
  },
  'the add-money form says why the amount is refused and keeps it': {
    when: [write('2000000'), send, done('newFundKey', 'key-1'), refused('addFund', most)],
    ends: { editing: 'refused' },
    context: { amount: '2000000', refusals: [{ code: 'amount', message: 'At most 1000000' }] },
  },
  'the add-money form holds nothing against another amount, which is another payment': {
    when: [
      write('2000000'),
      send,
      done('newFundKey', 'key-1'),
      refused('addFund', most),
      write('200'),
      at({ editing: 'fresh' }),
      send,
      done('newFundKey', 'key-2'),
    ],
    ends: 'submitting',
    asked: [['newFundKey'], asked('key-1', 2_000_000), ['newFundKey'], asked('key-2', 200)],
    context: { refusals: [] },
  },
  'the add-money form asks for the same payment when the answer was lost': {
    when: [
      write('40'),
      send,
      done('newFundKey', 'key-1'),
      refused('addFund', new TypeError('Failed to fetch')),
      at({ editing: 'failed' }),
      send,
      at('submitting', ['busy']),
      done('addFund', page),
    ],
    ends: 'leaving',
    asked: [['newFundKey'], asked('key-1', 40), asked('key-1', 40), ['openGateway', page]],
    context: { amount: '40' },
  },
  'the add-money form takes back what was held against the amount while it is asked again': {
    when: [write('40'), send, done('newFundKey', 'key-1'), refused('addFund', most), send],
    ends: 'submitting',
    context: { refusals: [] },
  },
  'the add-money form keeps the amount when the gateway cannot be reached': {
    when: [
      write('40'),
      send,
      done('newFundKey', 'key-1'),
      refused('addFund', new ApiError(503, [{ code: 'unavailable', message: 'Not now' }])),
    ],
    ends: { editing: 'failed' },
    context: { amount: '40', refusals: [] },
  },
  'the add-money form keeps the amount when no key can be made': {
    when: [write('40'), send, refused('newFundKey')],
    ends: { editing: 'failed' },
    context: { amount: '40' },
  },
  'the add-money form asks once, although the form is sent twice': {
    when: [
      write('40'),
      send,
      ignored(send),
      done('newFundKey', 'key-1'),
      ignored(send),
      ignored(write('400')),
      done('addFund', page),
      ignored(send),
    ],
    ends: 'leaving',
    asked: [['newFundKey'], asked('key-1', 40), ['openGateway', page]],
  },
  'the add-money form begins another payment when the customer comes back from the gateway by the way they went':
    {
      when: [
        write('40'),
        send,
        done('newFundKey', 'key-1'),
        done('addFund', page),
        done('openGateway'),
        at({ editing: 'fresh' }),
        send,
        done('newFundKey', 'key-2'),
      ],
      ends: 'submitting',
      asked: [['newFundKey'], asked('key-1', 40), ['openGateway', page], ['newFundKey'], asked('key-2', 40)],
    },
  'the add-money form keeps the amount when the browser does not go': {
    when: [write('40'), send, done('newFundKey', 'key-1'), done('addFund', page), refused('openGateway')],
    ends: { editing: 'failed' },
    context: { amount: '40' },
  },
})
