/** `npm run flows`: draws every machine into docs/flows/, with its configuration for the Stately editor and an index. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '#tools/dev/exec.ts'

const { module } = await runnerImport<typeof import('#src/gallery/drawn-flows.ts')>(
  join(root, 'src/gallery/drawn-flows.ts'),
  { root, logLevel: 'error' },
)
mkdirSync(join(root, 'docs/flows'), { recursive: true })
for (const [name, content] of await module.drawnFlows())
  writeFileSync(join(root, 'docs/flows', name), content)
