import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percentOf } from '#server/rules/money.ts'
import {
  expectedAt,
  isRefundTime,
  lineRefunds,
  piecesRefund,
  refundDeadline,
  refundSplit,
} from '#server/rules/refund.ts'
import { shareOut } from '#server/rules/share-out.ts'

const minor = (max: number) => fc.integer({ min: 0, max })

/** Any order as the server records it: discounts of lines, then coupon and welcome discount, then tax on the rest. */
const anyOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 40 }),
        price: minor(500_000),
        off: minor(100),
        total_add_on_price: minor(20_000),
      }),
      { minLength: 1, maxLength: 12 },
    ),
    coupon: minor(100),
    welcome: minor(100),
    tax: minor(3000),
  })
  .map(({ lines, coupon, welcome, tax }) => {
    const sold = lines.map(({ off, ...line }) => ({
      ...line,
      discount_on_item: Math.floor((line.price * off) / 100),
    }))
    const nets = sold.map(
      (line) => (line.price - line.discount_on_item) * line.quantity + line.total_add_on_price,
    )
    const net = nets.reduce((sum, each) => sum + each, 0)
    const coupon_discount_amount = Math.floor((net * coupon) / 100)
    const welcome_discount_amount = Math.floor(((net - coupon_discount_amount) * welcome) / 100)
    const taxable = net - coupon_discount_amount - welcome_discount_amount
    const taxes = shareOut(percentOf(taxable, tax), nets)
    return {
      order: { coupon_discount_amount, welcome_discount_amount },
      lines: sold.map((line, at) => ({ ...line, tax_amount: taxes[at]! })),
      items: taxable + taxes.reduce((sum, each) => sum + each, 0),
    }
  })

describe('the amounts of the lines', () => {
  it('add up to what the items of the order cost, and none is negative', () => {
    fc.assert(
      fc.property(anyOrder, ({ order, lines, items }) => {
        const amounts = lineRefunds(order, lines)
        expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(items)
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('share a coupon out by what the lines cost after their own discounts', () => {
    const line = { quantity: 1, discount_on_item: 0, total_add_on_price: 0, tax_amount: 0 }
    const lines = [
      { ...line, price: 1000, quantity: 2, discount_on_item: 500, tax_amount: 50 },
      { ...line, price: 2900, total_add_on_price: 100 },
    ]
    expect(lineRefunds({ coupon_discount_amount: 300, welcome_discount_amount: 100 }, lines)).toEqual([
      1000 - 100 + 50,
      3000 - 300,
    ])
  })
})

describe('the pieces of a line', () => {
  it.each([
    [1000, 1, 3, 333],
    [1000, 2, 3, 666],
    [1000, 3, 3, 1000],
    [0, 1, 2, 0],
  ])('of %i for %i of %i pieces are %i', (amount, pieces, quantity, part) => {
    expect(piecesRefund(amount, pieces, quantity)).toBe(part)
  })

  it('cost more the more there are, and never more than the line in two refunds', () => {
    const line = fc.record({ amount: minor(2 ** 31 - 1), quantity: fc.integer({ min: 1, max: 10_000 }) })
    fc.assert(
      fc.property(line, fc.double({ min: 0, max: 1, noNaN: true }), ({ amount, quantity }, share) => {
        const pieces = Math.floor(share * quantity)
        const part = piecesRefund(amount, pieces, quantity)
        expect(part).toBeLessThanOrEqual(piecesRefund(amount, pieces + 1, quantity))
        expect(part + piecesRefund(amount, quantity - pieces, quantity)).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

describe('the way back of an amount', () => {
  const order = { order_amount: 2463, wallet_amount: 1000 }
  it.each([
    [
      'digital_payment',
      2463,
      [
        ['wallet', 1000],
        ['gateway', 1463],
      ],
    ],
    ['digital_payment', 1000, [['wallet', 1000]]],
    [
      'digital_payment',
      1001,
      [
        ['wallet', 1000],
        ['gateway', 1],
      ],
    ],
    [
      'offline_payment',
      1500,
      [
        ['wallet', 1000],
        ['transfer', 500],
      ],
    ],
    ['cash_on_delivery', 1500, [['wallet', 1500]]],
    ['wallet', 1500, [['wallet', 1500]]],
  ] as const)('of an order paid by wallet and %s, refunded by %i, is %j', (payment_method, amount, parts) => {
    const split = refundSplit({ ...order, payment_method }, amount, 'wallet')
    expect(split.map((part) => [part.method, part.amount])).toEqual(parts)
  })

  it('is by hand for cash of a shopper without a wallet', () => {
    const cash = { order_amount: 2463, wallet_amount: 0, payment_method: 'cash_on_delivery' } as const
    expect(refundSplit(cash, 400, 'cash')).toEqual([{ method: 'cash', amount: 400 }])
  })
})

describe('the time for a refund', () => {
  const delivered = new Date('2026-11-20T12:00:00Z')
  it('ends 24 hours after the delivery, to the millisecond', () => {
    const deadline = refundDeadline(delivered)
    expect(deadline.toISOString()).toBe('2026-11-21T12:00:00.000Z')
    expect(isRefundTime(delivered, deadline)).toBe(true)
    expect(isRefundTime(delivered, new Date(deadline.getTime() + 1))).toBe(false)
    expect(isRefundTime(null, delivered)).toBe(false)
  })

  it.each([
    ['wallet', null, '2026-11-21'],
    ['gateway', null, '2026-11-28'],
    ['wallet', new Date('2026-11-20T13:00:00Z'), '2026-11-20'],
    ['cash', new Date('2026-11-20T13:00:00Z'), '2026-11-23'],
    ['transfer', new Date('2026-11-20T13:00:00Z'), '2026-11-23'],
  ] as const)('the money by %s is there, decided at %s, on %s', (method, decided_at, day) => {
    expect(expectedAt(method, { created_at: delivered, decided_at }).toISOString().slice(0, 10)).toBe(day)
  })
})
