import { describe, expect, it } from 'vitest'
import { isAddressDeleted, isCouponLapsed, lapsedPayment, smallerBalance } from '#machines/checkout/lapsed.ts'
import { type OrderDraft, startDraft } from '#machines/rules/order-draft.ts'
import { couponExpired, customer, guest, knownFee, offline, quote } from '#tests/machines/samples/checkout.ts'
import { config, mona } from '#tests/machines/samples.ts'

const said = (what: object, balance = 0) => ({ said: what, balance })
const online = { ...customer, config: config({ digital_payment: 1, customer_wallet_status: 1 }) }
const draft = (over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...startDraft(online),
  fee: knownFee,
  payment_method: 'digital_payment',
  ...over,
})
const notHere = { type: 'known' as const, quote: { ...quote, digital_payment: false } }
const wealthy = (wallet_balance: number) => ({
  type: 'customer' as const,
  info: { ...mona, wallet_balance },
})

describe('a way to pay of an earlier visit', () => {
  const recalled = said({ payment_method: 'digital_payment' })

  it('holds while the zone and the shop offer it', () => {
    expect(lapsedPayment(draft(), recalled)).toBeUndefined()
  })

  it('has lapsed where the zone does not take it any more', () => {
    expect(lapsedPayment(draft({ fee: notHere }), recalled)).toBe('digital_payment')
  })

  it('has lapsed where the shop does not have it any more', () => {
    expect(lapsedPayment(draft({ config: config({ digital_payment: 0 }) }), recalled)).toBe('digital_payment')
  })

  it('is not spoken of when it was chosen in this visit', () => {
    expect(lapsedPayment(draft({ fee: notHere }), undefined)).toBeUndefined()
    expect(lapsedPayment(draft({ fee: notHere }), said({}))).toBeUndefined()
  })

  it('is not spoken of once the customer has chosen another', () => {
    expect(
      lapsedPayment(draft({ fee: notHere, payment_method: 'cash_on_delivery' }), recalled),
    ).toBeUndefined()
  })

  it('is not spoken of while the wallet pays the whole order', () => {
    const paid = draft({ fee: notHere, partial_payment: true, shopper: wealthy(1000) })
    expect(lapsedPayment(paid, recalled)).toBeUndefined()
  })

  it('of cash has lapsed above its limit', () => {
    const fee = { type: 'known' as const, quote: { ...quote, maximum_cod_order_amount: 10 } }
    const cash = { payment_method: 'cash_on_delivery' as const }
    expect(lapsedPayment(draft({ ...cash, fee }), said(cash))).toBe('cash_on_delivery')
  })
})

describe('a coupon of an earlier visit', () => {
  const recalled = said({ coupon_code: 'WELCOME10' })
  const refused = [{ type: 'failure' as const, error: couponExpired }]
  const minimum = [{ type: 'problem' as const, refusal: { message: 'couponMinimum' as const } }]

  it('has lapsed when the server refuses it, or the goods are below its minimum', () => {
    expect(isCouponLapsed('WELCOME10', refused, recalled)).toBe(true)
    expect(isCouponLapsed('WELCOME10', minimum, recalled)).toBe(true)
  })

  it('may still hold when no answer came', () => {
    expect(isCouponLapsed('WELCOME10', [{ type: 'failure', error: offline }], recalled)).toBe(false)
    expect(isCouponLapsed('WELCOME10', [], recalled)).toBe(false)
  })

  it('is not spoken of when another code is refused', () => {
    expect(isCouponLapsed('OTHER', refused, recalled)).toBe(false)
    expect(isCouponLapsed('WELCOME10', refused, undefined)).toBe(false)
  })
})

describe('the wallet of an earlier visit', () => {
  const using = { partial_payment: true }

  it('is spoken of when it holds less, by both amounts', () => {
    expect(smallerBalance(draft({ ...using, shopper: wealthy(20) }), said(using, 30))).toEqual({
      before: 30,
      now: 20,
    })
  })

  it('is not spoken of when it holds as much or more', () => {
    expect(smallerBalance(draft({ ...using, shopper: wealthy(30) }), said(using, 30))).toBeUndefined()
    expect(smallerBalance(draft({ ...using, shopper: wealthy(31) }), said(using, 30))).toBeUndefined()
  })

  it('is not spoken of when it is not used, then or now', () => {
    expect(smallerBalance(draft({ shopper: wealthy(20) }), said(using, 30))).toBeUndefined()
    expect(smallerBalance(draft({ ...using, shopper: wealthy(20) }), said({}, 30))).toBeUndefined()
    expect(smallerBalance(draft({ ...using, shopper: wealthy(20) }), undefined)).toBeUndefined()
    expect(smallerBalance({ ...startDraft(guest), ...using }, said(using, 30))).toBeUndefined()
  })
})

describe('a saved address of an earlier visit', () => {
  const recalled = said({ address_id: 5 })

  it('is deleted when the list has it no more', () => {
    expect(isAddressDeleted(draft({ address_id: 5 }), recalled, [{ id: 6 }])).toBe(true)
    expect(isAddressDeleted(draft({ address_id: 5 }), recalled, [])).toBe(true)
  })

  it('is there while the list has it, and while the list has not come', () => {
    expect(isAddressDeleted(draft({ address_id: 5 }), recalled, [{ id: 6 }, { id: 5 }])).toBe(false)
    expect(isAddressDeleted(draft({ address_id: 5 }), recalled, undefined)).toBe(false)
  })

  it('is not spoken of for another address, an entered one, or take-away', () => {
    expect(isAddressDeleted(draft({ address_id: 7 }), recalled, [])).toBe(false)
    expect(isAddressDeleted(draft({ address_id: null }), said({ address_id: null }), [])).toBe(false)
    expect(isAddressDeleted(draft({ address_id: 5, order_type: 'take_away' }), recalled, [])).toBe(false)
    expect(isAddressDeleted(draft({ address_id: 5 }), undefined, [])).toBe(false)
  })
})
