import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { demoAccounts } from './demo-accounts.ts'
import { isSeeded, seed } from './seed.ts'

/** `npm run seed`: fills the database of the environment, unless it holds a shop already. */
const { DATABASE_URL, DATA_DIR, SEED_SCALE } = readConfig(process.env)
const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
try {
  if (await isSeeded(db)) console.log('The database holds a shop already; nothing was changed.')
  else {
    const started = performance.now()
    await seed(db, { scale: SEED_SCALE, now: new Date() })
    console.log(`The demo shop was written in ${Math.round(performance.now() - started)} ms.`)
    for (const { email, password } of demoAccounts) console.log(`Sign in as ${email} with ${password}`)
  }
} finally {
  await close()
}
