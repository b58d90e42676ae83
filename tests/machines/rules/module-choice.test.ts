import { expect, it } from 'vitest'
import { storesIn } from '#machines/app/store-count.ts'
import { choiceOf, modulesIn } from '#machines/rules/module-choice.ts'
import type { Module } from '#openapi/generated/client.ts'

const moduleIn = (id: number, ...zones: number[]): Module => ({
  id,
  module_type: 'food',
  module_name: 'Food',
  icon_full_url: '/food.webp',
  thumbnail_full_url: '',
  description: '',
  stores_count: 3,
  items_count: 90,
  zones: zones.map((zone) => ({ id: zone })),
})

// docs/spec.md §2, module picker: only modules whose zones match the saved zone ids are offered.
it('offers the modules with a zone among the customer’s, in their order', () => {
  const modules = [moduleIn(1, 4, 5), moduleIn(2, 6), moduleIn(3), moduleIn(4, 5)]
  expect(modulesIn(modules, [5, 9]).map(({ id }) => id)).toEqual([1, 4])
  expect(modulesIn(modules, [])).toEqual([])
})

it('counts the stores of a module in the zones of the customer', () => {
  const zones = [
    { id: 4, stores_count: 7 },
    { id: 5, stores_count: 2 },
    { id: 6, stores_count: 30 },
  ]
  expect(storesIn({ zones }, [4, 5, 9])).toBe(9)
  expect(storesIn({ zones }, [9])).toBe(0)
})

it('knows no number of stores where the backend gives none for a zone of the customer', () => {
  const zones = [{ id: 4, stores_count: 7 }, { id: 5 }]
  expect(storesIn({ zones }, [4, 5])).toBeUndefined()
  expect(storesIn({ zones }, [4])).toBe(7)
})

it('keeps the id and the type of the chosen module', () => {
  expect(choiceOf(moduleIn(7, 1))).toEqual({ id: 7, module_type: 'food' })
})
