import { expect, it } from 'vitest'
import { couponOffers } from '#machines/checkout/coupon-offers.ts'
import { coupon } from '#tests/machines/samples/checkout.ts'

const order = { store_id: 7, goods: 40, today: '2026-11-20' }
const reasonOf = (over: Parameters<typeof coupon>[0]) => couponOffers([coupon(over)], order)[0]!.refusal

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
