import { describe, expect, it } from 'vitest'
import { minimumOrderGap } from '#machines/rules/minimum-order.ts'
import { type OrderDraft, startDraft } from '#machines/rules/order-draft.ts'
import {
  amountByMethod,
  cashRefusal,
  paymentOffers,
  paymentRefusal,
  walletOffer,
  walletPartRefusal,
} from '#machines/rules/payment-offers.ts'
import { reopensReview } from '#machines/rules/placement.ts'
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
  it('a customer with enough in the wallet is offered every way', () => {
    expect(reasons(withBalance(52))).toEqual({
      cash_on_delivery: undefined,
      digital_payment: undefined,
      wallet: undefined,
      offline_payment: undefined,
    })
  })

  it('a guest is offered no wallet', () => {
    expect(Object.keys(reasons({ ...draftOfGuest, config: everything }))).toEqual([
      'cash_on_delivery',
      'digital_payment',
      'offline_payment',
    ])
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
      wallet: undefined,
      offline_payment: 'paymentNotHere',
    })
  })

  it('nothing is held against a way to pay before the zone is known, but that the shop has no cash', () => {
    expect(reasons(withBalance(100, { fee: { type: 'measuring' } }))).toEqual({
      cash_on_delivery: undefined,
      digital_payment: undefined,
      wallet: undefined,
      offline_payment: undefined,
    })
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
      wallet: 'nothingToPay',
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
  it('a wallet that covers the amount pays all or nothing', () => {
    expect(walletOffer(withBalance(52, { partial_payment: true }))).toEqual({
      balance: 52,
      part: 0,
      rest: 52,
      covers: true,
    })
    expect(walletPartRefusal(withBalance(52))).toEqual({ message: 'walletCoversAll' })
  })

  it('a wallet with less pays a part on demand, and the method pays the rest', () => {
    expect(walletOffer(withBalance(20))).toEqual({ balance: 20, part: 0, rest: 52, covers: false })
    const part = withBalance(20.1, { partial_payment: true })
    expect(walletOffer(part)).toEqual({ balance: 20.1, part: 20.1, rest: 31.9, covers: false })
    expect([amountByMethod(part), walletPartRefusal(part)]).toEqual([31.9, undefined])
    expect(reasons(withBalance(20)).wallet).toBe('walletShort')
  })

  it('an empty wallet pays no part, nor does a wallet where the shop takes no parts', () => {
    expect(walletPartRefusal(withBalance(0))).toEqual({ message: 'walletEmpty' })
    const wholeOnly = config({ customer_wallet_status: 1, partial_payment_status: 0 })
    expect(walletPartRefusal(withBalance(20, { config: wholeOnly }))).toEqual({ message: 'walletEmpty' })
    expect(walletPartRefusal(draftOfGuest)).toEqual({ message: 'walletEmpty' })
  })

  it('there is no wallet where the shop has none, and the method pays all', () => {
    const none = withBalance(20, { config: config({ customer_wallet_status: 0 }) })
    expect([walletOffer(none), amountByMethod(none)]).toEqual([undefined, 52])
  })
})

describe('an unpaid order', () => {
  const payment = (payment_method: string, payment_status: string) =>
    ({ payments: [{ payment_method, payment_status, amount: 52 }] }) as Parameters<typeof isUnpaid>[0]

  it('an order is paid now when it is paid online or by transfer', () => {
    expect(isUnpaid(payment('digital_payment', 'unpaid'))).toBe(true)
    expect(isUnpaid(payment('offline_payment', 'unpaid'))).toBe(true)
  })

  it('cash, the wallet and what is paid leave nothing to pay now', () => {
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
    expect(reopensReview(draft, { lines: draft.lines })).toBe(true)
    expect(reopensReview(draft, { delivery: elsewhere })).toBe(true)
  })

  it('goes on when only words about it change', () => {
    expect(reopensReview(draft, { delivery: { ...draft.delivery, house: '9' } })).toBe(false)
    expect(reopensReview(draft, { fee: knownFee, dm_tips: 3, order_note: 'No salt' })).toBe(false)
  })
})
