import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isUnreadable,
  type Said,
  type Shared,
  type Split,
  shareOut,
  sharersOf,
  splitByAmount,
  splitByLine,
  splitEqually,
  typedAmount,
  withoutPerson,
  withToggled,
} from '#machines/rules/split-receipt.ts'

const people = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: '' }))
const said = (count: number, over: Partial<Said> = {}): Said => ({
  people: people(count),
  owners: {},
  amounts: {},
  ...over,
})
const amountsOf = ({ parts }: Split) => parts.map(({ amount }) => amount)

/** Exact in every currency: sums of decimal amounts in their smallest coin. */
const coins = (amount: number, digits: number) => Math.round(amount * 10 ** digits)
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
const covered = ({ parts, left }: Split, digits: number) =>
  sum(parts.map(({ amount }) => coins(amount, digits))) + coins(left, digits)

/** A receipt of any currency: lines, and fees, tips and discounts in its total. */
const receipts = fc
  .record({
    digits: fc.integer({ min: 0, max: 3 }),
    lines: fc.array(fc.integer({ min: 0, max: 2_000_000 }), { maxLength: 12 }),
    rest: fc.integer({ min: -500_000, max: 500_000 }),
    count: fc.integer({ min: 2, max: 20 }),
    seed: fc.array(fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 20 }), { maxLength: 12 }),
    typed: fc.array(fc.option(fc.integer({ min: 0, max: 3_000_000 }), { nil: undefined }), { maxLength: 20 }),
  })
  .map(({ digits, lines, rest, count, seed, typed }) => {
    const decimal = (minor: number) => minor / 10 ** digits
    const shared: Shared = {
      digits,
      lines: lines.map((amount) => ({ amount: decimal(amount) })),
      total: decimal(Math.max(0, sum(lines) + rest)),
    }
    const owners = Object.fromEntries(
      seed.map((named, line) => [line, [...new Set(named.filter((id) => id <= count))]]),
    )
    const amounts = Object.fromEntries(
      typed
        .slice(0, count)
        .map((amount, at) => [at + 1, amount === undefined ? '' : decimal(amount).toFixed(digits)]),
    )
    return { shared, said: said(count, { owners, amounts }) }
  })

describe('the parts of a split receipt', () => {
  it.each([
    ['equally', splitEqually],
    ['by line', splitByLine],
    ['by amount', splitByAmount],
  ])('the parts split %s and the rest add up to the total, in every currency', (_, split) => {
    fc.assert(
      fc.property(receipts, ({ shared, said: wanted }) => {
        const result = split(shared, wanted)
        expect(result.parts.map(({ person }) => person)).toEqual(wanted.people)
        expect(covered(result, shared.digits)).toBe(coins(shared.total, shared.digits))
      }),
      { numRuns: 1000 },
    )
  })

  it('leave nothing over when they are equal or by line, and are never below zero', () => {
    fc.assert(
      fc.property(receipts, ({ shared, said: wanted }) => {
        for (const split of [splitEqually, splitByLine]) {
          const { parts, left } = split(shared, wanted)
          expect(left).toBe(0)
          for (const { amount } of parts) expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('differ by one smallest coin at most when they are equal', () => {
    fc.assert(
      fc.property(receipts, ({ shared, said: wanted }) => {
        const parts = amountsOf(splitEqually(shared, wanted)).map((amount) => coins(amount, shared.digits))
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('are as near to the exact proportion of the own lines as whole coins allow', () => {
    fc.assert(
      fc.property(receipts, ({ shared, said: wanted }) => {
        const { total, digits, lines } = shared
        const subtotal = sum(lines.map(({ amount }) => coins(amount, digits)))
        fc.pre(subtotal > 0)
        for (const { person, amount } of splitByLine(shared, wanted).parts) {
          const own = sum(
            lines.map((line, at) => {
              const sharers = sharersOf(wanted.owners[at], wanted.people)
              return sharers.includes(person.id) ? coins(line.amount, digits) / sharers.length : 0
            }),
          )
          const exact = (coins(total, digits) * own) / subtotal
          expect(Math.abs(coins(amount, digits) - exact)).toBeLessThan(1 + 1e-6)
        }
      }),
    )
  })

  it('say what of a part by line is for goods and what for the rest, each adding up', () => {
    fc.assert(
      fc.property(receipts, ({ shared, said: wanted }) => {
        const { digits, lines } = shared
        const { parts } = splitByLine(shared, wanted)
        const all = (of: 'subtotal' | 'rest') => sum(parts.map((part) => coins(part[of], digits)))
        expect(all('subtotal')).toBe(sum(lines.map(({ amount }) => coins(amount, digits))))
        expect(all('subtotal') + all('rest')).toBe(coins(shared.total, digits))
        for (const { amount, subtotal, rest } of parts)
          expect(coins(subtotal, digits) + coins(rest, digits)).toBe(coins(amount, digits))
      }),
    )
  })
})

describe('a receipt split equally', () => {
  it('gives the coins that are left over to the first people', () => {
    expect(splitEqually({ total: 10, digits: 2, lines: [] }, said(3))).toEqual({
      parts: [
        { person: { id: 1, name: '' }, amount: 3.34 },
        { person: { id: 2, name: '' }, amount: 3.33 },
        { person: { id: 3, name: '' }, amount: 3.33 },
      ],
      left: 0,
    })
  })
})

describe('a receipt split by line', () => {
  const shared: Shared = { total: 66, digits: 2, lines: [{ amount: 40 }, { amount: 20 }] }

  it('adds fees in proportion to the own lines', () => {
    const { parts } = splitByLine(shared, said(2, { owners: { 0: [1], 1: [2] } }))
    expect(parts.map(({ amount, subtotal, rest }) => [amount, subtotal, rest])).toEqual([
      [44, 40, 4],
      [22, 20, 2],
    ])
  })

  it('shares a line without names among all, and one with names among these', () => {
    expect(amountsOf(splitByLine(shared, said(3, { owners: { 0: [1, 3] } })))).toEqual([29.34, 7.33, 29.33])
    expect(amountsOf(splitByLine(shared, said(3)))).toEqual([22, 22, 22])
  })

  it('takes discounts off in the same proportion', () => {
    const cheaper = { ...shared, total: 30 }
    const { parts } = splitByLine(cheaper, said(2, { owners: { 0: [1], 1: [2] } }))
    expect(parts.map(({ amount, rest }) => [amount, rest])).toEqual([
      [20, -20],
      [10, -10],
    ])
  })

  it('lets a person without a line pay nothing', () => {
    expect(amountsOf(splitByLine(shared, said(3, { owners: { 0: [1], 1: [2] } })))).toEqual([44, 22, 0])
  })

  it('shares fees equally when all lines are free', () => {
    expect(amountsOf(splitByLine({ total: 7, digits: 2, lines: [{ amount: 0 }] }, said(2)))).toEqual([
      3.5, 3.5,
    ])
  })
})

describe('a receipt split by amount', () => {
  const shared: Shared = { total: 100, digits: 2, lines: [] }
  const split = (amounts: Said['amounts'], count = 3) => splitByAmount(shared, said(count, { amounts }))

  it('a split by amount shares the rest among the people without an amount', () => {
    const result = split({ 1: '50' })
    expect([amountsOf(result), result.left]).toEqual([[50, 25, 25], 0])
    expect(amountsOf(split({}))).toEqual([33.34, 33.33, 33.33])
  })

  it('a split by amount shows the missing amount, and the amount too much', () => {
    expect(split({ 1: '30', 2: '30.50', 3: '10' }).left).toBe(29.5)
    const over = split({ 1: '80', 2: '40' })
    expect([amountsOf(over), over.left]).toEqual([[80, 40, 0], -20])
  })

  it('takes zero as an amount, and a text that is none as not typed yet', () => {
    expect(amountsOf(split({ 1: '0', 2: 'half' }))).toEqual([0, 50, 50])
  })

  it('reads the digits and separators of both languages', () => {
    expect(amountsOf(split({ 1: '٥٠٫٢٥', 2: '12,75' }))).toEqual([50.25, 12.75, 37])
  })
})

describe('a typed amount', () => {
  it('counts in smallest coins', () => {
    expect(typedAmount('12.5', 2)).toBe(1250)
    expect(typedAmount('12.5', 3)).toBe(12500)
    expect(typedAmount('0', 2)).toBe(0)
    expect(typedAmount('٠٫٠', 2)).toBe(0)
    expect(typedAmount('', 2)).toBeUndefined()
  })

  it('is unreadable only when something else is typed', () => {
    expect(['', '  ', '0', '12'].map((text) => isUnreadable(text, 2))).toEqual([false, false, false, false])
    expect(['half', '-3', '1.2.3'].map((text) => isUnreadable(text, 2))).toEqual([true, true, true])
  })
})

describe('shares of an amount', () => {
  it('give what rounding leaves over to the largest fractions, the first of equal ones', () => {
    expect(shareOut(10, [1n, 1n, 1n])).toEqual([4, 3, 3])
    expect(shareOut(10, [1n, 2n, 4n])).toEqual([1, 3, 6])
    expect(shareOut(-10, [1n, 1n, 1n])).toEqual([-4, -3, -3])
    expect(shareOut(5, [0n, 0n])).toEqual([3, 2])
    expect(shareOut(0, [1n, 2n])).toEqual([0, 0])
    expect(shareOut(5, [])).toEqual([])
  })
})

describe('what was said', () => {
  const before = said(3, { owners: { 0: [1, 2], 1: [3] }, amounts: { 1: '5', 2: '6' } })

  it('loses the lines and the amount of a person who leaves', () => {
    expect(withoutPerson(before, 1)).toEqual({
      people: [
        { id: 2, name: '' },
        { id: 3, name: '' },
      ],
      owners: { 0: [2], 1: [3] },
      amounts: { 2: '6' },
    })
  })

  it('gives a line to a person and takes it back, and keeps the other lines', () => {
    expect(withToggled(before, 0, 3).owners).toEqual({ 0: [1, 2, 3], 1: [3] })
    expect(withToggled(before, 0, 1).owners).toEqual({ 0: [2], 1: [3] })
    expect(withToggled(before, 2, 2).owners).toEqual({ 0: [1, 2], 1: [3], 2: [2] })
  })
})
