import { describe, expect, it } from 'vitest'
import { DAYS_BACK, isMoneyUnderway, moneyBackOf, moneyLines } from '#machines/orders/order-money.ts'
import type { OfflinePayment, PaymentEntry, TrackedOrder } from '#openapi/generated/client.ts'
import { DAYS_ON_THE_WAY } from '#server/rules/refund.ts'
import { parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const at = '2026-11-20T12:05:00.000Z'
const later = '2026-11-20T12:20:00.000Z'

const wallet = { payment_method: 'wallet', payment_status: 'paid', amount: 10 } as const
const card = { payment_method: 'digital_payment', payment_status: 'paid', amount: 32.5 } as const
const unpaid = { ...card, payment_status: 'unpaid' } as const

const order = (more: Partial<TrackedOrder>): TrackedOrder => ({ ...orderAs('pending'), ...more })

const entry = (more: Partial<PaymentEntry>): PaymentEntry => ({
  type: 'paid',
  payment_method: 'wallet',
  amount: 10,
  status: 'done',
  at,
  ...more,
})

describe('the money of an order', () => {
  it('an order lists the amount that the wallet paid, then the amount still due by card', () => {
    const payment_history = [entry({})]
    expect(
      moneyLines(order({ payment_method: 'digital_payment', payments: [wallet, unpaid], payment_history })),
    ).toEqual([
      { type: 'paid', method: 'wallet', amount: 10, at },
      { type: 'due', method: 'digital_payment', amount: 32.5, at: null },
    ])
  })

  it('an order tells money that was sent back from money on its way back and from withheld money', () => {
    const payment_history = [
      entry({ payment_method: 'digital_payment', amount: 32.5 }),
      entry({ type: 'given_back', at: later }),
      entry({
        type: 'given_back',
        payment_method: 'digital_payment',
        amount: 30,
        status: 'pending',
        at: later,
      }),
      entry({ type: 'withheld', payment_method: 'digital_payment', amount: 2.5, at: later }),
    ]
    expect(moneyLines({ ...orderAs('refunded'), payments: [wallet, card], payment_history })).toEqual([
      { type: 'paid', method: 'digital_payment', amount: 32.5, at },
      { type: 'returned', method: 'wallet', amount: 10, at: later },
      { type: 'returning', method: 'digital_payment', amount: 30, at: later },
      { type: 'withheld', method: 'digital_payment', amount: 2.5, at: later },
    ])
  })

  it.each([
    ['sender', 'pickUp'],
    ['receiver', 'handOver'],
  ] as const)('tells when the courier collects what the %s of a parcel pays', (charge_payer, collected) => {
    expect(moneyLines({ ...parcelOrderAs('pending'), charge_payer })).toEqual([
      { type: 'due', method: 'cash_on_delivery', amount: 25, at: null, collected },
    ])
  })

  it('a parcel that comes back asks its sender for the amount due at the return, and for nothing when no amount is due', () => {
    const back = { status: 'on_the_way', at: later, fee: 10, due: 35 } as const
    expect(moneyLines(parcelOrderAs('picked_up', { return: back }))).toEqual([
      { type: 'due', method: 'cash_on_delivery', amount: 35, at: null, collected: 'return' },
    ])
    const paid = { ...parcelOrderAs('picked_up', { return: { ...back, due: 0 } }), payments: [wallet] }
    expect(moneyLines(paid)).toEqual([{ type: 'paid', method: 'wallet', amount: 10, at: null }])
  })

  it('a parcel that was lost on its way back asks for nothing more', () => {
    expect(moneyLines(parcelOrderAs('canceled', { lost_at: later }))).toEqual([])
  })

  it('asks for nothing more once the order is canceled', () => {
    expect(moneyLines({ ...orderAs('canceled'), payments: [unpaid] })).toEqual([])
  })

  it('an order whose payment failed still names the amount due', () => {
    expect(
      moneyLines({ ...orderAs('failed'), payment_method: 'digital_payment', payments: [unpaid] }),
    ).toEqual([{ type: 'due', method: 'digital_payment', amount: 32.5, at: null }])
  })

  it('names paid parts without their times when the server keeps no history', () => {
    expect(moneyLines(order({ payment_status: 'paid', payments: [wallet, card] }))).toEqual([
      { type: 'paid', method: 'wallet', amount: 10, at: null },
      { type: 'paid', method: 'digital_payment', amount: 32.5, at: null },
    ])
  })

  it('names no part of nothing', () => {
    expect(moneyLines(order({ payments: [{ ...unpaid, amount: 0 }] }))).toEqual([])
  })
})

describe('the money that comes back when an order is canceled', () => {
  it('is every paid part, each the way it came', () => {
    expect(moneyBackOf({ payments: [wallet, card] })).toEqual([
      { method: 'wallet', amount: 10 },
      { method: 'digital_payment', amount: 32.5 },
    ])
  })

  it('is nothing when nothing was paid', () => {
    expect(moneyBackOf({ payments: [unpaid] })).toEqual([])
  })

  const transfer = { status: 'pending' } as OfflinePayment
  const deciding = { status: 'pending', failure_reason: null, updated_at: at } as const
  it.each([
    ['a transfer that the shop looks for', { offline_payment: transfer }, true],
    ['a verified transfer', { offline_payment: { ...transfer, status: 'verified' } }, false],
    ['a card payment that is being decided', { online_payment: deciding }, true],
    ['a card payment that failed', { online_payment: { ...deciding, status: 'failed' } }, false],
    ['an order that is paid otherwise', { online_payment: deciding, payment_status: 'paid' }, false],
    ['cash', {}, false],
  ] as const)('may still arrive: %s', (_, more, isUnderway) => {
    expect(isMoneyUnderway(order(more as Partial<TrackedOrder>))).toBe(isUnderway)
  })
})

describe('the days in which money is back', () => {
  it('are those of the server', () => {
    const { wallet, digital_payment, offline_payment, cash_on_delivery } = DAYS_BACK
    expect({
      wallet,
      gateway: digital_payment,
      transfer: offline_payment,
      cash: cash_on_delivery,
    }).toEqual(DAYS_ON_THE_WAY)
  })
})
