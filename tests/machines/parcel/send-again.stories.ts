import { ApiError } from '#api/api-error.ts'
import { sendAgainMachine } from '#machines/parcel/send-again.machine.ts'
import { parcelAgain, parcelAgainToStore } from '#machines/rules/send-again.ts'
import { NOW } from '#tests/machines/samples/kept-draft.ts'
import { againOfGuest, backOfCustomer, begunParcel, oldParcel } from '#tests/machines/samples/send-again.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const { form } = parcelAgain(againOfGuest, oldParcel)
const nothingStored = { draft: null, now: NOW }
const begun = { draft: begunParcel(), now: NOW }
const nothingGone = { category: null, size: null }
const gone = new ApiError(404, [{ code: 'order', message: 'Order not found' }])
const filled = { type: 'filled' as const, parcel_category_id: 2, gone: nothingGone }
const order = { order_id: 100001, contact_number: '+971502223344' }

// Issue 22, line 9: an old parcel fills the form of the next one.
export const sendAgainStories = stories(sendAgainMachine, {
  'a guest sends an old parcel again with its order id and phone number': {
    input: againOfGuest,
    when: [
      at('readingOrder', ['busy']),
      done('trackOrder', oldParcel),
      at('readingDraft', ['busy']),
      done('readDraft', nothingStored),
      at('keepingDraft', ['busy']),
      done('keepDraft'),
    ],
    ends: 'filled',
    asked: [
      ['trackOrder', order],
      ['readDraft', { owner: 'guest guest-7', cart: 'parcel' }],
      ['keepDraft', parcelAgainToStore(againOfGuest, form)],
    ],
    output: filled,
  },
  'a customer sends an old parcel back, from its receiver to its sender': {
    input: backOfCustomer,
    when: [done('trackOrder', oldParcel), done('readDraft', nothingStored), done('keepDraft')],
    ends: 'filled',
    asked: [
      ['trackOrder', { order_id: 100001, contact_number: '' }],
      ['readDraft', { owner: 'customer 5', cart: 'parcel' }],
      [
        'keepDraft',
        parcelAgainToStore(backOfCustomer, { ...form, sender: form.receiver, receiver: form.sender }),
      ],
    ],
    output: filled,
  },
  'the parcel form says which category is no longer offered, and the rest of it is filled': {
    input: { ...againOfGuest, categories: [] },
    when: [done('trackOrder', oldParcel), done('readDraft', nothingStored), done('keepDraft')],
    ends: 'filled',
    output: { type: 'filled', parcel_category_id: null, gone: { category: 'Boxes', size: null } },
  },

  // docs/spec.md §4: a draft is kept for 24 hours; only the shopper drops it.
  'a parcel that the shopper began is replaced only with their consent': {
    input: againOfGuest,
    when: [
      done('trackOrder', oldParcel),
      done('readDraft', begun),
      at('confirmingReplace'),
      { type: 'draft.replace' },
      ignored({ type: 'draft.replace' }),
      done('keepDraft'),
    ],
    ends: 'filled',
    asked: [
      ['trackOrder', order],
      ['readDraft', { owner: 'guest guest-7', cart: 'parcel' }],
      ['keepDraft', parcelAgainToStore(againOfGuest, form)],
    ],
    output: filled,
  },
  'a parcel that the shopper began stays when they say so': {
    input: againOfGuest,
    when: [done('trackOrder', oldParcel), done('readDraft', begun), { type: 'draft.keep' }],
    ends: 'kept',
    asked: [
      ['trackOrder', order],
      ['readDraft', { owner: 'guest guest-7', cart: 'parcel' }],
    ],
    output: { type: 'kept' },
  },
  'a draft that says the same as the old order is no question': {
    input: againOfGuest,
    when: [
      done('trackOrder', oldParcel),
      done('readDraft', { draft: { ...begunParcel(), said: { parcel: form } }, now: NOW }),
      at('keepingDraft'),
      done('keepDraft'),
    ],
    ends: 'filled',
    output: filled,
  },
  'a draft of yesterday is forgotten and is no question': {
    input: againOfGuest,
    when: [
      done('trackOrder', oldParcel),
      done('readDraft', { draft: begunParcel(NOW - 24 * 60 * 60_000), now: NOW }),
      at('keepingDraft'),
      done('keepDraft'),
    ],
    ends: 'filled',
    output: filled,
  },
  'a draft that the browser cannot read is not replaced unasked': {
    input: againOfGuest,
    when: [done('trackOrder', oldParcel), refused('readDraft')],
    ends: 'confirmingReplace',
  },

  'an order that the shopper may not see leads to the form without it': {
    input: againOfGuest,
    when: [refused('trackOrder', gone)],
    ends: 'notFound',
    asked: [['trackOrder', order]],
    output: { type: 'notFound' },
  },
  'an order of goods fills no form of a parcel': {
    input: againOfGuest,
    when: [done('trackOrder', orderAs('delivered'))],
    ends: 'notFound',
    output: { type: 'notFound' },
  },
  'an order that could not be read is asked for again': {
    input: againOfGuest,
    when: [refused('trackOrder'), at('failed'), { type: 'again.retry' }, done('trackOrder', oldParcel)],
    ends: 'readingDraft',
    asked: [
      ['trackOrder', order],
      ['trackOrder', order],
      ['readDraft', { owner: 'guest guest-7', cart: 'parcel' }],
    ],
  },
  'a form that the browser could not keep is filled again': {
    input: againOfGuest,
    when: [done('trackOrder', oldParcel), done('readDraft', nothingStored), refused('keepDraft')],
    ends: 'failed',
  },
})
