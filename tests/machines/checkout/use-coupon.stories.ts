import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { noCoupon } from '#machines/rules/quote.ts'
import { coordinator, coupon, couponExpired as expired, offline } from '#tests/machines/samples/checkout.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const start = { store_id: 1, subtotal: 40, saved: '', coordinator }
const apply = { type: 'coupon.apply', code: ' WELCOME10 ' } as const
const tell = (change: object) => ['checkout', { type: 'draft.change', change }] as [string, never]
/** Checkout opens without a code, also after the coupon part died with one. */
const none = tell({ coupon: noCoupon, coupon_code: '', couponEntry: 'none' })
const checking = tell({ couponEntry: 'checking' })
const countsAs = (sample: ReturnType<typeof coupon>) =>
  tell({ coupon: sample, coupon_code: 'WELCOME10', couponEntry: 'none' })
const counts = countsAs(coupon())
const countsNoMore = none
/** The code stays with the order, and counts again once the goods reach its minimum. */
const waits = tell({ coupon: noCoupon, coupon_code: 'WELCOME10', couponEntry: 'none' })
/** The code stays with the order for a later visit, and the order is not placed while its field holds it. */
const waitsUnapplied = tell({ coupon: noCoupon, coupon_code: 'WELCOME10', couponEntry: 'unapplied' })
const unapplied = tell({ coupon: noCoupon, coupon_code: '', couponEntry: 'unapplied' })
const typed = (code: string) => ({ type: 'coupon.type', code }) as const
const minimum = (amount: number) => [
  { type: 'problem' as const, refusal: { message: 'couponMinimum' as const, params: { minimum: amount } } },
]

export const useCouponStories = stories(useCouponMachine, {
  'checkout opens without a coupon, and holds nothing against it': {
    input: start,
    when: [],
    ends: { empty: 'open' },
    asked: [],
    told: [none],
    context: { coupon: noCoupon, refusals: [] },
  },
  'a typed code that is not applied holds the order back until its field is cleared': {
    input: start,
    when: [typed(' WELCOME10'), typed(' ')],
    ends: { empty: 'open' },
    asked: [],
    told: [none, unapplied, none],
    context: { code: ' ', refusals: [] },
  },
  'typing another code stops the check of the first, and holds the order back': {
    input: start,
    when: [apply, typed('SUMMER5')],
    ends: { empty: 'open' },
    told: [none, checking, unapplied],
    context: { code: 'SUMMER5', coupon: noCoupon },
  },
  'a customer who writes over the code of an earlier visit no longer orders with it': {
    input: { ...start, saved: 'WELCOME10' },
    when: [typed('')],
    ends: { empty: 'open' },
    told: [checking, none],
    context: { code: '', coupon: noCoupon },
  },
  'the reason of a refused code goes once another one is typed': {
    input: start,
    when: [apply, refused('applyCoupon', expired), typed('SUMMER5')],
    ends: { empty: 'open' },
    told: [none, checking, unapplied, unapplied],
    context: { code: 'SUMMER5', refusals: [] },
  },
  'a code that is typed after an order was refused for the first has to be applied': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon()),
      { type: 'coupon.refused', error: expired },
      typed('SUMMER5'),
    ],
    ends: { empty: 'open' },
    told: [none, checking, counts, countsNoMore, unapplied],
    context: { code: 'SUMMER5', refusals: [] },
  },
  // docs/contract.md §2, coupon/apply.
  'a coupon counts and is taken off again': {
    input: start,
    when: [
      apply,
      at('checking', ['busy']),
      done('applyCoupon', coupon()),
      at({ applied: 'counting' }),
      { type: 'coupon.remove' },
    ],
    ends: { empty: 'open' },
    asked: [['applyCoupon', { code: 'WELCOME10', store_id: 1 }]],
    told: [none, checking, counts, countsNoMore],
    context: { code: '', coupon: noCoupon, refusals: [] },
  },
  'a second press while the server checks the code does nothing': {
    input: start,
    when: [apply, ignored(apply)],
    ends: 'checking',
    told: [none, checking],
  },
  'an empty field names itself and asks nothing': {
    input: start,
    when: [{ type: 'coupon.apply', code: '  ' }],
    ends: { empty: 'open' },
    asked: [],
    told: [none],
    context: { refusals: [{ type: 'problem', refusal: { message: 'couponMissing' } }] },
  },
  // docs/spec.md §8: 'To apply this coupon, total item amount should be minimum'.
  'a coupon below its minimum purchase is refused with the minimum': {
    input: start,
    when: [apply, done('applyCoupon', coupon({ min_purchase: 40.01 }))],
    ends: { empty: 'open' },
    told: [none, checking, waitsUnapplied],
    context: { refusals: minimum(40.01), coupon: noCoupon },
  },
  'a coupon counts at exactly its minimum purchase': {
    input: start,
    when: [apply, done('applyCoupon', coupon({ min_purchase: 40 }))],
    ends: { applied: 'counting' },
    told: [none, checking, countsAs(coupon({ min_purchase: 40 }))],
  },
  'the minimum is held against the goods of now, also when they changed during the check': {
    input: start,
    when: [apply, { type: 'draft.changed', subtotal: 20 }, done('applyCoupon', coupon({ min_purchase: 40 }))],
    ends: { empty: 'open' },
    told: [none, checking, waitsUnapplied],
    context: { refusals: minimum(40) },
  },
  "the server's reason stands beside the code": {
    input: start,
    when: [apply, refused('applyCoupon', expired)],
    ends: { empty: 'open' },
    told: [none, checking, unapplied],
    context: { code: ' WELCOME10 ', refusals: [{ type: 'failure', error: expired }] },
  },
  'a refused code in the digits of an Arabic keyboard is asked for in Latin ones, and stays as it was typed':
    {
      input: start,
      when: [{ type: 'coupon.apply', code: '٤٢' }, refused('applyCoupon', expired)],
      ends: { empty: 'open' },
      asked: [['applyCoupon', { code: '42', store_id: 1 }]],
      told: [none, checking, unapplied],
      context: { code: '٤٢' },
    },
  'a check without an answer says so and keeps the code with the order': {
    input: start,
    when: [apply, refused('applyCoupon', offline)],
    ends: { empty: 'open' },
    told: [none, checking, waitsUnapplied],
    context: { code: ' WELCOME10 ', refusals: [{ type: 'failure', error: offline }] },
  },
  'a code that was refused can be tried again, and its reason goes': {
    input: start,
    when: [apply, refused('applyCoupon', offline), apply],
    ends: 'checking',
    told: [none, checking, waitsUnapplied, checking],
    context: { refusals: [] },
  },
  'an empty field after a refusal names the empty field': {
    input: start,
    when: [apply, refused('applyCoupon', offline), { type: 'coupon.apply', code: '' }],
    ends: { empty: 'open' },
    told: [none, checking, waitsUnapplied],
    context: { refusals: [{ type: 'problem', refusal: { message: 'couponMissing' } }] },
  },
  'a coupon counts no more when the goods fall below its minimum, and again when they reach it': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon({ min_purchase: 40 })),
      { type: 'draft.changed', subtotal: 39.99 },
      at({ applied: 'suspended' }),
      { type: 'draft.changed', subtotal: 40 },
    ],
    ends: { applied: 'counting' },
    told: [
      none,
      checking,
      countsAs(coupon({ min_purchase: 40 })),
      waits,
      countsAs(coupon({ min_purchase: 40 })),
    ],
  },
  'a suspended coupon can be taken off': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon({ min_purchase: 40 })),
      { type: 'draft.changed', subtotal: 10 },
      { type: 'coupon.remove' },
      { type: 'draft.changed', subtotal: 100 },
    ],
    ends: { empty: 'open' },
    told: [none, checking, countsAs(coupon({ min_purchase: 40 })), waits, countsNoMore],
  },
  'another change of the draft leaves a coupon that counts': {
    input: start,
    when: [apply, done('applyCoupon', coupon()), { type: 'draft.changed', subtotal: 41 }],
    ends: { applied: 'counting' },
    told: [none, checking, counts],
  },
  'the coupon of an earlier visit is checked again': {
    input: { ...start, saved: 'WELCOME10' },
    when: [at('checking', ['busy']), done('applyCoupon', coupon())],
    ends: { applied: 'counting' },
    asked: [['applyCoupon', { code: 'WELCOME10', store_id: 1 }]],
    told: [checking, counts],
  },
  'a coupon of an earlier visit that is over counts no more and says why': {
    input: { ...start, saved: 'WELCOME10' },
    when: [refused('applyCoupon', expired)],
    ends: { empty: 'open' },
    told: [checking, unapplied],
    context: { refusals: [{ type: 'failure', error: expired }] },
  },
  'a coupon that an order was refused for counts no more, and its code and the reason stay': {
    input: start,
    when: [apply, done('applyCoupon', coupon()), { type: 'coupon.refused', error: expired }],
    ends: { empty: 'lapsed' },
    told: [none, checking, counts, countsNoMore],
    context: { code: 'WELCOME10', coupon: noCoupon, refusals: [{ type: 'failure', error: expired }] },
  },
  'another code can be tried after an order was refused for the first': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon()),
      { type: 'coupon.refused', error: expired },
      { type: 'coupon.apply', code: '' },
      at({ empty: 'open' }),
      apply,
    ],
    ends: 'checking',
    told: [none, checking, counts, countsNoMore, checking],
    context: { refusals: [] },
  },
  'without a coupon nothing lapses': {
    input: start,
    when: [ignored({ type: 'coupon.refused', error: expired })],
    ends: { empty: 'open' },
    told: [none],
  },
})
