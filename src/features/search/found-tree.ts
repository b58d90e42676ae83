import { type CategoryNode, chosenLeaves, tickOf } from '#machines/catalogue/chosen-categories.ts'
import type { Named } from '#openapi/generated/client.ts'

/** The categories of the found items, each with its known subcategories; chosen categories stay in the tree. */
export function foundTree(
  all: readonly CategoryNode[],
  found: readonly Named[],
  chosen: readonly number[],
): CategoryNode[] {
  const leaves = chosenLeaves(all, chosen)
  const isIn = (list: readonly Named[], { id }: Named) => list.some((other) => other.id === id)
  return [
    ...all.filter((node) => isIn(found, node) || tickOf(node, leaves) !== 'none'),
    ...found.filter((named) => !isIn(all, named)).map((named) => ({ ...named, childes: [] })),
  ]
}
