import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answered,
  applied,
  type CartAction,
  type CartEdit,
  changesNothing,
  type PendingCart,
  queued,
  shownLines,
  tookEffect,
} from '#machines/rules/cart-edits.ts'
import { expectedLine } from '#machines/rules/cart-line.ts'
import { isSameLine, lineOf, variationKey } from '#machines/rules/same-variation.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { bodyFor, dish, lineFor } from '#tests/machines/samples.ts'

const soup = dish()
const rice = dish({ id: 15, name: 'Rice' })
const tea = dish({ id: 16, name: 'Tea' })
const elsewhere = dish({ id: 30, store_id: 9 })

/** A server that obeys, and gives a new line the next id. */
function answer(lines: CartLine[], edit: CartEdit, nextId: number): CartLine[] {
  if (edit.type === 'add' && lineOf(lines, edit.line)) return lines
  return applied(lines, edit).map((line) => (line.id < 0 ? { ...line, id: nextId } : line))
}

/** Sends the whole queue and returns the lines that the server then holds. */
function drained(cart: PendingCart): CartLine[] {
  let { lines, queue } = cart
  for (let nextId = 1000; queue.length > 0; nextId++) {
    const [edit] = queue
    if (edit && !changesNothing(lines, edit)) lines = answer(lines, edit, nextId)
    queue = answered(queue, lines)
  }
  return lines
}

const seen = (lines: readonly CartLine[]) => lines.map(({ item_id, quantity }) => [item_id, quantity])

describe('a queue of edits', () => {
  const start = [lineFor(8, soup, { quantity: 2 }), lineFor(9, rice)]
  /** What a customer clicks, by the place of the line on the screen. */
  const click = fc.oneof(
    fc.record({ on: fc.constantFrom('line.increment', 'line.decrement', 'line.remove'), at: fc.nat(2) }),
    fc.record({ on: fc.constantFrom('item.add'), at: fc.nat(2) }),
  )
  const actionOf = (cart: PendingCart, { on, at }: { on: string; at: number }): CartAction | undefined => {
    if (on === 'item.add') {
      const item = [soup, rice, tea][at]!
      return { type: 'item.add', item, body: bodyFor(item) }
    }
    const line = shownLines(cart)[at]
    return line && ({ type: on, line: line.id } as CartAction)
  }

  it('a queue of edits ends as the customer saw it, for all clicks and at every pace of the server', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ click, answers: fc.boolean() }), { maxLength: 30 }), (steps) => {
        let cart: PendingCart = { lines: start, queue: [] }
        let nextId = 100
        for (const { click, answers } of steps) {
          const action = actionOf(cart, click)
          if (action) cart = { ...cart, queue: queued(cart, action) }
          const before = seen(shownLines(cart))
          const [edit] = cart.queue
          if (!answers || !edit) continue
          const lines = changesNothing(cart.lines, edit) ? cart.lines : answer(cart.lines, edit, nextId++)
          cart = { lines, queue: answered(cart.queue, lines) }
          expect(seen(shownLines(cart))).toEqual(before)
        }
        expect(seen(drained(cart))).toEqual(seen(shownLines(cart)))
      }),
      { numRuns: 500 },
    )
  })

  it('counts every click on plus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (clicks) => {
        let cart: PendingCart = { lines: start, queue: [] }
        for (let click = 0; click < clicks; click++)
          cart = { ...cart, queue: queued(cart, { type: 'line.increment', line: 8 }) }
        expect(cart.queue.length).toBeLessThanOrEqual(2)
        expect(drained(cart)[0]?.quantity).toBe(2 + clicks)
      }),
    )
  })

  it('never joins a click to the edit that may be under way', () => {
    const once = queued({ lines: start, queue: [] }, { type: 'line.increment', line: 8 })
    expect(queued({ lines: start, queue: once }, { type: 'line.increment', line: 8 })).toEqual([
      { type: 'change', id: 8, by: 1 },
      { type: 'change', id: 8, by: 1 },
    ])
  })

  it('shows an item of another store only once the customer has agreed', () => {
    const cart = { lines: start, queue: [] }
    const queue = queued(cart, { type: 'item.add', item: elsewhere, body: bodyFor(elsewhere) })
    expect(seen(shownLines({ lines: start, queue }))).toEqual(seen(start))
    expect(seen(shownLines({ lines: [], queue }))).toEqual([[30, 1]])
  })

  it('adds an item anew that was just taken out', () => {
    let cart: PendingCart = { lines: [], queue: [] }
    const add: CartAction = { type: 'item.add', item: tea, body: bodyFor(tea) }
    for (const action of [add, { type: 'line.decrement', line: -1 } as const, add])
      cart = { ...cart, queue: queued(cart, action) }
    expect(seen(drained(cart))).toEqual([[16, 1]])
  })
})

// docs/spec.md §4 Cart: a lost reply never loses or invents a line.
describe('tookEffect', () => {
  const before = [lineFor(8, soup, { quantity: 2 })]
  const add = { type: 'add' as const, body: bodyFor(tea), line: expectedLine(-1, tea, bodyFor(tea)) }

  it.each<[string, CartEdit, CartLine[], boolean]>([
    ['a line that came', add, [...before, lineFor(10, tea)], true],
    ['a line that did not come', add, before, false],
    [
      'a quantity that is as wanted',
      { type: 'change', id: 8, by: 1 },
      [lineFor(8, soup, { quantity: 3 })],
      true,
    ],
    ['a quantity that is not', { type: 'change', id: 8, by: 1 }, before, false],
    ['a line that is gone', { type: 'remove', id: 8, asked: 'remove' }, [], true],
    ['a line that is still there', { type: 'remove', id: 8, asked: 'remove' }, before, false],
    ['a list that was read', { type: 'read' }, before, true],
  ])('reads %s off the list', (_, edit, after, yes) => {
    expect(tookEffect(edit, before, after)).toBe(yes)
  })
})

describe('variationKey', () => {
  it('a variation key is the same for every order of groups and labels, and without empty groups', () => {
    const one = [
      { name: 'Size', values: { label: ['Large'] } },
      { name: 'Toppings', values: { label: ['Corn', 'Feta'] } },
    ]
    const other = [
      { name: 'Toppings', values: { label: ['Feta', 'Corn'] } },
      { name: 'Sauce', values: { label: [] } },
      { name: 'Size', values: { label: ['Large'] } },
    ]
    expect(variationKey(one)).toBe(variationKey(other))
    expect(variationKey([])).toBe('')
  })

  it('ignores dashes and spaces of a variation', () => {
    const type = (name: string) => variationKey([{ type: name, price: 1, stock: 1 }])
    expect(type('Sea Blue-M')).toBe(type('SeaBlueM'))
    expect(type('Sea Blue-L')).not.toBe(type('Sea Blue-M'))
  })
})

describe('isSameLine', () => {
  const line = lineFor(1, soup, { quantity: 2, add_on_ids: [71, 72], add_on_qtys: [1, 2] })

  it('ignores the order of add-ons, and nothing else', () => {
    expect(isSameLine(line, { ...line, add_on_ids: [72, 71], add_on_qtys: [2, 1] })).toBe(true)
    expect(isSameLine(line, { ...line, add_on_qtys: [2, 1] })).toBe(false)
    expect(isSameLine(line, { ...line, quantity: 3 })).toBe(false)
    expect(isSameLine(line, { ...line, variation: [{ name: 'Size', values: { label: ['Large'] } }] })).toBe(
      false,
    )
  })
})
