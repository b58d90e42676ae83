import { expect, it } from 'vitest'
import { couponOffers } from '#machines/checkout/coupon-offers.ts'
import { coupon, customer } from '#tests/machines/samples/checkout.ts'
import { config, store } from '#tests/machines/samples.ts'

const order = {
  store: store({ id: 7, free_delivery: 0 }),
  config: config({ free_delivery_over: null }),
  order_type: 'delivery' as const,
  shopper: { type: 'guest' as const, guest_id: 'guest-7' },
  subtotal: 40,
  today: '2026-11-20',
}
const offerOf = (over: Parameters<typeof coupon>[0], more: Partial<typeof order> = {}) =>
  couponOffers([coupon(over)], { ...order, ...more })[0]!
const reasonOf = (over: Parameters<typeof coupon>[0]) => offerOf(over).refusal

it('the coupons that apply stand first, in the order of the server', () => {
  const list = [coupon({ code: 'A', min_purchase: 41 }), coupon({ code: 'B' }), coupon({ code: 'C' })]
  expect(couponOffers(list, order).map(({ coupon: { code } }) => code)).toEqual(['B', 'C', 'A'])
})

it('a coupon below its minimum names the minimum, and applies from exactly there', () => {
  expect(reasonOf({ min_purchase: 40.01 })).toEqual({ message: 'couponMinimum', params: { minimum: 40.01 } })
  expect(reasonOf({ min_purchase: 40 })).toBeUndefined()
})

it('a coupon of another store says so, and one of this store applies', () => {
  expect(reasonOf({ store_id: 8 })).toEqual({ message: 'couponOtherStore' })
  expect(reasonOf({ store_id: 7 })).toBeUndefined()
})

it('a coupon applies from its first day to the end of its last', () => {
  expect(reasonOf({ start_date: '2026-11-21' })).toEqual({ message: 'couponNotYet' })
  expect(reasonOf({ start_date: '2026-11-20' })).toBeUndefined()
  expect(reasonOf({ expire_date: '2026-11-19' })).toEqual({ message: 'couponOver' })
  expect(reasonOf({ expire_date: '2026-11-20' })).toBeUndefined()
})

it('a coupon says what it takes off the goods', () => {
  const tenPercent = { discount: 10, discount_type: 'percent', max_discount: 3 } as const
  expect(offerOf(tenPercent)).toMatchObject({ refusal: undefined, benefit: { type: 'goods', amount: 3 } })
  expect(offerOf({ ...tenPercent, max_discount: 0 }).refusal).toEqual({ message: 'couponNothing' })
})

it('a coupon for free delivery applies only where the customer would pay for the delivery', () => {
  const free = { coupon_type: 'free_delivery', discount: 0 } as const
  expect(offerOf(free)).toMatchObject({ refusal: undefined, benefit: { type: 'delivery' } })
  const paidBy = config({ free_delivery_over: 40.01 })
  expect(offerOf(free, { config: paidBy }).refusal).toBeUndefined()
  const reached = config({ free_delivery_over: 40 })
  const waived = { message: 'couponDeliveryFree' }
  expect(offerOf(free, { config: reached }).refusal).toEqual(waived)
  expect(offerOf(free, { store: store({ id: 7, free_delivery: 1 }) }).refusal).toEqual(waived)
  const collected = { ...order, order_type: 'take_away' as const }
  expect(couponOffers([coupon(free)], collected)[0]!.refusal).toEqual({ message: 'couponNoDelivery' })
})

it('a coupon for first orders does not apply to a customer who has ordered before', () => {
  const first = [coupon({ coupon_type: 'first_order' })]
  const of = (order_count: number) => ({
    ...order,
    shopper: { type: 'customer' as const, info: { ...customer.shopper.info, order_count } },
  })
  expect(couponOffers(first, of(1))[0]!.refusal).toEqual({ message: 'couponFirstOrder' })
  expect(couponOffers(first, of(0))[0]!.refusal).toBeUndefined()
  expect(couponOffers(first, order)[0]!.refusal).toBeUndefined()
})
