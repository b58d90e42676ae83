import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** The file of each machine below the root, by the name of its flow: `cart` -> `machines/cart/cart.machine.ts`. */
export const machineFiles: ReadonlyMap<string, string> = new Map(
  globSync('machines/*/*.machine.ts', { cwd: root })
    .sort()
    .map((file) => [basename(file, '.machine.ts'), file]),
)

/**
 * Where a file of the flow's tests stands, below the root, whether it exists or not:
 * `('cart', '.stories.ts')` -> `tests/machines/cart/cart.stories.ts`. Throws for a name without a machine.
 */
export function testFileOf(flow: string, suffix: string): string {
  const machine = machineFiles.get(flow)
  if (!machine) throw new Error(`There is no machine of the name ${flow}`)
  return `tests/${machine.replace('.machine.ts', suffix)}`
}
