import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, must, root } from './exec.ts'
import { freePort } from './free-port.ts'

/** The built shop on a free port, with fresh demo data that is deleted when it closes. */
export async function openDemoShop(): Promise<{ url: string; close: () => void }> {
  must('node', 'tools/build/build.ts', '--if-needed')
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'souk-demo-'))
  const server = spawn('node', ['server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...env,
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      PAYMENT_GATEWAY: 'sandbox',
      // Pictures of many unpaid orders are taken from one address.
      MAX_UNPAID_ORDERS: '0',
      MAX_UNPAID_ORDERS_PER_ADDRESS: '0',
      MAX_UNPAID_PIECES: '0',
    },
  })
  const url = `http://localhost:${port}`
  const close = () => {
    server.kill('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 720; tries++) {
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok) return { url, close }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  close()
  throw new Error('The shop did not open within three minutes.')
}
