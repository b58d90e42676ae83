import { expect, it } from 'vitest'
import { chosenLeaves, everyNode, tickOf, toggledIn } from '#machines/catalogue/chosen-categories.ts'

const leaf = (id: number) => ({ id, name: `Category ${id}`, childes: [] })
const grills = { ...leaf(1), childes: [leaf(11), leaf(12)] }
const sweets = { ...leaf(2), childes: [{ ...leaf(21), childes: [leaf(211), leaf(212)] }, leaf(22)] }
const soups = leaf(3)
const tree = [grills, sweets, soups]

const ticks = (chosen: number[]) => {
  const leaves = chosenLeaves(tree, chosen)
  return everyNode(tree).flatMap((node) => {
    const tick = tickOf(node, leaves)
    return tick === 'none' ? [] : `${node.id} ${tick}`
  })
}

it('a category that is chosen has everything below it chosen', () => {
  expect(ticks([2, 3])).toEqual(['2 all', '21 all', '211 all', '212 all', '22 all', '3 all'])
})

it('a category with some of it chosen says so, and so do those above', () => {
  expect(ticks([211])).toEqual(['2 some', '21 some', '211 all'])
})

it('a category is ticked whole, and unticked whole', () => {
  expect(toggledIn(tree, [], grills)).toEqual([1])
  expect(toggledIn(tree, [1, 3], grills)).toEqual([3])
})

it('a category that is ticked in part becomes whole', () => {
  expect(toggledIn(tree, [11], grills)).toEqual([1])
})

it('the last ticked child makes the category whole, and an unticked child leaves the others ticked', () => {
  expect(toggledIn(tree, [11], leaf(12))).toEqual([1])
  expect(toggledIn(tree, [1], leaf(12))).toEqual([11])
  expect(toggledIn(tree, [2], leaf(211))).toEqual([212, 22])
})

it('what the tree does not know stays chosen', () => {
  expect(toggledIn(tree, [77], soups)).toEqual([77, 3])
})
