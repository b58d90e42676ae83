/**
 * `npm run flows`: draws every machine into docs/flows/, with its configuration for the Stately editor and an index.
 * `npm run flows -- --since <commit>` says what became of each flow since then, and writes a page for a reviewer (`--out`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { root } from '#tools/dev/exec.ts'
import { machinesAt, machinesIn, UnknownCommit } from './machines-at.ts'

const { values } = parseArgs({
  options: { since: { type: 'string' }, out: { type: 'string', default: 'artifacts/flows-since.html' } },
})

if (values.since === undefined) await draw()
else
  await compare(values.since).catch((error: unknown) => {
    if (!(error instanceof UnknownCommit)) throw error
    console.error(error.message)
    process.exitCode = 1
  })

async function draw(): Promise<void> {
  const { module } = await runnerImport<typeof import('#src/gallery/drawn-flows.ts')>(
    join(root, 'src/gallery/drawn-flows.ts'),
    { root, logLevel: 'error' },
  )
  mkdirSync(join(root, 'docs/flows'), { recursive: true })
  for (const [name, content] of await module.drawnFlows())
    writeFileSync(join(root, 'docs/flows', name), content)
}

async function compare(commit: string): Promise<void> {
  const { module } = await runnerImport<typeof import('#src/gallery/drawn-difference.ts')>(
    join(root, 'src/gallery/drawn-difference.ts'),
    { root, logLevel: 'error' },
  )
  const { page, flows } = await module.drawnDifference(
    commit,
    await machinesAt(commit),
    await machinesIn(root),
  )
  for (const { name, states, arrows } of flows) {
    console.log(name)
    for (const [what, { added, removed, changed }] of Object.entries({ state: states, transition: arrows })) {
      for (const id of added) console.log(`  + ${what} ${id}`)
      for (const id of removed) console.log(`  - ${what} ${id}`)
      for (const { id, parts } of changed)
        console.log(`  ~ ${what} ${id}: ${parts.map(({ what: part }) => part).join(', ')}`)
    }
  }
  if (flows.length === 0) console.log('No flow has changed.')
  mkdirSync(dirname(join(root, values.out)), { recursive: true })
  writeFileSync(join(root, values.out), page)
  console.log(`On their charts: ${values.out}`)
}
