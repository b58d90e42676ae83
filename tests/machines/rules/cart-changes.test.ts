import { expect, it } from 'vitest'
import { cartChanges, isSameCart } from '#machines/rules/cart-changes.ts'
import { dish, lineFor } from '#tests/machines/samples.ts'

const soup = lineFor(8, dish({ price: 20 }), { quantity: 2 })
const bread = lineFor(9, dish({ id: 12 }))

it('a cart that was read again is the same cart', () => {
  expect(cartChanges([soup, bread], [{ ...bread }, { ...soup }])).toEqual([])
  expect(isSameCart([soup], [{ ...soup }])).toBe(true)
})

it('more pieces, a new line and a line that went are told apart', () => {
  const more = { ...soup, quantity: 5 }
  expect(cartChanges([soup], [more])).toEqual([{ line: more, was: 2, now: 5 }])
  expect(cartChanges([soup], [soup, bread])).toEqual([{ line: bread, was: 0, now: 1 }])
  expect(cartChanges([soup, bread], [soup])).toEqual([{ line: bread, was: 1, now: 0 }])
  expect(isSameCart([soup, bread], [soup])).toBe(false)
})

it('a line with other options is a change of the same number of pieces', () => {
  const extra = { ...soup, add_on_ids: [3], add_on_qtys: [1] }
  expect(cartChanges([soup], [extra])).toEqual([{ line: extra, was: 2, now: 2 }])
})
