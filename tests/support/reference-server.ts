import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open.ts'
import type { OrderStatus } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import type { News } from '#server/realtime/bus.ts'
import { seed } from '#server/seed/seed.ts'
import { startShop } from '#server/start.ts'

export type ReferenceServer = {
  /** Without a trailing slash. */
  url: string
  /** Does what the kitchen and the courier do; nothing moves by itself. */
  moveOrder: (id: number, to: OrderStatus) => Promise<void>
  /** Says something to everybody who is on that owner's line. */
  publish: (news: News) => void
  close: () => Promise<void>
}

/** The reference server on the demo city, with a database of its own, at noon of today, and without the simulator. */
export async function startReferenceServer(): Promise<ReferenceServer> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'souk-paths-'))
  const now = noon()
  const database = await openDatabase({ dataDir: DATA_DIR })
  await seed(database.db, { scale: 1, now })
  await database.close()
  const shop = await startShop({ NODE_ENV: 'test', DEMO: 'false', LOG_LEVEL: 'silent', DATA_DIR })
  const { app, services } = shop
  services.now = () => now
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    moveOrder: async (id, to) => {
      await transact(services.db, (tx) => moveOrder(tx, { id }, to, { now }))
      services.relay()
    },
    publish: services.bus.publish,
    close: async () => {
      await shop.stop()
      await rm(DATA_DIR, { recursive: true, force: true })
    },
  }
}

/** In the demo city: every store that keeps hours is open. */
function noon(): Date {
  const today = new Date()
  today.setUTCHours(8, 0, 0, 0)
  return today
}
