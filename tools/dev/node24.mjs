// Plain JavaScript for any Node >= 20: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)

/** The Node that runs TypeScript directly: the one npm installed with the project, else this one if it is new enough. */
export function node24() {
  if (existsSync(bundled)) return bundled
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  console.error(
    `Souk needs Node 22.18 or newer on ${process.platform}-${process.arch}; this is ${process.versions.node}.\n` +
      'Install a current Node (nvm install 24), then run the same command again.',
  )
  process.exit(1)
}

/** Installs exactly what package-lock.json names, unless it is all there already. Shows npm's own progress. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing the packages of package-lock.json (once; about a minute)...')
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error(
    'The packages could not be installed: see the message of npm above, then run the same command again.',
  )
  process.exit(1)
}

function isInstalled() {
  const installed = readLock('node_modules/.package-lock.json')
  const wanted = readLock('package-lock.json')
  if (!installed || !wanted) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

function readLock(path) {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

/** Runs one of the project's TypeScript tools to its end with the project's Node first on PATH; exits when it fails. */
export function run(script, ...args) {
  const node = node24()
  const PATH = [join(node, '..'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  )
  try {
    execFileSync(node, [script, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, PATH } })
  } catch (failure) {
    process.exit(failure.status ?? 1)
  }
}
