import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../exec.ts'
import { freePort } from '../free-port.ts'
import type { Image } from './image.ts'

export type DeployedShop = { url: string; port: number; process: ChildProcess }

type Service = {
  environment?: Record<string, string>
  deploy?: { replicas?: number }
}
const { services } = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
  services: Record<string, Service>
}

/** What compose.yaml gives the shop, with the addresses of this machine in place of its services' names. */
function environment(here: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(services.shop?.environment ?? {}).filter(([name]) => !(name in here))
  const kept = Object.entries(here).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(given), ...Object.fromEntries(kept) }
}

/** As many processes of the image as compose.yaml asks for, all started at once; resolves when each is ready. */
export async function startShops(
  image: Image,
  here: Record<string, string | undefined>,
): Promise<DeployedShop[]> {
  const count = services.shop?.deploy?.replicas ?? 1
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  return Promise.all(
    ports.map(async (port) => {
      const [command, ...args] = image.command
      const shop = spawn(command!, args, {
        cwd: image.folder,
        env: { PATH: process.env.PATH, ...image.env, ...environment({ ...here, PORT: String(port) }) },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const url = `http://127.0.0.1:${port}`
      await ready(url, shop)
      return { url, port, process: shop }
    }),
  )
}

const PATIENCE = 120_000

export async function ready(url: string, shop: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (shop.exitCode !== null) throw new Error(`The shop at ${url} ended with ${shop.exitCode}.`)
    if (Date.now() > end) throw new Error(`The shop at ${url} does not open.`)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/** Sends the signal and waits for the end; answers the exit code, null when it was killed. */
export async function endShop(
  { process: shop }: Pick<DeployedShop, 'process'>,
  signal: 'SIGTERM' | 'SIGKILL',
) {
  if (shop.exitCode !== null || shop.signalCode !== null) return shop.exitCode
  const gone = once(shop, 'exit')
  shop.kill(signal)
  const [code] = (await gone) as [number | null]
  return code
}
