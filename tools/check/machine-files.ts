import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { root } from '#tools/dev/exec.ts'

/** The file of each machine below the root, by the name of its flow: `cart` -> `machines/cart/cart.machine.ts`. */
export const machineFiles: ReadonlyMap<string, string> = new Map(
  globSync('machines/*/*.machine.ts', { cwd: root })
    .sort()
    .map((file) => [basename(file, '.machine.ts'), file]),
)
