import { ApiError } from '#api/api-error.ts'
import { fillRefundMachine } from '#machines/orders/fill-refund.machine.ts'
import type { RefundChange } from '#machines/orders/refund-form.ts'
import { chosen, undrawn } from '#tests/machines/samples/prescription.ts'
import {
  asked,
  badPicture,
  GRILL,
  KEBAB,
  offer,
  offline,
  reasons,
  stillRunning,
  tooLate,
} from '#tests/machines/samples/refund.ts'
import { after, at, done, ignored, refused, stories } from '#tests/support/story.ts'

const input = { offer }
const listed = done('listRefundReasons', reasons)
const change = (what: RefundChange) => ({ type: 'draft.change' as const, change: what })
const because = change({ reason: 'Something is missing' })
const add = (...pictures: ReturnType<typeof chosen>[]) => ({ type: 'pictures.add' as const, pictures })
const read = (...pictures: ReturnType<typeof chosen>[]) => done('readPictures', pictures)
const submit = { type: 'form.submit' } as const
const key = 'a-key-of-this-request'
const keyed = done('newRequestKey', key)
const placed = done('requestRefund', { message: 'Your refund request has been placed.' })
const requested = { type: 'requested', message: 'Your refund request has been placed.' } as const
const whole = { order_id: 100001, customer_reason: 'Something is missing', pictures: [] }
const [missing, torn, cold, late] = [chosen('missing'), chosen('torn'), chosen('cold'), chosen('late')]

// docs/spec.md §5 Uploads: at most three images; decision 013: items and pieces, a reason, a note.
export const fillRefundStories = stories(fillRefundMachine, {
  'a customer asks for the whole order back for the reason that was chosen last': {
    input,
    when: [
      at('listing', ['busy']),
      listed,
      at({ filling: 'fresh' }),
      change({ reason: 'It is spoiled or damaged' }),
      because,
      submit,
      at('makingKey', ['busy']),
      keyed,
      at('sending', ['busy']),
      placed,
    ],
    ends: 'requested',
    asked: [['listRefundReasons'], ['newRequestKey'], ['requestRefund', { key, request: whole }]],
    output: requested,
  },
  'a customer asks for some pieces back, with a note and pictures': {
    input,
    when: [
      listed,
      change({ scope: 'items' }),
      change({ line_id: KEBAB, step: 1 }),
      change({ line_id: KEBAB, step: 1 }),
      because,
      change({ note: ' Two were cold. ' }),
      add(cold),
      read(cold),
      submit,
      keyed,
      placed,
    ],
    ends: 'requested',
    asked: [
      ['listRefundReasons'],
      ['readPictures', [cold]],
      ['newRequestKey'],
      [
        'requestRefund',
        {
          key,
          request: {
            ...whole,
            customer_note: 'Two were cold.',
            lines: [{ id: KEBAB, quantity: 2 }],
            pictures: [cold],
          },
        },
      ],
    ],
    output: requested,
  },
  'the pieces of a line stay within what was ordered': {
    input,
    when: [
      listed,
      change({ scope: 'items' }),
      change({ line_id: GRILL, step: 1 }),
      change({ line_id: GRILL, step: 1 }),
      change({ line_id: KEBAB, step: -1 }),
      change({ line_id: 7, step: 1 }),
    ],
    ends: { filling: 'fresh' },
    context: {
      draft: { scope: 'items', pieces: { [GRILL]: 1, [KEBAB]: 0, 7: 0 }, reason: '', note: '', pictures: [] },
    },
  },
  'a request without a reason is not sent, and says so until the customer changes something': {
    input,
    when: [listed, submit, at({ filling: 'missing' }), because],
    ends: { filling: 'fresh' },
    asked: [['listRefundReasons']],
  },
  'a request for some items without an item is not sent': {
    input,
    when: [listed, because, change({ scope: 'items' }), submit],
    ends: { filling: 'missing' },
    asked: [['listRefundReasons']],
  },
  'a request starts empty, with nothing held against it': {
    input,
    when: [at('listing', ['busy'])],
    ends: 'listing',
    context: {
      offer,
      reasons: [],
      draft: { scope: 'whole', pieces: {}, reason: '', note: '', pictures: [] },
      key: '',
      pause: 2000,
      refusals: [],
    },
  },
  'the reasons are read again when they do not arrive': {
    input,
    when: [refused('listRefundReasons'), at('unlisted'), { type: 'reasons.retry' }, listed],
    ends: { filling: 'fresh' },
    asked: [['listRefundReasons'], ['listRefundReasons']],
    context: { reasons: reasons.refund_reasons },
  },

  'a fourth picture is left out, and the form says so': {
    input,
    when: [
      listed,
      add(missing, torn),
      read(missing, torn),
      at({ filling: 'fresh' }),
      add(cold),
      read(cold),
      at({ filling: 'fresh' }),
      add(late),
      read(late),
      at({ filling: 'tooManyPictures' }),
      { type: 'picture.remove', id: 'torn' },
      at({ filling: 'fresh' }),
    ],
    ends: { filling: 'fresh' },
    context: {
      draft: { scope: 'whole', pieces: {}, reason: '', note: '', pictures: [missing, cold] },
    },
  },
  'of four pictures that are chosen at once the first three stay, and a picture that fits clears the notice':
    {
      input,
      when: [
        listed,
        add(missing, torn, cold, late),
        read(missing, torn, cold, late),
        at({ filling: 'tooManyPictures' }),
        { type: 'picture.remove', id: 'torn' },
        add(chosen('letter', 'application/pdf')),
        read(chosen('letter', 'application/pdf')),
        at({ filling: 'notPictures' }),
        add(late),
        read(late),
      ],
      ends: { filling: 'fresh' },
      context: {
        draft: { scope: 'whole', pieces: {}, reason: '', note: '', pictures: [missing, cold, late] },
      },
    },
  'a file that is no picture is left out, and the form says so': {
    input,
    when: [
      listed,
      add(chosen('letter', 'application/pdf'), torn),
      read(chosen('letter', 'application/pdf'), torn),
    ],
    ends: { filling: 'notPictures' },
    context: { draft: { scope: 'whole', pieces: {}, reason: '', note: '', pictures: [torn] } },
  },

  // A photo of 48 megapixels takes a second to decode.
  'the form takes a chosen picture once the browser has drawn it': {
    input,
    when: [listed, add(cold), at({ filling: 'reading' }, []), read(cold)],
    ends: { filling: 'fresh' },
    asked: [['listRefundReasons'], ['readPictures', [cold]]],
    context: { draft: { pictures: [cold] }, chosen: [] },
  },
  'the form shows a chosen picture while the browser draws it, and does not count it yet': {
    input,
    when: [listed, add(cold)],
    ends: { filling: 'reading' },
    context: { draft: { pictures: [] }, chosen: [cold] },
  },
  'a file that the browser cannot draw is left out, and the others stay': {
    input,
    when: [listed, add(missing, torn, cold, late), read(missing, undrawn(torn), cold, late)],
    ends: { filling: 'notPictures' },
    context: { draft: { pictures: [missing, cold, late] }, chosen: [] },
  },
  'the form leaves out every file of a choice that the browser failed to read, and says so': {
    input,
    when: [listed, add(cold), read(cold), add(late), refused('readPictures')],
    ends: { filling: 'notPictures' },
    context: { draft: { pictures: [cold] }, chosen: [] },
  },
  'a second choice is read together with the first one': {
    input,
    when: [listed, add(missing), add(cold), read(missing, cold)],
    ends: { filling: 'fresh' },
    asked: [['listRefundReasons'], ['readPictures', [missing]], ['readPictures', [missing, cold]]],
    context: { draft: { pictures: [missing, cold] } },
  },
  'the customer fills in the form while the pictures are read': {
    input,
    when: [
      listed,
      add(missing),
      read(missing),
      add(cold),
      because,
      at({ filling: 'reading' }),
      { type: 'picture.remove', id: 'missing' },
      at({ filling: 'reading' }),
      read(cold),
    ],
    ends: { filling: 'fresh' },
    context: { draft: { reason: 'Something is missing', pictures: [cold] } },
  },
  'a request that is sent while its pictures are read waits for them': {
    input,
    when: [
      listed,
      because,
      add(cold),
      submit,
      at('awaitingPictures', ['busy']),
      ignored(submit),
      ignored(change({ note: 'More' })),
      read(cold),
      at('makingKey'),
      keyed,
      placed,
    ],
    ends: 'requested',
    asked: [
      ['listRefundReasons'],
      ['readPictures', [cold]],
      ['readPictures', [cold]],
      ['newRequestKey'],
      ['requestRefund', { key, request: { ...whole, pictures: [cold] } }],
    ],
    output: requested,
  },
  'a request is not sent without a picture that the browser cannot draw: the form says so first': {
    input,
    when: [listed, because, add(cold, torn), submit, read(cold, undrawn(torn))],
    ends: { filling: 'notPictures' },
    context: { draft: { pictures: [cold] }, chosen: [] },
  },
  'a request is not sent without the pictures that are too many: the form says so first': {
    input,
    when: [listed, because, add(missing, torn, cold, late), submit, read(missing, torn, cold, late)],
    ends: { filling: 'tooManyPictures' },
    context: { draft: { pictures: [missing, torn, cold] }, chosen: [] },
  },
  'a request is not sent without a choice that the browser failed to read: the form says so first': {
    input,
    when: [listed, because, add(cold), submit, refused('readPictures')],
    ends: { filling: 'notPictures' },
    context: { draft: { pictures: [] }, chosen: [] },
  },
  'a request that waited for its pictures names the missing answers': {
    input,
    when: [listed, add(cold), submit, read(cold)],
    ends: { filling: 'missing' },
    context: { draft: { pictures: [cold] } },
  },

  'a request whose reply was lost is sent again under its key, unchanged': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', offline),
      at({ filling: 'unanswered' }),
      submit,
      at('sending', ['busy']),
      placed,
    ],
    ends: 'requested',
    asked: [
      ['listRefundReasons'],
      ['newRequestKey'],
      ['requestRefund', { key, request: whole }],
      ['requestRefund', { key, request: whole }],
    ],
    output: requested,
  },
  'a request that was changed after a lost reply gets a new key': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', offline),
      change({ note: 'No bread' }),
      submit,
      done('newRequestKey', 'another-key'),
      placed,
    ],
    ends: 'requested',
    asked: [
      ['listRefundReasons'],
      ['newRequestKey'],
      ['requestRefund', { key, request: whole }],
      ['newRequestKey'],
      ['requestRefund', { key: 'another-key', request: { ...whole, customer_note: 'No bread' } }],
    ],
    output: requested,
  },
  'a request waits while the server still works on the first one, as long as the server says': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', stillRunning),
      at('waiting', ['busy']),
      after('stillRunningPause', 2000),
      refused('requestRefund', new ApiError(409, stillRunning.errors, 5)),
      after('stillRunningPause', 5000),
      placed,
    ],
    ends: 'requested',
    output: requested,
  },
  'a request that is on its way is not sent twice, nor changed': {
    input,
    when: [listed, because, submit, keyed, ignored(submit), ignored(change({ note: 'More' }))],
    ends: 'sending',
    asked: [['listRefundReasons'], ['newRequestKey'], ['requestRefund', { key, request: whole }]],
  },
  'a refused picture keeps the request, which is sent with a new key': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', badPicture),
      at({ filling: 'refused' }),
      submit,
      at('makingKey', ['busy']),
    ],
    ends: 'makingKey',
    context: { refusals: badPicture.errors },
  },
  'a request without a key shows none of the earlier refusals': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', badPicture),
      submit,
      refused('newRequestKey'),
    ],
    ends: { filling: 'refused' },
    context: { refusals: [] },
  },
  'a request without a key is not sent, and the form says so': {
    input,
    when: [listed, because, submit, refused('newRequestKey')],
    ends: { filling: 'refused' },
    asked: [['listRefundReasons'], ['newRequestKey']],
    context: { refusals: [] },
  },
  'a request that comes too late ends the form with the reason': {
    input,
    when: [listed, because, submit, keyed, refused('requestRefund', tooLate)],
    ends: 'closed',
    output: { type: 'closed', refusals: tooLate.errors },
  },
  'a refusal that closes the order ends the form also beside another refusal': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', new ApiError(403, [...badPicture.errors, ...tooLate.errors])),
    ],
    ends: 'closed',
    output: { type: 'closed', refusals: [...badPicture.errors, ...tooLate.errors] },
  },
  'a second request for the order ends the form with the reason': {
    input,
    when: [listed, because, submit, keyed, refused('requestRefund', asked)],
    ends: 'closed',
    output: { type: 'closed', refusals: asked.errors },
  },
  'a request for an order whose status has changed, or that is gone, ends the form': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused(
        'requestRefund',
        new ApiError(409, [{ code: 'order_status', message: 'Only a delivered order' }]),
      ),
    ],
    ends: 'closed',
    output: { type: 'closed', refusals: [{ code: 'order_status', message: 'Only a delivered order' }] },
  },
  'a refund request for an order of another customer ends the form': {
    input,
    when: [
      listed,
      because,
      submit,
      keyed,
      refused('requestRefund', new ApiError(404, [{ code: 'order', message: 'Order not found' }])),
    ],
    ends: 'closed',
    output: { type: 'closed', refusals: [{ code: 'order', message: 'Order not found' }] },
  },
})
