import { expect, it } from 'vitest'
import { withoutSearch, withSearch, withStored } from '#machines/catalogue/recent-searches.ts'

const five = ['a', 'b', 'c', 'd', 'e']

// docs/spec.md §9: recent searches show the last 5.
it('puts the latest search first and keeps five', () => {
  expect(withSearch(five, 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})

it('moves a repeated search to the front, as it was written last', () => {
  expect(withSearch(five, 'C')).toEqual(['C', 'a', 'b', 'd', 'e'])
})

it('removes a search, however it was written', () => {
  expect(withoutSearch(['Tea', 'pizza'], 'tEA')).toEqual(['pizza'])
})

it('puts what was searched since the page opened before what was stored', () => {
  expect(withStored(['y', 'x'], five)).toEqual(['y', 'x', 'a', 'b', 'c'])
  expect(withStored(['b'], five)).toEqual(['b', 'a', 'c', 'd', 'e'])
})

it('shows five, although an older release stored more', () => {
  expect(withStored([], [...five, 'f', 'g'])).toEqual(five)
})
