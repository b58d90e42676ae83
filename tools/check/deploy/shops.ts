import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#tools/dev/free-port.ts'
import { compose } from './compose.ts'
import type { Image } from './image.ts'

export type DeployedShop = { url: string; port: number; process: ChildProcess }

const { shop: asked } = compose.services

/** What compose.yaml gives the shop, with the addresses of this machine in place of its services' names. */
function environment(here: Record<string, string | undefined>): Record<string, string> {
  const given = Object.entries(asked.environment).filter(([name]) => !(name in here))
  const stored = Object.entries(here).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { ...Object.fromEntries(given), ...Object.fromEntries(stored) }
}

/** As many processes of the image as compose.yaml asks for, all started at once and not ready yet. */
export async function startShops(
  image: Image,
  here: Record<string, string | undefined>,
): Promise<DeployedShop[]> {
  const ports = await Promise.all(Array.from({ length: asked.deploy.replicas }, freePort))
  const [command, ...args] = image.command
  return ports.map((port) => ({
    url: `http://127.0.0.1:${port}`,
    port,
    process: spawn(command!, args, {
      cwd: image.folder,
      env: { PATH: process.env.PATH, ...image.env, ...environment({ ...here, PORT: String(port) }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  }))
}

/** Waits until a process is ready, and asks its HEALTHCHECK whether it is healthy. */
export async function healthy({ health, env }: Image, { url, port, process: shop }: DeployedShop) {
  await ready(url, shop)
  const [check, ...asking] = health
  const { status } = spawnSync(check!, asking, {
    env: { PATH: process.env.PATH, ...env, PORT: String(port) },
    timeout: HEALTH_TIMEOUT,
  })
  if (status !== 0) throw new Error(`The shop at ${url} is ready, but its HEALTHCHECK ends with ${status}.`)
}

const PATIENCE = 120_000
const HEALTH_TIMEOUT = 10_000

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
