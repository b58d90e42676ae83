import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { couponDiscount, deliveryFee, noCoupon, noQuote, orderFigures } from '#machines/rules/quote.ts'
import { couponDiscount as couponOnServer } from '#server/rules/coupon.ts'
import { deliveryFee as feeOnServer, isDeliveryFree } from '#server/rules/delivery-fee.ts'
import { discountInForce } from '#server/rules/discount.ts'
import { linePrice } from '#server/rules/line-price.ts'
import { toDecimal } from '#server/rules/money.ts'
import { orderTotal } from '#server/rules/order-total.ts'
import { config, dish, lineFor, store } from '#tests/machines/samples.ts'

const digits = 2
const money = (minor: number) => toDecimal(minor, digits)
const percent = (hundredths: number) => hundredths / 100

const minor = fc.integer({ min: 0, max: 500_000 })
const share = fc.integer({ min: 0, max: 10_000 })
const kind = fc.constantFrom('percent' as const, 'amount' as const)
const discount = fc.record({ discount: share, discount_type: kind })
const line = fc.record({
  price: fc.integer({ min: 1, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
  own: discount,
  addOn: fc.record({ price: minor, quantity: fc.integer({ min: 0, max: 5 }) }),
})
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
const written = (of: { discount: number; discount_type: 'percent' | 'amount' }) => ({
  discount: of.discount_type === 'percent' ? percent(of.discount) : money(of.discount),
  discount_type: of.discount_type,
})

/** Contract §1: prices are computed on both sides independently; these properties hold them together. */
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
        expect(deliveryFee(quote, digits)).toBe(money(feeOnServer(metres, charge, busy)))
      }),
    )
  })

  it('discount of the same coupon', () => {
    fc.assert(
      fc.property(coupon, minor, (rule, goods) => {
        const onWire = {
          ...noCoupon,
          ...written(rule),
          coupon_type: rule.coupon_type,
          max_discount: rule.max_discount === null ? null : money(rule.max_discount),
        }
        const onServer = couponOnServer(rule as Parameters<typeof couponOnServer>[0], goods)
        expect(couponDiscount(onWire, money(goods), digits)).toBe(money(onServer))
      }),
    )
  })

  it('amount of the same order', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 5000 }),
        fc.integer({ min: 0, max: 2000 }),
        coupon,
        fc.option(fc.integer({ min: 1, max: 2_000_000 }), { nil: null }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 1000 }),
        (lines, storeDiscount, tax, rule, freeOver, metres, tips) => {
          const priced = lines.map(({ price, quantity, own, addOn }) =>
            linePrice(price, quantity, discountInForce(own, storeDiscount, null), [
              { id: 71, name: { en: 'Dip', ar: 'غموس' }, ...addOn },
            ]),
          )
          const goods = priced.reduce((sum, { goods, discount }) => sum + goods - discount, 0)
          const charge = {
            per_km_shipping_charge: 150,
            minimum_shipping_charge: 500,
            maximum_shipping_charge: null,
          }
          const calm = { increased_delivery_fee: 0, increased_delivery_fee_status: false }
          const free =
            rule.coupon_type === 'free_delivery' || isDeliveryFree({ free_delivery: false }, goods, freeOver)
          const onServer = orderTotal(priced, {
            couponDiscount: couponOnServer(rule as Parameters<typeof couponOnServer>[0], goods),
            tax,
            deliveryCharge: free ? 0 : feeOnServer(metres, charge, calm),
            additionalCharge: 25,
            tips,
          })

          const figures = orderFigures({
            lines: lines.map(({ price, quantity, own, addOn }, index) =>
              lineFor(
                index + 1,
                dish({
                  price: money(price),
                  ...written(own),
                  store_discount: percent(storeDiscount),
                  add_ons: [{ id: 71, store_id: 1, name: 'Dip', price: money(addOn.price) }],
                }),
                {
                  quantity,
                  add_on_ids: addOn.quantity ? [71] : [],
                  add_on_qtys: addOn.quantity ? [addOn.quantity] : [],
                },
              ),
            ),
            store: store({ tax: percent(tax) }),
            config: config({
              free_delivery_over: freeOver === null ? null : money(freeOver),
              additional_charge_status: 1,
              additional_charge: 0.25,
            }),
            order_type: 'delivery',
            quote: { ...noQuote, metres, per_km_shipping_charge: 1.5, minimum_shipping_charge: 5 },
            coupon: {
              ...noCoupon,
              ...written(rule),
              coupon_type: rule.coupon_type,
              max_discount: rule.max_discount === null ? null : money(rule.max_discount),
            },
            dm_tips: money(tips),
          })
          expect(figures).toMatchObject({
            goods: money(onServer.goods),
            discount: money(onServer.discount),
            couponDiscount: money(onServer.couponDiscount),
            tax: money(onServer.tax),
            amount: money(onServer.amount),
          })
        },
      ),
      { numRuns: 500 },
    )
  })
})
