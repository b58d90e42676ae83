import { quoteOrderMachine } from '#machines/checkout/quote-order.machine.ts'
import { parcelQuestion } from '#machines/parcel/parcel-question.ts'
import { emptyParcel } from '#machines/rules/parcel-form.ts'
import { location, offline } from '#tests/machines/samples/checkout.ts'
import {
  boxes,
  priceCoordinator as coordinator,
  dearerQuote,
  farEnds,
  farReceiver,
  filledForm,
  parcelQuote as quote,
  receiver,
  tooMany,
} from '#tests/machines/samples/parcel.ts'
import {
  type ActorOf,
  type AskedOf,
  after,
  at,
  done,
  ignored,
  refused,
  stories,
} from '#tests/support/story.ts'

const shopper = { type: 'guest' as const, guest_id: 'guest-7' }
const categories = [boxes]
const filled = { ...filledForm, shopper, categories }
const withoutContact = {
  ...filled,
  receiver: { ...receiver, contact_person_name: '', contact_person_number: '' },
}
const start = { question: parcelQuestion(filled), coordinator }
const begun = {
  question: parcelQuestion({ ...emptyParcel(shopper, location), shopper, categories }),
  coordinator,
}
const changed = (over: Partial<typeof filledForm>) => ({
  type: 'draft.changed' as const,
  question: parcelQuestion({ ...filled, ...over }),
})
const body = {
  order_type: 'parcel' as const,
  guest_id: 'guest-7',
  parcel_category_id: 2,
  parcel_size_id: 3,
  origin: { lat: 25.2, lng: 55.2 },
  destination: { lat: 25.3, lng: 55.3 },
  dm_tips: 0,
  schedule_at: null,
}
type Asked = AskedOf<ActorOf<typeof quoteOrderMachine>>
const ask = (over: object = {}) => ['createQuote', { ...body, ...over }] as Asked
const tell = (price: object) => ['parcel', { type: 'price.changed', price }] as [string, never]
const asking = tell({ type: 'asking' })
const known = tell({ type: 'known', quote })
const expired = tell({ type: 'expired', quote })
const renewing = tell({ type: 'renewing', quote })
const priced = [done('createQuote', quote)] as const

export const quoteOrderStories = stories(quoteOrderMachine, {
  'the price is asked for as soon as both ends and the size are known, before any contact': {
    input: {
      ...start,
      question: parcelQuestion(withoutContact),
    },
    when: [at('quoting', ['busy']), done('createQuote', quote), at('known')],
    ends: 'known',
    asked: [ask()],
    told: [asking, known],
  },
  'there is no price while the place of the receiver is missing': {
    input: begun,
    when: [ignored({ type: 'quote.renew' })],
    ends: 'incomplete',
    asked: [],
    told: [tell({ type: 'incomplete' })],
  },
  'the price goes when an end is taken away': {
    input: start,
    when: [...priced, changed({ receiver: { ...receiver, address: '' } })],
    ends: 'incomplete',
    told: [asking, known, tell({ type: 'incomplete' })],
  },
  'both ends are checked with the smallest size while no size is chosen': {
    input: { ...start, question: parcelQuestion({ ...filled, parcel_size_id: null }) },
    when: [refused('createQuote', farEnds), ignored(changed({})), changed({ parcel_size_id: 4 })],
    ends: 'quoting',
    asked: [ask(), ask({ parcel_size_id: 4 })],
    told: [asking, tell({ type: 'refused', refusals: farEnds.errors }), asking],
  },
  'both ends are checked with the first kind while no kind is chosen': {
    input: {
      ...start,
      question: parcelQuestion({ ...filled, parcel_category_id: null, parcel_size_id: null }),
    },
    when: [],
    ends: 'quoting',
    asked: [ask()],
    told: [asking],
  },
  'names, phones, notes and weights ask for no other price': {
    input: start,
    when: [
      ...priced,
      ignored(
        changed({
          receiver: { ...receiver, contact_person_name: 'Lea', house: '4', note: 'Blue door' },
          typedWeight: '9.5',
        }),
      ),
    ],
    ends: 'known',
    asked: [ask()],
    told: [asking, known],
  },
  'another tip asks for a new price, and drops the question before it': {
    input: start,
    when: [
      ...priced,
      changed({ dm_tips: 1 }),
      at('quoting', ['busy']),
      changed({ dm_tips: 12 }),
      at('quoting', ['busy']),
    ],
    ends: 'quoting',
    asked: [ask(), ask({ dm_tips: 1 }), ask({ dm_tips: 12 })],
    told: [asking, known, asking, asking],
  },
  'a question under way is dropped when the parcel goes elsewhere': {
    input: start,
    when: [changed({ receiver: { ...receiver, latitude: '25.4' } })],
    ends: 'quoting',
    asked: [ask(), ask({ destination: { lat: 25.4, lng: 55.3 } })],
    told: [asking, asking],
  },
  'both ends outside the zones are named at once': {
    input: start,
    when: [refused('createQuote', farEnds)],
    ends: 'refused',
    told: [asking, tell({ type: 'refused', refusals: farEnds.errors })],
  },
  'one end outside the zones is named alone': {
    input: start,
    when: [refused('createQuote', farReceiver)],
    ends: 'refused',
    told: [asking, tell({ type: 'refused', refusals: farReceiver.errors })],
  },
  'the server is asked again on demand after a refusal that does not last': {
    input: start,
    when: [refused('createQuote', tooMany), { type: 'quote.renew' }, done('createQuote', quote)],
    ends: 'known',
    asked: [ask(), ask()],
    told: [asking, tell({ type: 'refused', refusals: tooMany.errors }), asking, known],
  },
  'the price is unknown without an answer, and is asked for again on demand': {
    input: start,
    when: [
      refused('createQuote', offline),
      at('unknown'),
      { type: 'quote.renew' },
      at('quoting', ['busy']),
      done('createQuote', quote),
    ],
    ends: 'known',
    asked: [ask(), ask()],
    told: [asking, tell({ type: 'unknown', error: offline }), asking, known],
  },
  'the quote expires after the time that the server gave it': {
    input: start,
    when: [...priced, after('quoteLifetime', 15 * 60_000)],
    ends: 'expired',
    asked: [ask()],
    told: [asking, known, expired],
  },
  'one press renews an expired quote, and the server says what it was before': {
    input: start,
    when: [
      ...priced,
      after('quoteLifetime', 15 * 60_000),
      { type: 'quote.renew' },
      at('quoting', ['busy']),
      done('createQuote', dearerQuote),
    ],
    ends: 'known',
    asked: [ask(), ask({ replaces: 'quote-1' })],
    told: [asking, known, expired, renewing, tell({ type: 'known', quote: dearerQuote })],
  },
  'a quote that the server refuses with the order is over at once': {
    input: start,
    when: [...priced, { type: 'quote.refused' }],
    ends: 'expired',
    told: [asking, known, expired],
  },
  'a parcel of another size is a new question and replaces no quote': {
    input: start,
    when: [...priced, after('quoteLifetime'), changed({ parcel_size_id: 4 })],
    ends: 'quoting',
    asked: [ask(), ask({ parcel_size_id: 4 })],
    told: [asking, known, expired, asking],
  },
})
