import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponDiscount, deliveryFee, noCoupon, noQuote, orderAmounts } from '#machines/rules/quote.ts'
import type { CartLine, OrderFigures } from '#openapi/generated/client.ts'
import type { LineItem } from '#server/cart/goods.ts'
import type { WelcomeOffer } from '#server/db/shapes.ts'
import { pictureUrl } from '#server/media/picture-name.ts'
import { figuresOnWire } from '#server/orders/order-figures.wire.ts'
import { itemsValue, priceLines, quote } from '#server/orders/quote.ts'
import { amountsOf } from '#server/orders/record-order.ts'
import { choose } from '#server/rules/choice.ts'
import { type CouponRule, couponDiscount as couponOnServer } from '#server/rules/coupon.ts'
import { feeCharges, deliveryFee as feeOnServer } from '#server/rules/delivery-fee.ts'
import { roundHalfUp, toDecimal, toMinor } from '#server/rules/money.ts'
import { welcomeDiscount as welcomeOnServer } from '#server/rules/welcome.ts'
import { createFormat } from '#server/wire/format.ts'
import { welcomeOnWire } from '#server/wire/welcome.ts'
import { config, dish, lineFor, store } from '#tests/machines/samples.ts'

const digits = 2
const money = (minor: number) => toDecimal(minor, digits)
const percent = (hundredths: number) => hundredths / 100

const minor = fc.integer({ min: 0, max: 500_000 })
const share = fc.integer({ min: 0, max: 10_000 })
const kind = fc.constantFrom('percent' as const, 'amount' as const)
const discount = fc.record({ discount: share, discount_type: kind })
const cart = fc.array(
  fc.record({
    price: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    own: discount,
    flash: fc.option(discount, { nil: null }),
    addOn: fc.record({ price: minor, quantity: fc.integer({ min: 0, max: 5 }) }),
    kind: fc.constantFrom('plain' as const, 'options' as const, 'variation' as const),
    option: fc.integer({ min: 1, max: 50_000 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const charges = fc.record({
  per_km_shipping_charge: fc.integer({ min: 0, max: 1000 }),
  minimum_shipping_charge: fc.integer({ min: 0, max: 2000 }),
  maximum_shipping_charge: fc.option(fc.integer({ min: 2000, max: 9000 }), { nil: null }),
})
const zone = fc.record({ increased_delivery_fee: share, increased_delivery_fee_status: fc.boolean() })
const coupon = fc.record({
  discount: share,
  discount_type: kind,
  coupon_type: fc.constantFrom('default' as const, 'free_delivery' as const),
  max_discount: fc.option(minor, { nil: null }),
})
/** `null` of a guest; `isFirst` is what the server says of a customer. */
const welcome = fc.option(fc.record({ isFirst: fc.boolean(), offer: discount }), { nil: null })
const terms = fc.record({
  order_type: fc.constantFrom('delivery' as const, 'take_away' as const),
  storeDiscount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 })),
  tax: fc.integer({ min: 0, max: 2000 }),
  freeDelivery: fc.boolean(),
  freeOver: fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null }),
  isCharged: fc.boolean(),
  additional: fc.integer({ min: 0, max: 1000 }),
  welcome,
  metres: fc.integer({ min: 0, max: 60_000 }),
  tips: fc.integer({ min: 0, max: 1000 }),
  charges,
  zone,
})
const written = (of: { discount: number; discount_type: 'percent' | 'amount' }, digits = 2) => ({
  discount: of.discount_type === 'percent' ? percent(of.discount) : toDecimal(of.discount, digits),
  discount_type: of.discount_type,
})

/** docs/contract.md §1: prices are computed on both sides independently; these properties hold them together. */
describe('shop and storefront compute the same', () => {
  it('fee for the same way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), charges, zone, (metres, charge, busy) => {
        const quote = {
          ...noQuote,
          metres,
          per_km_shipping_charge: money(charge.per_km_shipping_charge),
          minimum_shipping_charge: money(charge.minimum_shipping_charge),
          maximum_shipping_charge:
            charge.maximum_shipping_charge === null
              ? Number.POSITIVE_INFINITY
              : money(charge.maximum_shipping_charge),
          increased_delivery_fee: busy.increased_delivery_fee_status
            ? percent(busy.increased_delivery_fee)
            : 0,
        }
        expect(deliveryFee(quote, digits)).toBe(money(feeOnServer(metres, feeCharges(charge, busy))))
      }),
    )
  })

  it('discount of the same coupon', () => {
    fc.assert(
      fc.property(coupon, minor, (rule, subtotal) => {
        const onWire = {
          ...noCoupon,
          ...written(rule),
          coupon_type: rule.coupon_type,
          max_discount: rule.max_discount === null ? null : money(rule.max_discount),
        }
        const onServer = couponOnServer(rule as Parameters<typeof couponOnServer>[0], subtotal)
        expect(couponDiscount(onWire, money(subtotal), digits)).toBe(money(onServer))
      }),
    )
  })

  it('every figure of 10,000 random carts, to the last digit', () => {
    fc.assert(
      fc.property(cart, terms, coupon, fc.constantFrom(0, 2, 3), (lines, shop, rule, digits) => {
        const money = (minor: number) => toDecimal(minor, digits)
        const priced = priceLines(lines.map((line) => subtotalOf(line, shop.storeDiscount)))
        const { discounted } = itemsValue(priced)
        const isBrought = shop.order_type === 'delivery'
        const choice = isBrought
          ? { distance: shop.metres, delivery_fee: feeCharges(shop.charges, shop.zone) }
          : { distance: 0, delivery_fee: null }
        const couponOff = couponOnServer(rule as CouponRule, discounted)
        const isFirst = shop.welcome?.isFirst
        const offer = { ...shop.welcome?.offer, status: true, days: 7 } as WelcomeOffer
        const onServer = quote(priced, {
          store: { tax: shop.tax, free_delivery: shop.freeDelivery },
          settings: {
            free_delivery_over: shop.freeOver,
            additional_charge: { status: shop.isCharged, name: both('Packing'), amount: shop.additional },
          },
          fee: choice.delivery_fee ? feeOnServer(choice.distance, choice.delivery_fee) : 0,
          couponDiscount: couponOff,
          welcomeDiscount: isFirst ? welcomeOnServer(offer, discounted - couponOff) : 0,
          couponFreesDelivery: rule.coupon_type === 'free_delivery',
          tips: isBrought ? shop.tips : 0,
        })

        const amounts = orderAmounts({
          shopper: shop.welcome
            ? { type: 'customer', info: welcomeOnWire(isFirst ? offer : undefined, formatOf(digits)) }
            : { type: 'guest' },
          lines: lines.map((line, index) => lineOnWire(line, index + 1, shop.storeDiscount, digits)),
          store: store({ tax: percent(shop.tax), free_delivery: shop.freeDelivery ? 1 : 0 }),
          config: config({
            digit_after_decimal_point: digits,
            free_delivery_over: shop.freeOver === null ? null : money(shop.freeOver),
            additional_charge_status: shop.isCharged ? 1 : 0,
            additional_charge: money(shop.additional),
          }),
          order_type: shop.order_type,
          quote: {
            ...noQuote,
            metres: shop.metres,
            per_km_shipping_charge: money(shop.charges.per_km_shipping_charge),
            minimum_shipping_charge: money(shop.charges.minimum_shipping_charge),
            maximum_shipping_charge:
              shop.charges.maximum_shipping_charge === null
                ? Number.POSITIVE_INFINITY
                : money(shop.charges.maximum_shipping_charge),
            increased_delivery_fee: shop.zone.increased_delivery_fee_status
              ? percent(shop.zone.increased_delivery_fee)
              : 0,
          },
          coupon: {
            ...noCoupon,
            ...written(rule, digits),
            coupon_type: rule.coupon_type,
            max_discount: rule.max_discount === null ? null : money(rule.max_discount),
          },
          dm_tips: money(shop.tips),
        })
        expect(amounts).toEqual({
          subtotal: money(onServer.subtotal),
          discount: money(onServer.discount),
          couponDiscount: money(onServer.couponDiscount),
          welcomeDiscount: money(onServer.welcomeDiscount),
          tax: money(onServer.tax),
          delivery: money(onServer.deliveryCharge),
          additional: money(onServer.additionalCharge),
          tips: money(onServer.tips),
          amount: money(onServer.amount),
        })
        ensureAddsUp(
          figuresOnWire(
            { ...amountsOf(onServer), ...choice, coupon_code: null },
            { points: 0, cashback: 0 },
            formatOf(digits),
          ),
          digits,
        )
      }),
      { numRuns: 10_000 },
    )
  })
})

/** As the description says it, by the reply alone. */
function ensureAddsUp(amounts: Required<OrderFigures>, digits: number) {
  const minor = (amount: number) => toMinor(amount, digits)
  expect(minor(amounts.order_amount)).toBe(
    minor(amounts.item_total) -
      minor(amounts.store_discount_amount) -
      minor(amounts.coupon_discount_amount) -
      minor(amounts.welcome_discount_amount) +
      minor(amounts.delivery_charge) +
      minor(amounts.total_tax_amount) +
      minor(amounts.additional_charge) +
      minor(amounts.dm_tips),
  )
  expect(amounts.delivery_charge).toBe(amounts.free_delivery_by ? 0 : amounts.original_delivery_charge)
  const { delivery_fee: fee } = amounts
  if (!fee) return expect(amounts.original_delivery_charge).toBe(0)
  const { distance_charge, shipping_charge, increased_delivery_charge } = fee
  const atMost = fee.maximum_shipping_charge ?? Number.POSITIVE_INFINITY
  expect(minor(distance_charge)).toBe(
    roundHalfUp((Math.round(fee.distance * 1000) * minor(fee.per_km_shipping_charge)) / 1000),
  )
  expect(shipping_charge).toBe(Math.max(fee.minimum_shipping_charge, Math.min(distance_charge, atMost)))
  expect(minor(increased_delivery_charge)).toBe(
    roundHalfUp((minor(shipping_charge) * Math.round(fee.increased_delivery_fee * 100)) / 10_000),
  )
  expect(minor(amounts.original_delivery_charge)).toBe(
    minor(shipping_charge) + minor(increased_delivery_charge),
  )
}

const formatOf = (digits: number) => {
  const currency = { code: 'AED', symbol: both('AED'), direction: 'left' as const, digits }
  return createFormat('en', { currency, timezone: 'Asia/Dubai' }, pictureUrl)
}

type Line = typeof cart extends fc.Arbitrary<(infer Each)[]> ? Each : never

const both = (word: string) => ({ en: word, ar: `${word}-ar` })

/** A line as the server reads it: an option answered, one kind of it, or the thing as it is. */
function subtotalOf(
  { price, quantity, own, flash, addOn, kind, option }: Line,
  storeDiscount: number,
): LineItem {
  const group = {
    name: both('Size'),
    type: 'single' as const,
    min: 0,
    max: 0,
    required: true,
    values: [{ label: both('Large'), optionPrice: option }],
  }
  const choice = choose(
    {
      price,
      stock: null,
      variations: kind === 'variation' ? [{ type: both('Red'), price: option, stock: 99 }] : [],
      food_variations: kind === 'options' ? [group] : [],
    },
    chosen[kind],
  )
  return {
    item: own,
    store: { discount: storeDiscount },
    flash,
    choice,
    quantity,
    addOns: [{ id: 71, name: both('Dip'), ...addOn }],
  } as unknown as LineItem
}

const chosen = {
  plain: [],
  options: [{ name: 'Size', values: { label: ['Large'] } }],
  variation: [{ type: 'Red', price: 0, stock: 0 }],
}

/** The same line as the storefront has it. */
function lineOnWire(line: Line, id: number, storeDiscount: number, digits: number): CartLine {
  const { price, quantity, own, flash, addOn, kind, option } = line
  const money = (minor: number) => toDecimal(minor, digits)
  const item = dish({
    price: money(price),
    ...written(flash ?? own, digits),
    store_discount: flash ? 0 : percent(storeDiscount),
    add_ons: [{ id: 71, store_id: 1, name: 'Dip', price: money(addOn.price) }],
    choice_options: kind === 'variation' ? [{ name: 'choice_1', title: 'Colour', options: ['Red'] }] : [],
    variations: kind === 'variation' ? [{ type: 'Red', price: money(option), stock: 99 }] : [],
    food_variations:
      kind === 'options'
        ? [
            {
              name: 'Size',
              type: 'single',
              min: 0,
              max: 0,
              required: 'on',
              values: [{ label: 'Large', optionPrice: money(option), isSelected: false }],
            },
          ]
        : [],
  })
  return lineFor(id, item, {
    quantity,
    variation: chosen[kind],
    add_on_ids: addOn.quantity ? [71] : [],
    add_on_qtys: addOn.quantity ? [addOn.quantity] : [],
  })
}
