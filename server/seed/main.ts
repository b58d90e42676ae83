import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/db/engine/open.ts'
import { demoAccounts } from './demo-accounts.ts'
import { mayUseDemoAccounts } from './known-accounts.ts'
import { isSeeded, seed } from './seed.ts'

/** `npm run seed`: fills the database of the environment, unless it holds a shop already. */
const config = readConfig(process.env)
const { DATABASE_URL, DATA_DIR, SEED_SCALE } = config
const knownPasswords = mayUseDemoAccounts(config)
const { db, close } = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
try {
  if (await isSeeded(db)) console.log('The database holds a shop already; nothing was changed.')
  else {
    const started = performance.now()
    await seed(db, { scale: SEED_SCALE, now: new Date(), knownPasswords })
    console.log(`The demo shop was written in ${Math.round(performance.now() - started)} ms.`)
    if (knownPasswords)
      for (const { email, password } of demoAccounts) console.log(`Sign in as ${email} with ${password}`)
  }
} finally {
  await close()
}
