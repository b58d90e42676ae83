import { expect } from 'vitest'
import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import {
  changedParcel,
  formOf,
  type ParcelChange,
  pricedParcel,
  startParcel,
} from '#machines/rules/parcel-draft.ts'
import { parcelSubmission } from '#machines/rules/parcel-submission.ts'
import { attempt, location, offline, order, unpaidOrder } from '#tests/machines/samples/checkout.ts'
import {
  badReceiver,
  dearerQuote,
  farEnds,
  filledForm,
  parcelOfCustomer,
  parcelOfGuest,
  parcelQuote as quote,
  quoteExpired,
  receiver,
  tooHeavy,
} from '#tests/machines/samples/parcel.ts'
import { at, done, refused, stories } from '#tests/support/story.ts'

const priced = { type: 'price.changed' as const, price: { type: 'known' as const, quote } }
const price = (of: object) => ({ type: 'price.changed' as const, price: of }) as typeof priced
const press = { type: 'parcel.place' as const }
/** The receiver at the sender's door, where the pin was set some metres beside. */
const nextDoor = { ...receiver, latitude: '25.2001', longitude: '55.2001', floor: '' }
const agreed = done('agreeAmount', { type: 'agreed' })
const draftOf = (change: ParcelChange = {}) =>
  pricedParcel(changedParcel(startParcel(parcelOfGuest), change), priced.price)
const change = (what: ParcelChange) => ({ type: 'draft.change' as const, change: what })
const tellQuote = (event: object) => ['quoteOrder', event] as [string, never]
const renew = tellQuote({ type: 'quote.renew' })
const tellParts = (what: ParcelChange, start = startParcel(parcelOfGuest)) => {
  const draft = changedParcel(start, what)
  return [
    tellQuote({ type: 'draft.changed', question: parcelQuestion(draft) }),
    ['keepDraft', { type: 'draft.changed', said: { parcel: formOf(draft) } }] as [string, never],
  ]
}

export const parcelStories = stories(parcelMachine, {
  // The main job: a guest sends a parcel and pays the courier (docs/spec.md §2, /parcel-delivery-info).
  'a guest sends a parcel at the price of its quote and pays in cash': {
    input: parcelOfGuest,
    when: [
      priced,
      at({ drafting: 'open' }),
      press,
      at('agreeing', ['busy']),
      agreed,
      at('sending', ['busy']),
      done('submitOrder', { type: 'placed', order }),
    ],
    ends: 'placed',
    asked: [
      [
        'quoteOrder',
        { question: parcelQuestion(startParcel(parcelOfGuest)), coordinator: expect.anything() },
      ],
      [
        'keepDraft',
        {
          owner: 'guest guest-7',
          cart: 'parcel',
          place: { lat: 25.2, lng: 55.2 },
          balance: 0,
          said: { parcel: filledForm },
        },
      ],
      ['agreeAmount', { amount: 13, final: true, fee: 'known', shown: 13 }],
      ['submitOrder', parcelSubmission(draftOf())],
    ],
    output: { type: 'placed', order },
  },
  'a parcel that is paid online leads on to its payment': {
    input: parcelOfGuest,
    when: [
      priced,
      change({ payment_method: 'digital_payment' }),
      press,
      agreed,
      done('submitOrder', { type: 'placed', order: unpaidOrder }),
    ],
    ends: 'placedUnpaid',
    told: tellParts(
      { payment_method: 'digital_payment' },
      pricedParcel(startParcel(parcelOfGuest), priced.price),
    ),
    output: { type: 'placedUnpaid', order: unpaidOrder },
  },
  'a parcel whose reply was lost before is found instead of sent twice': {
    input: parcelOfGuest,
    when: [priced, press, agreed, done('submitOrder', { type: 'placedBefore', order, attempt })],
    ends: 'placedBefore',
    output: { type: 'placedBefore', order, attempt },
  },
  'the customer who does not wait for a reply goes on with the form': {
    input: parcelOfGuest,
    when: [priced, press, agreed, done('submitOrder', { type: 'givenUp' })],
    ends: { drafting: 'open' },
  },

  // Nothing is sent before all of it is there.
  'everything that is missing is named at once and nothing is sent': {
    input: { ...parcelOfGuest, parcel_category_id: null, saved: undefined },
    when: [press],
    ends: { drafting: 'open' },
    context: {
      refusals: [
        { code: 'parcel_category_id', key: 'parcelCategoryMissing' },
        { code: 'parcel_size_id', key: 'parcelSizeMissing' },
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'receiver_details.address', key: 'parcelPlaceMissing' },
        { code: 'receiver_details.contact_person_name', key: 'contactMissing' },
        { code: 'receiver_details.contact_person_number', key: 'contactMissing' },
        { code: 'no_prohibited_goods', key: 'parcelRulesMissing' },
      ],
    },
  },
  'a parcel whose tip cannot be read is not ordered without the tip': {
    input: { ...parcelOfGuest, saved: { ...filledForm, typedTip: '1200' } },
    when: [press],
    ends: { drafting: 'open' },
    context: { refusals: [{ code: 'dm_tips', key: 'tipInvalid' }] },
  },
  'a customer sends from where they shop, under their own name': {
    input: parcelOfCustomer,
    when: [],
    ends: { drafting: 'open' },
    context: {
      draft: { sender: { address: location.address, contact_person_name: 'Mona Reader' } },
    },
  },
  'a refusal goes as soon as the customer answers it': {
    input: { ...parcelOfGuest, saved: { ...filledForm, no_prohibited_goods: false } },
    when: [press, change({ no_prohibited_goods: true })],
    ends: { drafting: 'open' },
    told: tellParts(
      { no_prohibited_goods: true },
      startParcel({ ...parcelOfGuest, saved: { ...filledForm, no_prohibited_goods: false } }),
    ),
    context: { refusals: [] },
  },
  'the receiver who pays the courier pays in cash': {
    input: { ...parcelOfGuest, saved: { ...filledForm, payment_method: 'digital_payment' } },
    when: [change({ charge_payer: 'receiver' })],
    ends: { drafting: 'open' },
    told: tellParts(
      { charge_payer: 'receiver' },
      startParcel({ ...parcelOfGuest, saved: { ...filledForm, payment_method: 'digital_payment' } }),
    ),
    context: { draft: { charge_payer: 'receiver', payment_method: 'cash_on_delivery' } },
  },
  'a way to pay that its ends do not allow is refused with its reason': {
    input: { ...parcelOfGuest, saved: { ...filledForm, payment_method: 'digital_payment' } },
    when: [
      price({ type: 'known', quote: { ...quote, payments: { ...quote.payments, digital_payment: 0 } } }),
      press,
    ],
    ends: { drafting: 'open' },
    context: { refusals: [{ code: 'payment_method', key: 'paymentNotHere' }] },
  },
  'a parcel without a weight is refused beside the weight once its size is chosen': {
    input: { ...parcelOfGuest, saved: { ...filledForm, typedWeight: ' ' } },
    when: [priced, press],
    ends: { drafting: 'open' },
    context: { refusals: [{ code: 'weight', key: 'parcelWeightMissing' }] },
  },
  'a weight asks for no other price, and a parcel that is too heavy for its size is not ordered': {
    input: parcelOfGuest,
    when: [priced, change({ typedWeight: '١٢٫٥' }), press],
    ends: { drafting: 'open' },
    told: [
      tellQuote({
        type: 'draft.changed',
        question: parcelQuestion(startParcel(parcelOfGuest)),
      }),
      ['keepDraft', { type: 'draft.changed', said: { parcel: { ...filledForm, typedWeight: '١٢٫٥' } } }],
    ],
    context: { refusals: [{ code: 'weight', key: 'parcelTooHeavy', params: { maximum: 10 } }] },
  },
  'the price of the smallest size is no total while the size is open, and nothing is ordered at it': {
    input: { ...parcelOfGuest, saved: { ...filledForm, parcel_size_id: null } },
    when: [priced, press],
    ends: { drafting: 'open' },
    context: {
      draft: {
        ...startParcel({ ...parcelOfGuest, saved: { ...filledForm, parcel_size_id: null } }),
        price: { type: 'known', quote },
        total: null,
      },
      refusals: [{ code: 'parcel_size_id', key: 'parcelSizeMissing' }],
    },
  },
  'the larger size takes the weight, and the refusal goes': {
    input: { ...parcelOfGuest, saved: { ...filledForm, typedWeight: '12.5' } },
    when: [priced, press, change({ parcel_size_id: 4 })],
    ends: { drafting: 'open' },
    told: tellParts(
      { parcel_size_id: 4 },
      startParcel({ ...parcelOfGuest, saved: { ...filledForm, typedWeight: '12.5' } }),
    ),
    context: { refusals: [] },
  },
  'a weight that the server refuses goes as soon as the customer types another': {
    input: parcelOfGuest,
    when: [
      priced,
      press,
      agreed,
      done('submitOrder', { type: 'refused', error: tooHeavy }),
      change({ typedWeight: '3' }),
    ],
    ends: { drafting: 'open' },
    told: tellParts({ typedWeight: '3' }),
    heard: [{ type: 'refused' }],
    context: { refusals: [] },
  },
  'a parcel from a door to itself gets no price, and is refused beside its receiver': {
    input: parcelOfGuest,
    when: [priced, change({ receiver: nextDoor }), price({ type: 'incomplete' }), press],
    ends: { drafting: 'open' },
    told: [
      tellQuote({ type: 'draft.changed', question: undefined }),
      ['keepDraft', { type: 'draft.changed', said: { parcel: { ...filledForm, receiver: nextDoor } } }],
    ],
    context: { refusals: [{ code: 'receiver_details.address', key: 'parcelSameDoor' }] },
  },
  'a parcel to another floor of the house is sent, and its quote says that there are two doors': {
    input: { ...parcelOfGuest, saved: { ...filledForm, receiver: { ...nextDoor, floor: '3' } } },
    when: [priced, press],
    ends: 'agreeing',
    asked: [
      [
        'quoteOrder',
        {
          question: {
            body: {
              order_type: 'parcel',
              guest_id: 'guest-7',
              parcel_category_id: 2,
              parcel_size_id: 3,
              origin: { lat: 25.2, lng: 55.2 },
              destination: { lat: 25.2001, lng: 55.2001 },
              two_doors: 1,
              dm_tips: 0,
              schedule_at: null,
            },
          },
          coordinator: expect.anything(),
        },
      ],
      ['keepDraft', expect.anything()],
      ['agreeAmount', expect.anything()],
    ],
  },
  'a press while the price is refused takes the refusals of the price, and sends nothing': {
    input: parcelOfGuest,
    when: [price({ type: 'refused', refusals: farEnds.errors }), press],
    ends: { drafting: 'open' },
    context: { refusals: farEnds.errors },
  },
  'a price that is refused after the press gives its refusals to the form': {
    input: parcelOfGuest,
    when: [
      price({ type: 'asking' }),
      press,
      price({ type: 'refused', refusals: farEnds.errors }),
      done('agreeAmount', { type: 'impossible' }),
    ],
    ends: { drafting: 'open' },
    told: [['agreeAmount', { type: 'draft.changed', amount: 0, final: false, fee: 'outside' }]],
    context: { refusals: farEnds.errors },
  },
  'the refusals of a price go when another price comes': {
    input: parcelOfGuest,
    when: [price({ type: 'refused', refusals: farEnds.errors }), press, priced],
    ends: { drafting: 'open' },
    context: { refusals: [] },
  },
  'the refusals of the order stay when another price comes': {
    input: parcelOfGuest,
    when: [
      priced,
      press,
      agreed,
      done('submitOrder', { type: 'refused', error: badReceiver }),
      price({ type: 'refused', refusals: farEnds.errors }),
      priced,
    ],
    ends: { drafting: 'open' },
    heard: [{ type: 'refused' }],
    context: { refusals: badReceiver.errors },
  },

  // The price is the one the customer saw.
  'a press before the price came waits for it, and asks again when the customer had not seen it': {
    input: parcelOfGuest,
    when: [
      price({ type: 'asking' }),
      press,
      at('agreeing', ['busy']),
      priced,
      done('agreeAmount', { type: 'changed' }),
    ],
    ends: { drafting: 'changed' },
    told: [['agreeAmount', { type: 'draft.changed', amount: 13, final: true, fee: 'known' }]],
    context: { draft: { total: 13 } },
  },
  'a press after the quote expired renews it, and sends the parcel when it costs the same': {
    input: parcelOfGuest,
    when: [
      priced,
      price({ type: 'expired', quote }),
      press,
      at('agreeing', ['busy']),
      price({ type: 'known', quote: { ...quote, id: 'quote-2' } }),
      agreed,
    ],
    ends: 'sending',
    told: [renew, ['agreeAmount', { type: 'draft.changed', amount: 13, final: true, fee: 'known' }]],
  },
  'a dearer price after the press is asked about': {
    input: parcelOfGuest,
    when: [
      priced,
      price({ type: 'expired', quote }),
      press,
      price({ type: 'known', quote: dearerQuote }),
      done('agreeAmount', { type: 'changed' }),
    ],
    ends: { drafting: 'changed' },
    told: [renew, ['agreeAmount', { type: 'draft.changed', amount: 15, final: true, fee: 'known' }]],
  },
  'a press without a price asks for it again': {
    input: parcelOfGuest,
    when: [price({ type: 'unknown', error: offline }), press, done('agreeAmount', { type: 'impossible' })],
    ends: { drafting: 'open' },
    told: [renew],
  },
  'a change while the price is awaited leads back to the form': {
    input: parcelOfGuest,
    when: [price({ type: 'asking' }), press, change({ dm_tips: 2 })],
    ends: { drafting: 'open' },
    told: tellParts({ dm_tips: 2 }, pricedParcel(startParcel(parcelOfGuest), { type: 'asking' })),
  },
  'a price that rules out the chosen way to pay is not sent': {
    input: parcelOfGuest,
    when: [
      price({ type: 'asking' }),
      press,
      price({ type: 'known', quote: { ...quote, payments: { ...quote.payments, cash_on_delivery: 0 } } }),
      agreed,
    ],
    ends: { drafting: 'open' },
    told: [['agreeAmount', { type: 'draft.changed', amount: 13, final: true, fee: 'known' }]],
    context: { refusals: [{ code: 'payment_method', key: 'cashNotHere' }] },
  },
  'the customer renews an expired quote with one press': {
    input: parcelOfGuest,
    when: [price({ type: 'expired', quote }), { type: 'quote.renew' }],
    ends: { drafting: 'open' },
    told: [renew],
  },

  // The server's word.
  'the server says what it holds against an end, beside it, until the customer changes it': {
    input: parcelOfGuest,
    when: [
      priced,
      press,
      agreed,
      done('submitOrder', { type: 'refused', error: badReceiver }),
      change({ dm_tips: 2 }),
    ],
    ends: { drafting: 'open' },
    heard: [{ type: 'refused' }],
    told: tellParts({ dm_tips: 2 }, draftOf()),
    context: { refusals: badReceiver.errors },
  },
  'the refusal of an end goes with the change of that end': {
    input: parcelOfGuest,
    when: [
      priced,
      press,
      agreed,
      done('submitOrder', { type: 'refused', error: badReceiver }),
      change({ receiver: { ...receiver, contact_person_number: '+971505556678' } }),
    ],
    ends: { drafting: 'open' },
    heard: [{ type: 'refused' }],
    told: tellParts({ receiver: { ...receiver, contact_person_number: '+971505556678' } }, draftOf()),
    context: { refusals: [] },
  },
  'what the server said of the last attempt goes with the next press': {
    input: parcelOfGuest,
    when: [priced, press, agreed, done('submitOrder', { type: 'refused', error: badReceiver }), press],
    ends: 'agreeing',
    heard: [{ type: 'refused' }],
    context: { refusals: [] },
  },
  'a quote that is over at the server is over here, and the customer is asked again': {
    input: parcelOfGuest,
    when: [priced, press, agreed, done('submitOrder', { type: 'refused', error: quoteExpired })],
    ends: { drafting: 'lapsed' },
    heard: [{ type: 'refused' }],
    told: [tellQuote({ type: 'quote.refused' })],
    context: { refusals: quoteExpired.errors },
  },
  'an order that could not be sent is reported': {
    input: parcelOfGuest,
    when: [priced, press, agreed, done('submitOrder', { type: 'refused', error: offline })],
    ends: { drafting: 'open' },
    heard: [{ type: 'failure', error: offline }],
  },

  // No part takes the form with it.
  'a price that dies is asked for again, as the form says by then': {
    input: parcelOfGuest,
    when: [change({ dm_tips: 2 }), refused('quoteOrder', offline)],
    ends: { drafting: 'open' },
    asked: [
      [
        'quoteOrder',
        { question: parcelQuestion(startParcel(parcelOfGuest)), coordinator: expect.anything() },
      ],
      ['keepDraft', expect.anything()],
      [
        'quoteOrder',
        {
          question: parcelQuestion(changedParcel(startParcel(parcelOfGuest), { dm_tips: 2 })),
          coordinator: expect.anything(),
        },
      ],
    ],
    heard: [{ type: 'failure', error: offline }],
    told: tellParts({ dm_tips: 2 }),
  },
  'the form stays when a part of it dies': {
    input: parcelOfGuest,
    when: [
      refused('keepDraft', offline),
      refused('quoteOrder', offline),
      priced,
      press,
      refused('agreeAmount', offline),
      press,
      agreed,
      refused('submitOrder', offline),
    ],
    ends: { drafting: 'open' },
    heard: [
      { type: 'failure', error: offline },
      { type: 'failure', error: offline },
      { type: 'failure', error: offline },
      { type: 'failure', error: offline },
    ],
  },
})
