import '#server/db/resolve-drizzle.ts'
import { existsSync } from 'node:fs'
import { readConfig } from '#server/config/config.ts'
import { giveUp } from '#server/config/give-up.ts'

/**
 * `npm run check:invariants`: looks through the database of the environment for what a shop may never break, at one
 * moment and without changing anything. Ends with 1 when something is broken.
 */
const SHOWN = 5

try {
  const { openDatabase } = await import('#server/db/engine/open.ts')
  const { findBroken, invariants } = await import('./find-broken.ts')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env)
  const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
  const broken = await db
    .transaction(findBroken, { isolationLevel: 'repeatable read', accessMode: 'read only' })
    .finally(close)
  for (const [name, { means }] of Object.entries(invariants)) {
    const rows = broken.find((each) => each.name === name)?.rows ?? []
    console.log(`${String(rows.length).padStart(6)}  ${name.padEnd(30)}  ${means}`)
    for (const row of rows.slice(0, SHOWN)) console.log(`        ${JSON.stringify(row)}`)
  }
  console.log(`\n${Object.keys(invariants).length} invariants, ${broken.length} broken`)
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  giveUp(error)
}
