import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { emptyEmbedded } from './empty-database.ts'
import { fillSmallShop } from './small-shop.ts'

/** `npm start` as a process of its own. */
export type RunningShop = {
  pid: number
  /** Where it listens; nothing when it ended before. */
  url: string | undefined
  /** Everything it has written so far. */
  said: () => string
  /** Sends a signal and waits for the end; answers the exit code, `null` when it was killed. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>
  /** Waits for an end it comes to by itself. */
  ended: () => Promise<number | null>
}

const inServer = (file: string) => fileURLToPath(new URL(`../../../server/${file}`, import.meta.url))

/** Without the cache, stripping the types and compiling takes most of the start of each process. */
const surroundings = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/node-compile', import.meta.url)),
}
const running = new Set<ChildProcess>()

/** Starts a shop in a folder of its own and waits until it listens or has given up. */
export async function runShop(env: Record<string, string>, cwd: string): Promise<RunningShop> {
  const child = spawn(process.execPath, [inServer('main.ts')], {
    cwd,
    env: { ...surroundings, PORT: '0', DEMO: 'false', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const address = () => /Souk is open at (\S+)/.exec(said)?.[1]
  const opened = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part
        if (address()) resolve()
      })
  })
  await Promise.race([opened, ended])
  return {
    pid: child.pid!,
    url: address()?.replace('localhost', '127.0.0.1'),
    said: () => said,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
    ended: () => ended,
  }
}

/** `npm run check:invariants` on a folder. */
export async function runInvariants(DATA_DIR: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [inServer('invariants/main.ts')], {
    cwd: DATA_DIR,
    env: { ...surroundings, DATA_DIR },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  running.delete(child)
  return { code, said }
}

/** A folder with the small shop in an embedded database. */
export async function smallShopFolder(fill = fillSmallShop): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-process-'))
  const database = await emptyEmbedded(join(folder, 'pg'))
  await fill(database.db)
  await database.close()
  return folder
}

/** Ends what a failed test left running. */
export function endShops(): void {
  for (const child of running) child.kill('SIGKILL')
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })
