import { type CategoryNode, chosenLeaves, tickOf } from '#machines/rules/chosen-categories.ts'
import type { Named } from '#openapi/generated/client.ts'

/** The categories of what was found, each with those below it as far as they are known; what is chosen stays in sight. */
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
