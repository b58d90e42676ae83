import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoodVariation, Hours } from '#server/db/shapes.ts'
import { choose } from '#server/rules/choice.ts'
import { deliveryFee, feeCharges, feeParts, freeDeliveryBy } from '#server/rules/delivery-fee.ts'
import { discountInForce, discountOn } from '#server/rules/discount.ts'
import { distanceToBeginning, slipsWithin } from '#server/rules/edit-distance.ts'
import { linePrice } from '#server/rules/line-price.ts'
import { percentOf, toDecimal, toMinor } from '#server/rules/money.ts'
import { isOpen, isSoldAt } from '#server/rules/opening-hours.ts'
import { orderTotal } from '#server/rules/order-total.ts'
import { readSchedule } from '#server/rules/schedule.ts'
import { wallTime } from '#server/time/shop-clock.ts'

describe('money', () => {
  it('rounds half up', () => {
    expect(percentOf(5, 1000)).toBe(1)
    expect(percentOf(4, 1000)).toBe(0)
    expect(percentOf(3333, 1250)).toBe(417)
  })

  it('takes a share exactly as whole numbers do', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.integer({ min: 0, max: 10_000 }),
        (minor, share) => {
          expect(percentOf(minor, share)).toBe(Number((BigInt(minor) * BigInt(share) + 5000n) / 10_000n))
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('the total of an order is the sum of its parts, and no part is below zero', () => {
    const line = fc.record({
      price: fc.nat(500_000),
      quantity: fc.integer({ min: 1, max: 30 }),
      off: fc.nat(10_000),
    })
    fc.assert(
      fc.property(fc.array(line), fc.nat(500_000), fc.nat(2000), fc.nat(9000), (lines, coupon, tax, fee) => {
        const priced = lines.map(({ price, quantity, off }) =>
          linePrice(price, quantity, { discount: off, discount_type: 'percent' }, []),
        )
        const worth = priced.reduce((sum, { subtotal, discount }) => sum + subtotal - discount, 0)
        const total = orderTotal(priced, {
          couponDiscount: Math.min(coupon, worth),
          welcomeDiscount: Math.min(coupon, worth - Math.min(coupon, worth)),
          tax,
          deliveryCharge: fee,
          sizeCharge: 40,
          additionalCharge: 25,
          tips: 3,
        })
        const { subtotal, discount, couponDiscount, welcomeDiscount, amount } = total
        const taxed = subtotal - discount - couponDiscount - welcomeDiscount
        expect(amount).toBe(taxed + total.tax + fee + 40 + 25 + 3)
        expect(Math.min(taxed, total.tax, amount)).toBeGreaterThanOrEqual(0)
        expect(Object.values(total).every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom(0, 2, 3), (minor, digits) => {
        expect(toMinor(toDecimal(minor, digits), digits)).toBe(minor)
      }),
    )
  })

  it('reads decimals as they are written, not as they are stored', () => {
    expect(toMinor(1.005, 2)).toBe(101)
    expect(toMinor(8.345, 2)).toBe(835)
    expect(toMinor(1e-7, 2)).toBe(0)
    expect(toMinor(1e21, 0)).toBe(1e21)
  })
})

describe('discounts', () => {
  const own = { discount: 500, discount_type: 'percent' as const }
  it('are those of the flash sale, else of the store, else of the item', () => {
    const flash = { discount: 300, discount_type: 'amount' as const }
    expect(discountInForce(own, 1000, flash)).toEqual({ ...flash, discount_by: 'flash_sale' })
    expect(discountInForce(own, 1000, null)).toEqual({
      discount: 1000,
      discount_type: 'percent',
      discount_by: 'store',
    })
    expect(discountInForce(own, 0, null)).toEqual({ ...own, discount_by: 'item' })
  })

  it('never cost more than the goods', () => {
    expect(discountOn(200, { discount: 300, discount_type: 'amount' })).toBe(200)
    expect(discountOn(200, { discount: 10_000, discount_type: 'percent' })).toBe(200)
  })
})

describe('delivery fees', () => {
  const charges = { per_km_shipping_charge: 200, minimum_shipping_charge: 500, maximum_shipping_charge: 3000 }
  const calm = { increased_delivery_fee: 1000, increased_delivery_fee_status: false }
  it('grow with the way between their bounds, and with a busy zone', () => {
    const fee = (metres: number, most: number | null = 3000, zone = calm) =>
      deliveryFee(metres, feeCharges({ ...charges, maximum_shipping_charge: most }, zone))
    expect(fee(1000)).toBe(500)
    expect(fee(4321)).toBe(864)
    expect(fee(99_000)).toBe(3000)
    expect(fee(99_000, null)).toBe(19_800)
    expect(fee(4321, 3000, { ...calm, increased_delivery_fee_status: true })).toBe(950)
  })

  it('say how they come about', () => {
    const busy = feeCharges(charges, { ...calm, increased_delivery_fee_status: true })
    expect(feeParts(1000, busy)).toEqual({ byDistance: 200, bounded: 500, increase: 50 })
    expect(feeParts(4321, busy)).toEqual({ byDistance: 864, bounded: 864, increase: 86 })
    expect(feeParts(99_000, busy)).toEqual({ byDistance: 19_800, bounded: 3000, increase: 300 })
  })

  it('are waived from the limit on', () => {
    expect(freeDeliveryBy({ free_delivery: false }, 9999, 10_000)).toBeNull()
    expect(freeDeliveryBy({ free_delivery: false }, 10_000, 10_000)).toBe('admin')
    expect(freeDeliveryBy({ free_delivery: false }, 10_000, null)).toBeNull()
    expect(freeDeliveryBy({ free_delivery: true }, 0, null)).toBe('store')
  })
})

describe('opening hours', () => {
  const day = (...spans: [string, string][]) => spans.map(([opens, closes]) => ({ opens, closes }))
  const hours: Hours = [
    day(['09:00', '12:00'], ['17:00', '02:00']),
    [],
    day(['00:00', '24:00']),
    [],
    [],
    [],
    day(['20:00', '00:00']),
  ]
  it.each([
    [0, '08:59', false],
    [0, '09:00', true],
    [0, '12:00', false],
    [0, '23:59', true],
    [1, '01:59', true],
    [1, '02:00', false],
    [2, '00:00', true],
    [2, '23:59', true],
    [3, '00:00', false],
    [6, '23:59', true],
    [0, '00:00', false],
  ])('on day %i at %s: %s', (weekday, time, open) => {
    expect(isOpen(hours, { date: '', weekday, time })).toBe(open)
  })

  it('are read on the clock of the shop', () => {
    expect(wallTime(new Date('2026-11-20T20:30:00Z'), 'Asia/Dubai')).toEqual({
      date: '2026-11-21',
      weekday: 6,
      time: '00:30',
    })
  })

  it('of an item include both ends and may pass midnight', () => {
    const night = { available_time_starts: '22:00', available_time_ends: '03:00' }
    expect(['21:59', '22:00', '03:00', '03:01'].map((time) => isSoldAt(night, time))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isSoldAt({ available_time_starts: null, available_time_ends: null }, '04:00')).toBe(true)
  })
})

describe('a time asked for', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  const read = (text: string | null) => readSchedule(text, now)
  it('is an instant', () => {
    expect(read('2026-11-20T10:00:00Z')).toEqual({ at: new Date('2026-11-20T10:00:00Z'), scheduled: true })
    expect(read('2026-11-20T14:00:00+04:00')).toEqual(read('2026-11-20T10:00:00Z'))
  })

  it('is now when there is none, or hardly any difference', () => {
    expect(read(null)).toEqual({ at: now, scheduled: false })
    expect(read('2026-11-20T08:03:00Z')).toMatchObject({ scheduled: false })
  })

  it('is refused in the past, after a week, and when it is no time', () => {
    for (const text of ['2026-11-20T07:00:00Z', '2026-11-28T08:00:00Z', 'tomorrow'])
      expect(read(text)).toBeUndefined()
  })
})

describe('choices', () => {
  const both = (word: string) => ({ en: word, ar: `${word}-ar` })
  const group = (name: string, more: Partial<FoodVariation>): FoodVariation => ({
    name: both(name),
    type: 'single',
    min: 0,
    max: 0,
    required: false,
    values: [
      { label: both('A'), optionPrice: 100 },
      { label: both('B'), optionPrice: 50 },
    ],
    ...more,
  })
  const dish = {
    price: 1000,
    stock: null,
    variations: [],
    food_variations: [group('One', { required: true }), group('Many', { type: 'multi', min: 2, max: 2 })],
  }
  const pick = (name: string, ...label: string[]) => ({ name, values: { label } })

  it('the prices of choices add up in every order and language of the choices', () => {
    const chosen = choose(dish, [pick('Many-ar', 'B-ar', 'A'), pick('One', 'B')])
    expect(chosen).toMatchObject({ unitPrice: 1200, stock: null })
    expect(chosen).toEqual(choose(dish, [pick('One', 'B'), pick('Many', 'A', 'B')]))
  })

  it('keep to the bounds of their group', () => {
    expect(choose(dish, [])).toMatchObject({ problem: 'unanswered' })
    expect(choose(dish, [pick('One', 'A', 'B')])).toMatchObject({ problem: 'out of bounds' })
    expect(choose(dish, [pick('One', 'A'), pick('Many', 'A')])).toMatchObject({ problem: 'out of bounds' })
    expect(choose(dish, [pick('One', 'A')])).toMatchObject({ unitPrice: 1100 })
    expect(choose(dish, [pick('One', 'C')])).toEqual({ problem: 'unknown' })
    expect(choose(dish, [pick('Two', 'A')])).toEqual({ problem: 'unknown' })
  })

  it('that are offered no more are not the plain dish', () => {
    const plain = { ...dish, food_variations: [] }
    expect(choose(plain, [pick('One', 'A')])).toEqual({ problem: 'unknown' })
    expect(choose(plain, [{ type: 'Red' }])).toEqual({ problem: 'unknown' })
    for (const nothing of [[], [{}], [pick('One')], [{ type: '' }]])
      expect(choose(plain, nothing)).toMatchObject({ unitPrice: 1000, key: '' })
  })

  it('outside food are matched without dashes and spaces', () => {
    const shirt = {
      price: 1,
      stock: 9,
      food_variations: [],
      variations: [{ type: { en: 'Dark Red-XL', ar: 'أحمر-XL' }, price: 700, stock: 3 }],
    }
    for (const type of ['Dark Red-XL', 'DarkRed XL', 'dark-red-xl', 'أحمرXL'])
      expect(choose(shirt, [{ type }])).toMatchObject({ unitPrice: 700, stock: 3, key: 'Dark Red-XL' })
    expect(choose(shirt, [{ type: 'Red' }])).toEqual({ problem: 'unknown' })
    expect(choose(shirt, [])).toEqual({ problem: 'unknown' })
  })
})

describe('a misspelled word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ش', '1'), minLength: 2, maxLength: 10 })

  it('is no letter away from a word it begins', () => {
    fc.assert(fc.property(word, word, (typed, rest) => distanceToBeginning(typed, typed + rest) === 0))
  })

  it('is at most one away after one mistake', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('add', 'drop', 'change', 'swap'),
        (right, seed, mistake) => {
          const at = seed % (right.length - 1)
          const [before, one, two, after] = [
            right.slice(0, at),
            right[at],
            right[at + 1],
            right.slice(at + 2),
          ]
          const wrong = {
            add: `${before}z${one}${two}${after}`,
            drop: `${before}${two}${after}`,
            change: `${before}z${two}${after}`,
            swap: `${before}${two}${one}${after}`,
          }[mistake]
          expect(distanceToBeginning(wrong, right)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  it('counts every letter that is wrong', () => {
    expect(distanceToBeginning('xyz', 'abc')).toBe(3)
    expect(distanceToBeginning('shwrma', 'shawarma')).toBe(2)
    expect(distanceToBeginning('buregr', 'burger')).toBe(1)
  })

  it('has as many slips within a bound as without one, or none', () => {
    const slips = (a: string, b: string): number => {
      if (a === '' || b === '') return a.length + b.length
      const [one, other] = [a.at(-1), b.at(-1)]
      const swapped = a.length > 1 && b.length > 1 && one === b.at(-2) && a.at(-2) === other
      return Math.min(
        slips(a.slice(0, -1), b) + 1,
        slips(a, b.slice(0, -1)) + 1,
        slips(a.slice(0, -1), b.slice(0, -1)) + (one === other ? 0 : 1),
        swapped ? slips(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(short, short, fc.nat({ max: 3 }), (a, b, most) => {
        const all = slips(a, b)
        expect(slipsWithin(most, a, b)).toBe(all <= most ? all : undefined)
      }),
    )
  })
})
