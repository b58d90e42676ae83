import { createHash } from 'node:crypto'
import type { Path } from '#tests/support/paths.ts'

/**
 * Names a path by what happens on it: `cart-3f9a1c`. Other paths of the flow may come and go, and the order of paths may change,
 * and it stays the same; a path with other steps is another path.
 */
export const pathId = (flow: string, { from, steps }: Path): string =>
  `${flow}-${createHash('sha256')
    .update(JSON.stringify([from, ...steps.map(({ name }) => name)]))
    .digest('hex')
    .slice(0, 6)}`
