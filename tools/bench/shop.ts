import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, root } from '#tools/dev/exec.ts'
import { freePort } from '#tools/dev/free-port.ts'

/** A free port, so that no other server answers. */
const PORT = await freePort()
export const url = `http://localhost:${PORT}`

/** The city of the demo: where the benches shop, and what every request says of it. */
export const here = { latitude: '25.213563', longitude: '55.277018' }
export const wire = { zoneid: '[1]', moduleid: '1', ...here }

/** Where the shops of one run keep their data: a folder of their own, or the one of `DATA_DIR`, which stays. */
export type DataFolder = { data: string; remove: () => void }

export function benchFolder(): DataFolder {
  const { DATA_DIR } = process.env
  if (DATA_DIR) return { data: DATA_DIR, remove: () => {} }
  const data = mkdtempSync(join(tmpdir(), 'souk-bench-'))
  return { data, remove: () => rmSync(data, { recursive: true, force: true }) }
}

export type Opened = { shop: ChildProcess; seconds: number }

/** Opens a shop; `demo: false` neither fills it nor lets couriers move what the bench orders. */
export async function opened({ data }: DataFolder, { demo = true } = {}): Promise<Opened> {
  const started = performance.now()
  const shop = spawn('node', ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      PORT: String(PORT),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      DEMO: String(demo),
    },
  })
  for (;;) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok) return { shop, seconds: (performance.now() - started) / 1000 }
    if (shop.exitCode !== null) throw new Error('The shop did not open.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function close({ shop }: Opened): Promise<void> {
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
}

/** What the shop has held at once, in megabytes. Linux only. */
export function mostMemory({ shop }: Opened): number {
  const file = `/proc/${shop.pid}/status`
  if (!existsSync(file)) return Number.NaN
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024)
}

/** The middle one; of an even number the lower of the two. */
export const median = (measurements: readonly number[]): number =>
  measurements.toSorted((one, other) => one - other)[Math.floor((measurements.length - 1) / 2)] ?? Number.NaN
