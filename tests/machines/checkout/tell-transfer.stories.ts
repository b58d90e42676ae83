import { ApiError } from '#api/api-error.ts'
import { tellTransferMachine } from '#machines/checkout/tell-transfer.machine.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import { bank, exchange, told } from '#tests/machines/samples/unpaid-order.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const order = { order_id: 100001, told: null }
const write = (customer_input: string, value: string) =>
  ({ type: 'field.change', customer_input, value }) as const
const send = { type: 'form.submit' } as const
const listed = done('listOfflinePaymentMethods', [bank])
const offline = new TypeError('Failed to fetch')
const badReference = new ApiError(403, [{ code: 'reference', message: 'The reference is too long.' }])
const receipt = chosen('receipt')
const letter = chosen('letter', 'application/pdf')
const withReceipt = {
  order_id: 100001,
  method_id: 3,
  method_informations: [{ customer_input: 'reference', customer_data: 'TR-1' }],
  customer_note: null,
  proof: [receipt],
}
const choose = (picture: ReturnType<typeof chosen>) => ({ type: 'proof.choose' as const, picture })
const read = (picture: ReturnType<typeof chosen>) => done('readPictures', [picture])
const updated = { message: 'Payment info updated.' }

// docs/spec.md §8 (Payment info updated), docs/contract.md §2 Orders: payment_method offline_payment.
export const tellTransferStories = stories(tellTransferMachine, {
  'the transfer form begins empty': {
    input: order,
    when: [],
    ends: 'listing',
    context: {
      order_id: 100001,
      told: null,
      methods: [],
      method_id: undefined,
      values: {},
      note: '',
      proof: [],
      chosen: [],
      refusals: [],
    },
  },
  'the transfer form keeps what the shop could not confirm, to be corrected': {
    input: { ...order, told: { ...told('denied', 'No money came.'), customer_note: 'From my wife' } },
    when: [done('listOfflinePaymentMethods', [exchange, bank]), write('reference', 'TR-2'), send],
    ends: { sending: 'inTime' },
    asked: [
      ['listOfflinePaymentMethods'],
      [
        'saveOfflinePayment',
        {
          order_id: 100001,
          method_id: 3,
          method_informations: [{ customer_input: 'reference', customer_data: 'TR-2' }],
          customer_note: 'From my wife',
          proof: [],
        },
      ],
    ],
    context: { method_id: 3, values: { reference: 'TR-2' }, note: 'From my wife' },
  },
  'the transfer form asks for the method again when the earlier one is no longer offered': {
    input: { ...order, told: { ...told('denied'), method_id: 9 } },
    when: [done('listOfflinePaymentMethods', [exchange, bank])],
    ends: { filling: 'fresh' },
    context: { method_id: undefined, values: { reference: 'TR-1' } },
  },
  // docs/spec.md §5 Uploads: images only.
  'the transfer form sends one picture as the proof, the one chosen last': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      choose(chosen('screenshot')),
      read(chosen('screenshot')),
      choose(receipt),
      read(receipt),
      send,
    ],
    ends: { sending: 'inTime' },
    asked: [
      ['listOfflinePaymentMethods'],
      ['readPictures', [chosen('screenshot')]],
      ['readPictures', [receipt]],
      ['saveOfflinePayment', withReceipt],
    ],
  },
  'the transfer form leaves out a proof that is no picture, and keeps the earlier one': {
    input: order,
    when: [listed, choose(receipt), read(receipt), choose(letter), read(letter)],
    ends: { filling: 'notPicture' },
    context: { proof: [receipt] },
  },
  'the transfer form leaves out a proof that the browser cannot draw, and keeps the earlier one': {
    input: order,
    when: [
      listed,
      choose(chosen('screenshot')),
      read(chosen('screenshot')),
      choose(receipt),
      read(undrawn(receipt)),
    ],
    ends: { filling: 'notPicture' },
    context: { proof: [chosen('screenshot')], chosen: [] },
  },
  'the transfer form leaves out a proof that the browser failed to read': {
    input: order,
    when: [listed, choose(receipt), refused('readPictures')],
    ends: { filling: 'notPicture' },
    context: { proof: [], chosen: [] },
  },
  'the transfer form takes the proof once the browser has drawn it': {
    input: order,
    when: [listed, choose(receipt), at({ filling: 'reading' }, [])],
    ends: { filling: 'reading' },
    context: { proof: [], chosen: [receipt] },
  },
  'the transfer form reads only the proof that was chosen last': {
    input: order,
    when: [listed, choose(chosen('screenshot')), choose(receipt), read(receipt)],
    ends: { filling: 'fresh' },
    asked: [
      ['listOfflinePaymentMethods'],
      ['readPictures', [chosen('screenshot')]],
      ['readPictures', [receipt]],
    ],
    context: { proof: [receipt], chosen: [] },
  },
  'the customer fills in the transfer form while the proof is read': {
    input: order,
    when: [
      done('listOfflinePaymentMethods', [bank, exchange]),
      choose(chosen('screenshot')),
      read(chosen('screenshot')),
      { type: 'method.choose', method_id: 3 },
      write('reference', 'TR-1'),
      send,
      refused('saveOfflinePayment', badReference),
      choose(receipt),
      { type: 'method.choose', method_id: 4 },
      write('reference', 'TR-2'),
      { type: 'note.change', note: 'From my wife' },
      { type: 'proof.remove' },
      at({ filling: 'reading' }),
    ],
    ends: { filling: 'reading' },
    context: {
      method_id: 4,
      values: { reference: 'TR-2' },
      note: 'From my wife',
      proof: [],
      chosen: [receipt],
      refusals: [],
    },
  },
  'the transfer form forgets with the proof, while another one is read, what the server held against it': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      send,
      refused('saveOfflinePayment', badReference),
      choose(receipt),
      { type: 'proof.remove' },
    ],
    ends: { filling: 'reading' },
    context: { refusals: [] },
  },
  'details that are sent while the proof is read wait for it': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      choose(receipt),
      send,
      at('awaitingProof', ['busy']),
      ignored(send),
      read(receipt),
    ],
    ends: { sending: 'inTime' },
    asked: [
      ['listOfflinePaymentMethods'],
      ['readPictures', [receipt]],
      ['readPictures', [receipt]],
      ['saveOfflinePayment', withReceipt],
    ],
  },
  'details are not sent without a proof that the browser cannot draw: the form says so first': {
    input: order,
    when: [listed, write('reference', 'TR-1'), choose(receipt), send, read(undrawn(receipt))],
    ends: { filling: 'notPicture' },
    context: { proof: [], chosen: [] },
  },
  'details are not sent without a proof that the browser failed to read: the form says so first': {
    input: order,
    when: [listed, write('reference', 'TR-1'), choose(receipt), send, refused('readPictures')],
    ends: { filling: 'notPicture' },
    context: { proof: [], chosen: [] },
  },
  'details that waited for their proof say which field is missing': {
    input: order,
    when: [listed, choose(receipt), send, read(receipt)],
    ends: { filling: 'missing' },
    context: { proof: [receipt] },
  },
  'the transfer form takes the proof away, and what the server held against it': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      choose(receipt),
      read(receipt),
      send,
      refused('saveOfflinePayment', badReference),
      { type: 'proof.remove' },
    ],
    ends: { filling: 'fresh' },
    context: { proof: [], refusals: [] },
  },
  'the transfer form forgets what the server held against a proof with another one': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      send,
      refused('saveOfflinePayment', badReference),
      choose(receipt),
      read(receipt),
    ],
    ends: { filling: 'fresh' },
    context: { proof: [receipt], refusals: [] },
  },
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
      at({ sending: 'inTime' }, ['busy']),
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
          proof: [],
        },
      ],
    ],
    output: { type: 'told', ...updated },
  },
  'the transfer form sends no note when none is written': {
    input: order,
    when: [listed, write('reference', 'TR-1'), write('holder', 'Mona'), send],
    ends: { sending: 'inTime' },
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
          proof: [],
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
    ends: { sending: 'inTime' },
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
    ends: { sending: 'inTime' },
    context: { method_id: 4 },
  },
  'the transfer form chooses no method for the customer where there are several': {
    input: order,
    when: [done('listOfflinePaymentMethods', [bank, exchange])],
    ends: { filling: 'fresh' },
    context: { method_id: undefined },
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
    ends: { sending: 'inTime' },
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
    ends: { sending: 'inTime' },
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

  // The server cancels an order whose money did not come in time (docs/contract.md §2 Orders: payment_deadline).
  'nothing can be told once the time to pay is over': {
    input: order,
    when: [listed, write('reference', 'TR-1'), { type: 'time.over' }],
    ends: 'late',
    asked: [['listOfflinePaymentMethods']],
    output: { type: 'late' },
  },
  'no details are sent whose proof is still read when the time to pay runs out': {
    input: order,
    when: [listed, write('reference', 'TR-1'), choose(receipt), send, { type: 'time.over' }],
    ends: 'late',
    asked: [['listOfflinePaymentMethods'], ['readPictures', [receipt]], ['readPictures', [receipt]]],
    output: { type: 'late' },
  },
  'the time to pay runs out before the accounts are listed': {
    input: order,
    when: [{ type: 'time.over' }],
    ends: 'late',
    output: { type: 'late' },
  },
  'details that are on their way when the time to pay runs out are taken when the server takes them': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      send,
      at({ sending: 'inTime' }, ['busy']),
      { type: 'time.over' },
      at({ sending: 'late' }, ['busy']),
      done('saveOfflinePayment', updated),
    ],
    ends: 'told',
    output: { type: 'told', message: 'Payment info updated.' },
  },
  'details that are refused after the time to pay ran out are not asked for again': {
    input: order,
    when: [
      listed,
      write('reference', 'TR-1'),
      send,
      { type: 'time.over' },
      refused('saveOfflinePayment', badReference),
    ],
    ends: 'late',
    output: { type: 'late' },
  },
})
