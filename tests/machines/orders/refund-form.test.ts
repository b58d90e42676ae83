import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedRefund,
  emptyRefund,
  piecesAmount,
  piecesOf,
  type RefundDraft,
  refundAmount,
  refundFlaws,
  refundParts,
  refundRequest,
} from '#machines/orders/refund-form.ts'
import { toDecimal, toMinor } from '#server/rules/money.ts'
import { piecesRefund, refundSplit } from '#server/rules/refund.ts'
import { GRILL, KEBAB, offer } from '#tests/machines/samples/refund.ts'

const items = (pieces: Record<number, number>): RefundDraft => ({ ...emptyRefund, scope: 'items', pieces })

describe('the amount of a refund', () => {
  it('of the whole order includes its fees and its tip', () => {
    expect(refundAmount(offer, emptyRefund, 2)).toBe(134.43)
  })

  it.each([
    [{}, 0],
    [{ [KEBAB]: 1 }, 22.85],
    [{ [KEBAB]: 2 }, 45.71],
    [{ [KEBAB]: 3 }, 68.57],
    [{ [KEBAB]: 2, [GRILL]: 1 }, 101.57],
    [{ [KEBAB]: 3, [GRILL]: 1 }, 134.43],
  ])('of the pieces %j is %d', (pieces, amount) => {
    expect(refundAmount(offer, items(pieces), 2)).toBe(amount)
  })

  it('keeps the chosen pieces while the customer looks at the whole order', () => {
    const draft = { ...items({ [KEBAB]: 1 }), scope: 'whole' as const }
    expect(refundAmount(offer, draft, 2)).toBe(134.43)
    expect(piecesOf(draft, KEBAB)).toBe(1)
    expect(piecesOf(draft, GRILL)).toBe(0)
  })

  it('of some pieces is what the server computes, in every currency', () => {
    const digits = fc.constantFrom(0, 2, 3)
    const line = fc.record({ minor: fc.nat(2 ** 31 - 1), quantity: fc.integer({ min: 1, max: 500 }) })
    fc.assert(
      fc.property(digits, line, fc.nat(500), (digits, { minor, quantity }, some) => {
        const pieces = some % (quantity + 1)
        const sold = { ...offer.lines[0]!, quantity, amount: toDecimal(minor, digits) }
        expect(toMinor(piecesAmount(sold, pieces, digits), digits)).toBe(
          piecesRefund(minor, pieces, quantity),
        )
      }),
    )
  })
})

describe('the ways of a refund', () => {
  it.each([
    [5, [['wallet', 5]]],
    [10, [['wallet', 10]]],
    [
      10.01,
      [
        ['wallet', 10],
        ['gateway', 0.01],
      ],
    ],
    [
      134.43,
      [
        ['wallet', 10],
        ['gateway', 124.43],
      ],
    ],
    [0, []],
  ] as const)('of %d are %j', (amount, parts) => {
    expect(refundParts(offer, amount, 2).map((method) => [method.to, method.amount])).toEqual(parts)
  })

  it('are those of the server for every amount', () => {
    const order = fc
      .record({
        order_amount: fc.integer({ min: 1, max: 1_000_000 }),
        wallet: fc.nat(1_000_000),
        part: fc.nat(1_000_000),
      })
      .map(({ order_amount, wallet, part }) => ({
        order_amount,
        wallet_amount: wallet % (order_amount + 1),
        amount: 1 + (part % order_amount),
      }))
    const method = fc.constantFrom('cash_on_delivery', 'digital_payment', 'offline_payment')
    fc.assert(
      fc.property(order, method, ({ amount, ...paid }, payment_method) => {
        const split = (sum: number) => refundSplit({ ...paid, payment_method }, sum, 'cash')
        const ways = split(paid.order_amount).map(({ method, amount }) => ({
          to: method,
          amount: toDecimal(amount, 2),
          days: 1,
        }))
        const parts = refundParts({ ...offer, ways }, toDecimal(amount, 2), 2)
        expect(parts.map((part) => ({ method: part.to, amount: toMinor(part.amount, 2) }))).toEqual(
          split(amount),
        )
      }),
    )
  })
})

describe('the flaws of a refund', () => {
  const said = { reason: 'Something is missing' }
  const free = {
    ...offer,
    lines: offer.lines.map((line) => ({ ...line, amount: line.id === GRILL ? 0 : line.amount })),
  }

  it.each<[string, typeof offer, RefundDraft, string[]]>([
    ['the whole order with a reason', offer, { ...emptyRefund, ...said }, []],
    ['the whole order without a reason', offer, emptyRefund, ['reason']],
    ['no item', offer, { ...items({}), ...said }, ['items']],
    ['no item, no reason', offer, items({ [KEBAB]: 0 }), ['items', 'reason']],
    ['one piece', offer, { ...items({ [KEBAB]: 1 }), ...said }, []],
    ['a free item', free, { ...items({ [GRILL]: 1 }), ...said }, ['free']],
    ['a free item and another', free, { ...items({ [GRILL]: 1, [KEBAB]: 1 }), ...said }, []],
    ['all items', offer, { ...items({ [GRILL]: 1, [KEBAB]: 3 }), ...said }, []],
    ['a parcel', { ...offer, lines: [] }, { ...emptyRefund, ...said }, []],
  ])('of %s', (_, of, draft, flaws) => {
    expect(refundFlaws(of, draft)).toEqual(flaws)
  })
})

describe('the request', () => {
  it('names the chosen pieces and leaves out an empty note', () => {
    const draft = { ...items({ [KEBAB]: 2, [GRILL]: 0 }), reason: 'Cold', note: '  ' }
    expect(refundRequest(offer, draft)).toEqual({
      order_id: 100001,
      customer_reason: 'Cold',
      lines: [{ id: KEBAB, quantity: 2 }],
      pictures: [],
    })
  })

  it('names no line for all pieces, nor for the whole order', () => {
    const whole = { order_id: 100001, customer_reason: 'Cold', customer_note: 'Ice', pictures: [] }
    const draft = { ...items({ [KEBAB]: 3, [GRILL]: 1 }), reason: 'Cold', note: ' Ice ' }
    expect(refundRequest(offer, draft)).toEqual(whole)
    expect(refundRequest(offer, { ...draft, scope: 'whole', pieces: {} })).toEqual(whole)
  })

  it('keeps its other fields when one of them changes', () => {
    const draft = { ...items({ [KEBAB]: 1 }), reason: 'Cold' }
    expect(changedRefund(offer, draft, { line_id: KEBAB, step: 1 })).toEqual({
      ...draft,
      pieces: { [KEBAB]: 2 },
    })
    expect(changedRefund(offer, draft, { note: 'Ice' })).toEqual({ ...draft, note: 'Ice' })
  })
})
