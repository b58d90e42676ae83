/** A category with those below it. */
export type CategoryNode = { id: number; name: string; childes: readonly CategoryNode[] }

/** How much of a category is chosen, including its subcategories. */
export type Tick = 'all' | 'some' | 'none'

/**
 * The chosen categories after the customer ticks or unticks this one: a category with all its subcategories counts as
 * itself, as the search takes it. Chosen ids that the tree does not know stay chosen.
 */
export function toggledIn(
  tree: readonly CategoryNode[],
  chosen: readonly number[],
  node: CategoryNode,
): number[] {
  const before = chosenLeaves(tree, chosen)
  const own = leavesOf(node)
  const leaves = new Set(
    tickOf(node, before) === 'all' ? [...before].filter((leaf) => !own.includes(leaf)) : [...before, ...own],
  )
  const known = new Set(everyNode(tree).map((node) => node.id))
  return [...chosen.filter((other) => !known.has(other)), ...wholes(tree, leaves)]
}

export function tickOf(node: CategoryNode, leaves: ReadonlySet<number>): Tick {
  const chosen = leavesOf(node).filter((leaf) => leaves.has(leaf)).length
  return chosen === 0 ? 'none' : chosen === leavesOf(node).length ? 'all' : 'some'
}

/** The leaf categories of the chosen ones. */
export const chosenLeaves = (tree: readonly CategoryNode[], chosen: readonly number[]): Set<number> =>
  new Set(
    tree.flatMap((node) =>
      chosen.includes(node.id) ? leavesOf(node) : [...chosenLeaves(node.childes, chosen)],
    ),
  )

export const everyNode = (tree: readonly CategoryNode[]): CategoryNode[] =>
  tree.flatMap((node) => [node, ...everyNode(node.childes)])

const leavesOf = ({ id, childes }: CategoryNode): number[] =>
  childes.length > 0 ? childes.flatMap(leavesOf) : [id]

/** Categories that are chosen whole, the highest of them. */
const wholes = (tree: readonly CategoryNode[], leaves: ReadonlySet<number>): number[] =>
  tree.flatMap((node) => (tickOf(node, leaves) === 'all' ? [node.id] : wholes(node.childes, leaves)))
