import { expect, it } from 'vitest'
import { foundTree } from '#src/features/search/found-tree.ts'

const leaf = (id: number) => ({ id, name: `Category ${id}`, childes: [] })
const all = [{ ...leaf(1), childes: [leaf(11), leaf(12)] }, leaf(2), leaf(3)]
const ids = (found: number[], chosen: number[]) =>
  foundTree(
    all,
    found.map((id) => ({ id, name: `Category ${id}` })),
    chosen,
  ).map(({ id }) => id)

it('has the categories of what was found, in the order of the shop', () => {
  expect(ids([3, 1], [])).toEqual([1, 3])
  expect(foundTree(all, [{ id: 1, name: 'Category 1' }], [])[0]?.childes).toHaveLength(2)
})

it('the category tree keeps a chosen category in sight, although the search found nothing in it', () => {
  expect(ids([3], [12])).toEqual([1, 3])
})

it('has what the shop found before the shop told its categories', () => {
  expect(ids([7], [])).toEqual([7])
})
