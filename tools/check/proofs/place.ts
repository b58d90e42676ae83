import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '#server/db/engine/open.ts'
import { seed } from '#server/seed/seed.ts'
import { env, root } from '#tools/dev/exec.ts'
import { freePort } from '#tools/dev/free-port.ts'
import { endShop, ready } from '../deploy/shops.ts'
import { ownDatabase } from '../own-database.ts'

export type Engine = 'embedded' | 'postgresql'

/** The demo city in its own database, with one server process that can be restarted. */
export type ProofShop = {
  url: string
  start: () => Promise<void>
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** The memory of the running server, in megabytes. */
  memory: () => number
  /** Looks into the database while no shop is open. */
  look: <T>(ask: (db: Database) => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

/** `settings` come on top of what proofs need; the server's own limits of requests are off unless they say otherwise. */
export async function makeProofShop(
  engine: Engine,
  settings: Record<string, string> = {},
): Promise<ProofShop> {
  const { TEST_DATABASE_URL } = process.env
  if (!TEST_DATABASE_URL) throw new Error('Run it by npm, which brings a PostgreSQL.')
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-proof-'))
  const own = engine === 'postgresql' ? await ownDatabase(TEST_DATABASE_URL) : undefined
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let shop: ChildProcess | undefined
  const look: ProofShop['look'] = async (ask) => {
    const { db, close } = await openDatabase({ url: own?.url, dataDir })
    return ask(db).finally(close)
  }
  const end: ProofShop['end'] = async (signal) => {
    if (shop) await endShop({ process: shop }, signal)
  }
  await look((db) => seed(db, { scale: 1, now: new Date() }))
  return {
    url,
    start: async () => {
      shop = spawn('node', ['server/main.ts'], {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          ...env,
          PORT: String(port),
          DATA_DIR: dataDir,
          ...(own && { DATABASE_URL: own.url }),
          // The sandbox gateway needs demo mode; its simulator stays off.
          PAYMENT_GATEWAY: 'sandbox',
          DEMO: 'true',
          SIMULATOR_SPEED: '0',
          MAX_UNPAID_ORDERS: '0',
          MAX_UNPAID_ORDERS_PER_ADDRESS: '0',
          MAX_UNPAID_PIECES: '0',
          RATE_LIMIT: '0',
          MAX_REQUESTS_PER_ADDRESS: '0',
          LOG_LEVEL: 'error',
          ...settings,
        },
      })
      await ready(url, shop)
    },
    end,
    memory: () => memoryOf(shop!.pid!),
    look,
    remove: async () => {
      await end('SIGKILL')
      await own?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Resident memory of a process, from the kernel, in megabytes. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024)
