import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interruptedActions } from '#machines/cart/interrupted-edits.ts'
import {
  answered,
  applied,
  type CartAction,
  type CartEdit,
  changesNothing,
  type PendingCart,
  queued,
  shownLines,
} from '#machines/rules/cart-edits.ts'
import { lineOf } from '#machines/rules/same-variation.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import { bodyFor, dish, lineFor } from '#tests/machines/samples.ts'

const soup = dish()
const rice = dish({ id: 15, name: 'Rice' })
const tea = dish({ id: 16, name: 'Tea' })
const start = [lineFor(8, soup, { quantity: 2 }), lineFor(9, rice)]

/** A server that obeys, never holds the same goods twice, and gives a new line the next id. */
function answer(lines: CartLine[], edit: CartEdit, nextId: number): CartLine[] {
  if (changesNothing(lines, edit) || (edit.type === 'add' && lineOf(lines, edit.line))) return lines
  return applied(lines, edit).map((line) => (line.id < 0 ? { ...line, id: nextId } : line))
}

/** Sends the whole queue and returns the lines that the server then holds. */
function drained({ lines, queue }: PendingCart): CartLine[] {
  let held = lines
  let waiting = queue
  for (let nextId = 1000; waiting[0]; nextId++) {
    held = answer(held, waiting[0], nextId)
    waiting = answered(waiting, held)
  }
  return held
}

const doing = (cart: PendingCart, actions: CartAction[]): PendingCart =>
  actions.reduce((now, action) => ({ lines: now.lines, queue: queued(now, action) }), cart)

const seen = (lines: readonly CartLine[]) => lines.map(({ item_id, quantity }) => [item_id, quantity])

const add = (item: typeof soup, quantity = 1): CartAction => ({
  type: 'item.add',
  item,
  body: bodyFor(item, { quantity }),
})

describe('a reload in the middle of edits', () => {
  const click = fc.oneof(
    fc.record({
      on: fc.constantFrom('line.increment' as const, 'line.decrement' as const, 'line.remove' as const),
      at: fc.nat(2),
    }),
    fc.record({ on: fc.constant('item.add' as const), at: fc.nat(2) }),
  )
  const clicked = (cart: PendingCart, { on, at }: { on: string; at: number }): CartAction[] => {
    if (on === 'item.add') return [add([soup, rice, tea][at]!)]
    const line = shownLines(cart)[at]
    return line ? [{ type: on, line: line.id } as CartAction] : []
  }

  it('ends as the customer saw it, wherever it cuts and whether or not the first edit got through', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ click, answers: fc.boolean() }), { maxLength: 30 }),
        fc.boolean(),
        (steps, gotThrough) => {
          let cart: PendingCart = { lines: start, queue: [] }
          let nextId = 100
          for (const { click, answers } of steps) {
            cart = doing(cart, clicked(cart, click))
            const [first] = cart.queue
            if (!answers || !first) continue
            const lines = answer(cart.lines, first, nextId++)
            cart = { lines, queue: answered(cart.queue, lines) }
          }
          const [first] = cart.queue
          const held = first && gotThrough ? answer(cart.lines, first, nextId) : cart.lines
          const after = doing({ lines: held, queue: [] }, interruptedActions(cart, held))
          expect(seen(drained(after)).toSorted()).toEqual(seen(shownLines(cart)).toSorted())
        },
      ),
      { numRuns: 500 },
    )
  })

  it('adds an item once, with everything that was done to it before it was sent', () => {
    const cart = doing({ lines: [], queue: [] }, [
      add(tea, 2),
      { type: 'line.increment', line: -1 },
      add(rice),
      { type: 'line.remove', line: -2 },
    ])
    expect(interruptedActions(cart, [])).toEqual([add(tea, 3)])
  })

  it('says nothing of lines that are gone, and takes nothing away below one piece', () => {
    const cart = doing({ lines: [lineFor(8, soup, { quantity: 3 }), lineFor(9, rice)], queue: [] }, [
      { type: 'line.increment', line: 9 },
      { type: 'line.decrement', line: 8 },
      { type: 'line.decrement', line: 8 },
    ])
    expect(interruptedActions(cart, [lineFor(8, soup, { quantity: 1 })])).toEqual([])
  })

  it('an interrupted replacement of a line is done again', () => {
    const again: CartAction = {
      type: 'line.replace',
      line: 8,
      item: soup,
      body: bodyFor(soup, { quantity: 5 }),
    }
    const cart = doing({ lines: start, queue: [] }, [again, { type: 'cart.changed' }])
    expect(interruptedActions(cart, start)).toEqual([again])
  })
})
