import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PaymentMethod } from '#server/db/schema.ts'
import { codeOf, type ParcelPhase, pays, phaseOf, showsCourier, wantedCodes } from '#server/rules/parcel.ts'
import {
  cancelCharges,
  cancelFee,
  paidBefore,
  returnCharges,
  returnFee,
} from '#server/rules/parcel-charges.ts'

const minor = (max: number) => fc.integer({ min: 0, max })

/** Any parcel, as the server records what it costs and what was paid. */
const anyParcel = fc
  .record({
    delivery_charge: minor(100_000),
    more: minor(5_000),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    payment_method: fc.constantFrom<PaymentMethod>(
      'cash_on_delivery',
      'digital_payment',
      'wallet',
      'offline_payment',
    ),
  })
  .map(({ delivery_charge, more, part, payment_method }) => {
    const order_amount = delivery_charge + more
    const wallet_amount = payment_method === 'wallet' ? order_amount : Math.floor(order_amount * part)
    const isPaid = payment_method !== 'cash_on_delivery' || wallet_amount === order_amount
    const payment_status = isPaid ? 'paid' : wallet_amount > 0 ? 'partially_paid' : 'unpaid'
    return { delivery_charge, order_amount, wallet_amount, payment_method, payment_status }
  })

describe('the amount paid before the courier collects any money', () => {
  it('the amount paid before is all of a prepaid parcel, and the wallet part of a parcel paid in cash', () => {
    fc.assert(
      fc.property(anyParcel, (parcel) => {
        const isCash = parcel.payment_method === 'cash_on_delivery'
        expect(paidBefore(parcel)).toBe(isCash ? parcel.wallet_amount : parcel.order_amount)
      }),
    )
  })
})

describe('a return', () => {
  it('costs the price of the parcel and the fee, of which the courier collects what was not paid', () => {
    fc.assert(
      fc.property(anyParcel, minor(20_000), (parcel, percent) => {
        const fee = returnFee(parcel, percent)
        const { kept, collected } = returnCharges(parcel, fee)
        expect(kept + collected).toBe(parcel.order_amount + fee)
        expect(kept).toBe(paidBefore(parcel))
        expect(collected).toBeGreaterThanOrEqual(fee)
      }),
    )
  })

  it('costs a share of the fee for the way, rounded half up', () => {
    expect(returnFee({ delivery_charge: 901 }, 5000)).toBe(451)
    expect(returnFee({ delivery_charge: 900 }, 0)).toBe(0)
  })
})

describe('a cancellation on the way to the sender', () => {
  it('takes its fee from what was paid first, then from the wallet, and gives the rest back', () => {
    fc.assert(
      fc.property(anyParcel, minor(120_000), fc.boolean(), (parcel, shopFee, hasWallet) => {
        const { fee, kept, given_back, charged } = cancelCharges(parcel, shopFee, hasWallet)
        const paid = paidBefore(parcel)
        expect(kept + given_back).toBe(paid)
        expect(kept + charged).toBe(fee)
        expect(Math.min(fee, kept, given_back, charged)).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(Math.min(shopFee, parcel.order_amount))
        if (charged > 0) expect([hasWallet, given_back]).toEqual([true, 0])
        if (hasWallet) expect(fee).toBe(Math.min(shopFee, parcel.order_amount))
      }),
    )
  })

  it('costs a shopper without a wallet no more than was paid', () => {
    const inCash = {
      delivery_charge: 900,
      order_amount: 1000,
      wallet_amount: 0,
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
    } as const
    expect(cancelCharges(inCash, 300, false).fee).toBe(0)
    expect(cancelCharges(inCash, 300, true)).toEqual({ fee: 300, kept: 0, given_back: 0, charged: 300 })
  })

  it('is free before the courier sets out, and too late once the parcel is on its way back', () => {
    fc.assert(
      fc.property(anyParcel, minor(5_000), fc.boolean(), (parcel, fee, hasWallet) => {
        const rules = { pickup_cancel_fee: fee, return_fee_percent: 5000 }
        const costs = (phase: ParcelPhase) => cancelFee(parcel, phase, rules, hasWallet)
        expect(costs('waiting')).toBe(0)
        expect(costs('fetching')).toBe(cancelCharges(parcel, fee, hasWallet).fee)
        expect(costs('carrying')).toBe(returnFee(parcel, 5000))
        expect([costs('returning'), costs('over')]).toEqual([null, null])
      }),
    )
  })
})

describe('the way of a parcel', () => {
  const now = new Date()

  it('leads from the shop to the sender, to the receiver and sometimes back', () => {
    expect((['pending', 'accepted', 'confirmed', 'failed'] as const).map((s) => phaseOf(s, null))).toEqual(
      Array(4).fill('waiting'),
    )
    expect((['processing', 'handover'] as const).map((s) => phaseOf(s, null))).toEqual([
      'fetching',
      'fetching',
    ])
    expect([phaseOf('picked_up', null), phaseOf('picked_up', now)]).toEqual(['carrying', 'returning'])
    expect([phaseOf('delivered', null), phaseOf('canceled', now)]).toEqual(['over', 'over'])
  })

  it('shows a code as long as it opens something', () => {
    const codes = { pickup_code: '1111', handover_code: '2222', return_code: '3333' }
    const shown = (phase: ParcelPhase) => Object.values(wantedCodes(codes, phase))
    expect(shown('waiting')).toEqual(['1111', '2222', null])
    expect(shown('fetching')).toEqual(['1111', '2222', null])
    expect(shown('carrying')).toEqual([null, '2222', null])
    expect(shown('returning')).toEqual([null, null, '3333'])
    expect(shown('over')).toEqual([null, null, null])
    expect(codeOf('sender', codes, 'fetching')).toBe('1111')
    expect(codeOf('sender', codes, 'carrying')).toBeNull()
    expect(codeOf('sender', codes, 'returning')).toBe('3333')
    expect(codeOf('receiver', codes, 'carrying')).toBe('2222')
    expect(codeOf('receiver', codes, 'returning')).toBeNull()
  })

  it('shows the courier to the side that waits, away from the other door', () => {
    expect(showsCourier('sender', 'fetching', 501)).toBe(true)
    expect(showsCourier('sender', 'returning', 500)).toBe(false)
    expect(showsCourier('sender', 'carrying', 5000)).toBe(false)
    expect(showsCourier('receiver', 'carrying', 501)).toBe(true)
    expect(showsCourier('receiver', 'fetching', 5000)).toBe(false)
  })

  it('is paid by the side that was to pay, and by the sender on the way back', () => {
    expect(pays('receiver', 'receiver', 'carrying')).toBe(true)
    expect(pays('sender', 'receiver', 'carrying')).toBe(false)
    expect(pays('receiver', 'receiver', 'returning')).toBe(false)
    expect(pays('sender', 'receiver', 'returning')).toBe(true)
  })
})
