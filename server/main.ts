/** `npm start`: opens the shop, listens, and closes it in order when told to stop. */
import './db/resolve-drizzle.ts'
import { hasOutbox } from './config/config.ts'
import { giveUp } from './config/give-up.ts'
import { demoAccounts } from './seed/demo-accounts.ts'
import type { Shop } from './wiring/start.ts'

/** How long requests in flight and open streams may take to finish. */
const PATIENCE = 10_000

try {
  const { startShop } = await import('./wiring/start.ts')
  const shop = await startShop()
  await listen(shop)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close(shop))
} catch (error) {
  giveUp(error)
}

async function listen({ app, config, stop }: Shop): Promise<void> {
  try {
    await app.listen({ port: config.PORT, host: config.HOST })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as { port: number }
  const address = config.PUBLIC_URL || `http://localhost:${port}`
  console.log(`\n  Souk is open at ${address}\n`)
  if (!config.DEMO) return
  for (const { f_name, email, password } of demoAccounts)
    console.log(`  Sign in as ${f_name}: ${email} / ${password}`)
  if (hasOutbox(config))
    console.log(`  Codes for a new password arrive at http://localhost:${port}/outbox, on this machine only`)
  console.log()
}

async function close(shop: Shop): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE).unref()
  await shop.stop()
  process.exit(0)
}
