import { describe, expect, it } from 'vitest'
import { minimumOrderGap } from '#machines/checkout/minimum-order.ts'
import { type OrderDraft, startDraft } from '#machines/rules/order-draft.ts'
import {
  amountByMethod,
  cashRefusal,
  paymentOf,
  paymentOffers,
  paymentRefusal,
  walletOffer,
} from '#machines/rules/payment-offers.ts'
import { formRefusals, refusalOf, reopensReview } from '#machines/rules/placement.ts'
import { isUnpaid } from '#machines/rules/submission.ts'
import { customer, draftOfGuest, guest, knownFee, quote } from '#tests/machines/samples/checkout.ts'
import { address, config, dish, lineFor, mona, store } from '#tests/machines/samples.ts'

/** Everything is offered by the shop; the amount is 52. */
const everything = config({
  digital_payment: 1,
  offline_payment_status: 1,
  customer_wallet_status: 1,
  partial_payment_status: 1,
})
const withBalance = (wallet_balance: number, over: Partial<OrderDraft> = {}): OrderDraft => ({
  ...startDraft({
    ...customer,
    config: everything,
    shopper: { type: 'customer', info: { ...mona, wallet_balance } },
  }),
  fee: { type: 'known', quote: { ...quote, offline_payment: true } },
  ...over,
})
const reasons = (draft: OrderDraft) =>
  Object.fromEntries(
    paymentOffers(draft).map(({ payment_method, refusal }) => [payment_method, refusal?.message]),
  )

describe('ways to pay', () => {
  const all = { cash_on_delivery: undefined, digital_payment: undefined, offline_payment: undefined }

  it('a shop offers every way that it has, to customers and guests', () => {
    expect(reasons(withBalance(52))).toEqual(all)
    expect(Object.keys(reasons({ ...draftOfGuest, config: everything }))).toEqual(Object.keys(all))
  })

  it('no way is needed once the wallet pays the whole order', () => {
    expect(reasons(withBalance(52, { partial_payment: true }))).toEqual({
      cash_on_delivery: 'walletCoversAll',
      digital_payment: 'walletCoversAll',
      offline_payment: 'walletCoversAll',
    })
  })

  it('a shop offers only the ways to pay that it has', () => {
    expect(
      paymentOffers({ ...draftOfGuest, config: config({ cash_on_delivery: 0, digital_payment: 0 }) }),
    ).toEqual([])
  })

  it('the zone says which ways it does not allow', () => {
    const none = { ...quote, cash_on_delivery: false, digital_payment: false, offline_payment: false }
    expect(reasons(withBalance(100, { fee: { type: 'known', quote: none } }))).toEqual({
      cash_on_delivery: 'cashNotHere',
      digital_payment: 'paymentNotHere',
      offline_payment: 'paymentNotHere',
    })
  })

  it('nothing is held against a way to pay before the zone is known, but that the shop has no cash', () => {
    expect(reasons(withBalance(100, { fee: { type: 'measuring' } }))).toEqual(all)
    expect(cashRefusal({ ...draftOfGuest, config: config({ cash_on_delivery: 0 }) })).toEqual({
      message: 'cashNotHere',
    })
  })

  it('cash is limited by the zone, up to exactly its limit', () => {
    const limit = (maximum_cod_order_amount: number) =>
      cashRefusal({ ...draftOfGuest, fee: { type: 'known', quote: { ...quote, maximum_cod_order_amount } } })
    expect(limit(52)).toBeUndefined()
    expect(limit(51.99)).toEqual({ message: 'cashLimit' })
  })

  it('the wallet counts towards the limit of cash only as far as it pays', () => {
    const limited = { type: 'known' as const, quote: { ...quote, maximum_cod_order_amount: 40 } }
    expect(cashRefusal(withBalance(20, { fee: limited }))).toEqual({ message: 'cashLimit' })
    expect(cashRefusal(withBalance(20, { fee: limited, partial_payment: true }))).toBeUndefined()
  })

  it('an order without an amount needs only cash', () => {
    const free = dish({ price: 0 })
    const nothing = { ...withBalance(10), lines: [lineFor(8, free)], order_type: 'take_away' as const }
    expect(reasons(nothing)).toEqual({
      cash_on_delivery: undefined,
      digital_payment: 'nothingToPay',
      offline_payment: 'nothingToPay',
    })
  })

  it('a way to pay that the shop does not have is refused', () => {
    expect(paymentRefusal({ ...draftOfGuest, payment_method: 'wallet' })).toEqual({
      message: 'paymentMissing',
    })
    expect(paymentRefusal(draftOfGuest)).toBeUndefined()
  })
})

describe('the wallet', () => {
  it('the wallet pays nothing until the customer turns it on', () => {
    expect(walletOffer(withBalance(60))).toEqual({
      balance: 60,
      use: 'unused',
      paid: 0,
      rest: 52,
      remains: 60,
      refusal: undefined,
    })
    expect(paymentOf(withBalance(60))).toEqual({ payment_method: 'cash_on_delivery' })
  })

  it('a wallet that covers the amount pays the whole order and keeps the rest', () => {
    const whole = withBalance(60.1, { partial_payment: true, payment_method: 'digital_payment' })
    expect(walletOffer(whole)).toMatchObject({ use: 'all', paid: 52, rest: 0, remains: 8.1 })
    expect([amountByMethod(whole), paymentOf(whole)]).toEqual([0, { payment_method: 'wallet' }])
    expect(walletOffer(withBalance(52, { partial_payment: true }))).toMatchObject({ use: 'all', remains: 0 })
  })

  it('a wallet with less pays all it has, and the method pays the rest', () => {
    const part = withBalance(20.1, { partial_payment: true, payment_method: 'digital_payment' })
    expect(walletOffer(part)).toMatchObject({ use: 'part', paid: 20.1, rest: 31.9, remains: 0 })
    expect(amountByMethod(part)).toBe(31.9)
    expect(paymentOf(part)).toEqual({ payment_method: 'digital_payment', partial_payment: 1 })
  })

  it('a wallet that pays the whole order needs no other way to pay', () => {
    const noCash = { type: 'known' as const, quote: { ...quote, cash_on_delivery: false } }
    expect(paymentRefusal(withBalance(60, { fee: noCash }))).toEqual({ message: 'cashNotHere' })
    expect(paymentRefusal(withBalance(60, { fee: noCash, partial_payment: true }))).toBeUndefined()
    expect(paymentRefusal(withBalance(20, { fee: noCash, partial_payment: true }))).toEqual({
      message: 'cashNotHere',
    })
    const cashless = { ...everything, cash_on_delivery: 0 as const }
    const early = { config: cashless, fee: { type: 'measuring' as const } }
    const codes = (draft: OrderDraft) => formRefusals(draft).map(({ key }) => key)
    expect(codes(withBalance(60, early))).toContain('cashNotHere')
    expect(codes(withBalance(60, { ...early, partial_payment: true }))).not.toContain('cashNotHere')
  })

  it('a guest, an empty wallet, a free order and a shop without parts say why the wallet cannot pay', () => {
    const reason = (draft: OrderDraft) => walletOffer(draft)?.refusal?.message
    expect(reason({ ...draftOfGuest, config: everything })).toBe('walletOfCustomers')
    expect(reason(withBalance(0))).toBe('walletEmpty')
    const free = { lines: [lineFor(8, dish({ price: 0 }))], order_type: 'take_away' as const }
    expect(reason(withBalance(20, free))).toBe('nothingToPay')
    const wholeOnly = { config: config({ customer_wallet_status: 1, partial_payment_status: 0 }) }
    expect(reason(withBalance(51.99, wholeOnly))).toBe('walletShort')
    expect(reason(withBalance(52, wholeOnly))).toBeUndefined()
  })

  it('a wallet that cannot pay is not turned on, and holds the order once it cannot pay any more', () => {
    expect(refusalOf(withBalance(0), { partial_payment: true })).toEqual({ message: 'walletEmpty' })
    expect(refusalOf(withBalance(20), { partial_payment: true })).toBeUndefined()
    const emptied = withBalance(0, { partial_payment: true })
    expect(paymentRefusal(emptied)).toEqual({ message: 'walletEmpty' })
    expect(walletOffer(emptied)?.use).toBe('unused')
    expect(refusalOf(emptied, { partial_payment: false })).toBeUndefined()
  })

  it('a shop without a wallet offers none, and the method pays all', () => {
    const none = withBalance(20, { config: config({ customer_wallet_status: 0 }), partial_payment: true })
    expect([walletOffer(none), amountByMethod(none), paymentRefusal(none)]).toEqual([
      undefined,
      52,
      undefined,
    ])
  })
})

describe('an unpaid order', () => {
  const payment = (payment_method: string, payment_status: string) =>
    ({ payments: [{ payment_method, payment_status, amount: 52 }] }) as Parameters<typeof isUnpaid>[0]

  it('an order is paid now when it is paid online or by transfer', () => {
    expect(isUnpaid(payment('digital_payment', 'unpaid'))).toBe(true)
    expect(isUnpaid(payment('offline_payment', 'unpaid'))).toBe(true)
  })

  it('an order with cash, a paid order and an order without a payment leave nothing to pay now', () => {
    expect(isUnpaid(payment('cash_on_delivery', 'unpaid'))).toBe(false)
    expect(isUnpaid(payment('digital_payment', 'paid'))).toBe(false)
    expect(isUnpaid({})).toBe(false)
  })
})

describe('the minimum order of a store', () => {
  const at = (minimum_order: number, over: Partial<OrderDraft> = {}) =>
    minimumOrderGap({ ...draftOfGuest, store: store({ minimum_order }), ...over })

  it('the gap is what the goods lack, to the last digit', () => {
    expect([at(40), at(39), at(40.1), at(45)]).toEqual([0, 0, 0.1, 5])
  })

  it('the store prices a prescription itself, so that nothing is lacking', () => {
    expect(at(45, { kind: 'prescription', lines: [] })).toBe(0)
  })
})

describe('an order on its way', () => {
  const draft = startDraft(guest)
  const elsewhere = { ...draft.delivery, latitude: String(address(5).latitude) }

  it('is read over again when goods, address or the way of handing over change', () => {
    expect(reopensReview(draft, { order_type: 'take_away' })).toBe(true)
    expect(reopensReview(draft, { lines: draft.lines.slice(1) })).toBe(true)
    expect(reopensReview(draft, { delivery: elsewhere })).toBe(true)
  })

  it('an order on its way goes on when the server confirms the goods as they were shown', () => {
    expect(reopensReview(draft, { lines: [...draft.lines], areEditsPending: false })).toBe(false)
  })

  it('goes on when only words about it change', () => {
    expect(reopensReview(draft, { delivery: { ...draft.delivery, house: '9' } })).toBe(false)
    expect(reopensReview(draft, { fee: knownFee, dm_tips: 3, order_note: 'No salt' })).toBe(false)
  })
})
