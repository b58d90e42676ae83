import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rewardedAmount, rewardedShare } from '#server/rules/rewarded.ts'

/** 22.50 of 25.00, with 1.13 of tax. */
const kebab = {
  order_type: 'delivery',
  goods_amount: 2500,
  store_discount_amount: 250,
  coupon_discount_amount: 0,
  welcome_discount_amount: 0,
  total_tax_amount: 113,
  delivery_charge: 600,
  size_charge: 0,
} as const

const minor = fc.integer({ min: 0, max: 100_000 })

it('goods count as they were paid, after every discount and without tax', () => {
  expect(rewardedAmount(kebab)).toBe(2250)
  expect(rewardedAmount({ ...kebab, coupon_discount_amount: 50, welcome_discount_amount: 200 })).toBe(2000)
})

it('a parcel counts as its delivery with the charge for its size', () => {
  const parcel = { ...kebab, order_type: 'parcel', goods_amount: 0, store_discount_amount: 0 } as const
  expect(rewardedAmount({ ...parcel, size_charge: 150 })).toBe(750)
})

it('no charge of an order of goods changes what its rewards count', () => {
  fc.assert(
    fc.property(minor, minor, minor, minor, minor, (delivery_charge, total_tax_amount, tip, fee, parts) => {
      const charged = {
        delivery_charge,
        total_tax_amount,
        dm_tips: tip,
        additional_charge: fee,
        size_charge: parts,
      }
      expect(rewardedAmount({ ...kebab, ...charged })).toBe(rewardedAmount(kebab))
    }),
  )
})

it.each([
  // A kebab is 23.63 with its tax.
  ['all goods', 24, 2363, 24],
  ['the whole order with its fees', 24, 2963, 24],
  ['one minor unit', 24, 1, 1],
  ['half of the goods, rounded up', 24, 1182, 13],
  ['no reward', 0, 5, 0],
  ['a large reward', 2 ** 31, 2362, 2_146_574_853],
])('the share that a refund of %s takes back', (_, reward, refunded, share) => {
  expect(rewardedShare(reward, refunded, kebab)).toBe(share)
})

it('a refund of an order without paid goods takes everything back', () => {
  expect(rewardedShare(7, 0, { ...kebab, store_discount_amount: 2500, total_tax_amount: 0 })).toBe(7)
})
