import { ApiError } from '#api/api-error.ts'
import { tellTransferMachine } from '#machines/tell-transfer.machine.ts'
import { bank, exchange } from '#tests/machines/samples/unpaid-order.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const order = { order_id: 100001 }
const write = (customer_input: string, value: string) =>
  ({ type: 'field.change', customer_input, value }) as const
const send = { type: 'form.submit' } as const
const listed = done('listOfflinePaymentMethods', [bank])
const offline = new TypeError('Failed to fetch')
const badReference = new ApiError(403, [{ code: 'reference', message: 'The reference is too long.' }])
const updated = { message: 'Payment info updated.' }

// docs/spec.md §8 (Payment info updated), docs/contract.md §2 Orders: payment_method offline_payment.
export const tellTransferStories = stories(tellTransferMachine, {
  'the transfer form sends the details, and the store reviews them': {
    input: order,
    when: [
      at('listing', ['busy']),
      listed,
      at({ filling: 'fresh' }),
      write('reference', ' TR-1 '),
      write('holder', '  '),
      { type: 'note.change', note: ' Sent this morning ' },
      send,
      at('sending', ['busy']),
      done('saveOfflinePayment', updated),
    ],
    ends: 'told',
    asked: [
      ['listOfflinePaymentMethods'],
      [
        'saveOfflinePayment',
        {
          order_id: 100001,
          method_id: 3,
          method_informations: [{ customer_input: 'reference', customer_data: 'TR-1' }],
          customer_note: 'Sent this morning',
        },
      ],
    ],
    output: updated,
  },
  'the transfer form sends no note when none is written': {
    input: order,
    when: [listed, write('reference', 'TR-1'), write('holder', 'Mona'), send],
    ends: 'sending',
    asked: [
      ['listOfflinePaymentMethods'],
      [
        'saveOfflinePayment',
        {
          order_id: 100001,
          method_id: 3,
          method_informations: [
            { customer_input: 'reference', customer_data: 'TR-1' },
            { customer_input: 'holder', customer_data: 'Mona' },
          ],
          customer_note: null,
        },
      ],
    ],
  },
  'the transfer form asks for a required field, and sends once it is there': {
    input: order,
    when: [
      listed,
      send,
      at({ filling: 'missing' }),
      write('reference', '  '),
      send,
      write('reference', 'TR-1'),
      send,
    ],
    ends: 'sending',
  },
  'the transfer form asks for the method where there are several': {
    input: order,
    when: [
      done('listOfflinePaymentMethods', [bank, exchange]),
      write('reference', 'TR-1'),
      send,
      at({ filling: 'missing' }),
      { type: 'method.choose', method_id: 4 },
      at({ filling: 'fresh' }),
      send,
    ],
    ends: 'sending',
    context: { method_id: 4 },
  },
  'the transfer form says what the server refuses and keeps everything': {
    input: order,
    when: [listed, write('reference', 'TR-1'), send, refused('saveOfflinePayment', badReference)],
    ends: { filling: 'refused' },
    context: {
      values: { reference: 'TR-1' },
      refusals: [{ code: 'reference', message: 'The reference is too long.' }],
    },
  },
  'the transfer form forgets the refusal with the next try': {
    input: order,
    when: [listed, write('reference', 'TR-1'), send, refused('saveOfflinePayment', badReference), send],
    ends: 'sending',
    context: { refusals: [] },
  },
  'the transfer form forgets the refusal with another method': {
    input: order,
    when: [
      done('listOfflinePaymentMethods', [bank, exchange]),
      { type: 'method.choose', method_id: 3 },
      write('reference', 'TR-1'),
      send,
      refused('saveOfflinePayment', badReference),
      { type: 'method.choose', method_id: 4 },
    ],
    ends: { filling: 'fresh' },
    context: { refusals: [], values: { reference: 'TR-1' } },
  },
  'the transfer form keeps everything when no answer comes, and sends again': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      send,
      refused('saveOfflinePayment', offline),
      at({ filling: 'failed' }),
      send,
    ],
    ends: 'sending',
    context: { values: { reference: 'TR-1' } },
  },
  'the transfer form reads the accounts again when they did not come': {
    input: order,
    when: [refused('listOfflinePaymentMethods', offline), at('unlisted'), { type: 'list.retry' }, listed],
    ends: { filling: 'fresh' },
    context: { method_id: 3 },
  },
  'the transfer form says when the shop takes no transfers': {
    input: order,
    when: [done('listOfflinePaymentMethods', []), ignored(send), at('notOffered'), { type: 'list.retry' }],
    ends: 'listing',
  },
})
