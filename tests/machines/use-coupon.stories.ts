import { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { noCoupon } from '#machines/rules/quote.ts'
import { coordinator, coupon, couponExpired as expired, offline } from '#tests/machines/samples/checkout.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const start = { store_id: 1, goods: 40, kept: '', coordinator }
const apply = { type: 'coupon.apply', code: ' WELCOME10 ' } as const
const tell = (change: object) => ['checkout', { type: 'draft.change', change }] as [string, never]
const counts = tell({ coupon: coupon(), coupon_code: 'WELCOME10' })
const countsNoMore = tell({ coupon: noCoupon, coupon_code: '' })
/** The code stays with the order: it counts again once the goods reach its minimum, or the server answers. */
const waits = tell({ coupon: noCoupon, coupon_code: 'WELCOME10' })
const minimum = (amount: number) => [
  { type: 'problem' as const, refusal: { message: 'couponMinimum' as const, params: { minimum: amount } } },
]

export const useCouponStories = stories(useCouponMachine, {
  'checkout opens without a coupon, and holds nothing against it': {
    input: start,
    when: [],
    ends: { empty: 'open' },
    asked: [],
    context: { coupon: noCoupon, refusals: [] },
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
    told: [counts, countsNoMore],
    context: { code: '', coupon: noCoupon, refusals: [] },
  },
  'a second press while the server checks the code does nothing': {
    input: start,
    when: [apply, ignored(apply)],
    ends: 'checking',
  },
  'an empty field names itself and asks nothing': {
    input: start,
    when: [{ type: 'coupon.apply', code: '  ' }],
    ends: { empty: 'open' },
    asked: [],
    context: { refusals: [{ type: 'problem', refusal: { message: 'couponMissing' } }] },
  },
  // docs/spec.md §8: 'To apply this coupon, total item amount should be minimum'.
  'a coupon below its minimum purchase is refused with the minimum': {
    input: start,
    when: [apply, done('applyCoupon', coupon({ min_purchase: 40.01 }))],
    ends: { empty: 'open' },
    told: [waits],
    context: { refusals: minimum(40.01), coupon: noCoupon },
  },
  'a coupon counts at exactly its minimum purchase': {
    input: start,
    when: [apply, done('applyCoupon', coupon({ min_purchase: 40 }))],
    ends: { applied: 'counting' },
    told: [tell({ coupon: coupon({ min_purchase: 40 }), coupon_code: 'WELCOME10' })],
  },
  'the minimum is held against the goods of now, also when they changed during the check': {
    input: start,
    when: [apply, { type: 'draft.changed', goods: 20 }, done('applyCoupon', coupon({ min_purchase: 40 }))],
    ends: { empty: 'open' },
    told: [waits],
    context: { refusals: minimum(40) },
  },
  "the server's reason stands beside the code": {
    input: start,
    when: [apply, refused('applyCoupon', expired)],
    ends: { empty: 'open' },
    told: [countsNoMore],
    context: { code: 'WELCOME10', refusals: [{ type: 'failure', error: expired }] },
  },
  'a check without an answer says so and keeps the code with the order': {
    input: start,
    when: [apply, refused('applyCoupon', offline)],
    ends: { empty: 'open' },
    told: [waits],
    context: { code: 'WELCOME10', refusals: [{ type: 'failure', error: offline }] },
  },
  'a code that was refused can be tried again, and its reason goes': {
    input: start,
    when: [apply, refused('applyCoupon', offline), apply],
    ends: 'checking',
    told: [waits],
    context: { refusals: [] },
  },
  'an empty field after a refusal names the empty field': {
    input: start,
    when: [apply, refused('applyCoupon', offline), { type: 'coupon.apply', code: '' }],
    ends: { empty: 'open' },
    told: [waits],
    context: { refusals: [{ type: 'problem', refusal: { message: 'couponMissing' } }] },
  },
  'a coupon counts no more when the goods fall below its minimum, and again when they reach it': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon({ min_purchase: 40 })),
      { type: 'draft.changed', goods: 39.99 },
      at({ applied: 'suspended' }),
      { type: 'draft.changed', goods: 40 },
    ],
    ends: { applied: 'counting' },
    told: [
      tell({ coupon: coupon({ min_purchase: 40 }), coupon_code: 'WELCOME10' }),
      waits,
      tell({ coupon: coupon({ min_purchase: 40 }), coupon_code: 'WELCOME10' }),
    ],
  },
  'a suspended coupon can be taken off': {
    input: start,
    when: [
      apply,
      done('applyCoupon', coupon({ min_purchase: 40 })),
      { type: 'draft.changed', goods: 10 },
      { type: 'coupon.remove' },
      { type: 'draft.changed', goods: 100 },
    ],
    ends: { empty: 'open' },
    told: [tell({ coupon: coupon({ min_purchase: 40 }), coupon_code: 'WELCOME10' }), waits, countsNoMore],
  },
  'another change of the draft leaves a coupon that counts': {
    input: start,
    when: [apply, done('applyCoupon', coupon()), { type: 'draft.changed', goods: 41 }],
    ends: { applied: 'counting' },
    told: [counts],
  },
  'the coupon of an earlier visit is checked again': {
    input: { ...start, kept: 'WELCOME10' },
    when: [at('checking', ['busy']), done('applyCoupon', coupon())],
    ends: { applied: 'counting' },
    asked: [['applyCoupon', { code: 'WELCOME10', store_id: 1 }]],
    told: [counts],
  },
  'a coupon of an earlier visit that is over counts no more and says why': {
    input: { ...start, kept: 'WELCOME10' },
    when: [refused('applyCoupon', expired)],
    ends: { empty: 'open' },
    told: [countsNoMore],
    context: { refusals: [{ type: 'failure', error: expired }] },
  },
  'a coupon that an order was refused for counts no more, and its code and the reason stay': {
    input: start,
    when: [apply, done('applyCoupon', coupon()), { type: 'coupon.refused', error: expired }],
    ends: { empty: 'lapsed' },
    told: [counts, countsNoMore],
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
    told: [counts, countsNoMore],
    context: { refusals: [] },
  },
  'without a coupon nothing lapses': {
    input: start,
    when: [ignored({ type: 'coupon.refused', error: expired })],
    ends: { empty: 'open' },
  },
})
