/**
 * `npm run test:selfcheck [-- stock]`: checks that the tests notice defects. It breaks a copy of the project, one
 * defect after another (or the named ones), and runs the tests that should fail. Ends with 1 when one of them passes.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { env, root } from '#tools/dev/exec.ts'
import { type Check, type Defect, defects } from './selfcheck/defects.ts'
import { failedTests } from './selfcheck/failed-tests.ts'

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', '.data', 'artifacts', 'dist'])

const copy = mkdtempSync(join(tmpdir(), 'souk-selfcheck-'))
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())

async function makeCopy(): Promise<void> {
  cpSync(root, copy, { recursive: true, filter: (file) => !LEFT_OUT.has(relative(root, file)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const { failed, said } = await run('node', 'tools/build/generate.ts')
  if (failed) throw new Error(`The copy could not be made:\n${said}`)
}

type Run = { failed: boolean; said: string }

async function run(command: string, ...args: string[]): Promise<Run> {
  interrupted.signal.throwIfAborted()
  const child = spawn(command, args, {
    cwd: copy,
    // The browser level starts its own servers and needs no other.
    env: { ...env, E2E_URL: 'http://localhost:1' },
    signal: interrupted.signal,
    killSignal: 'SIGINT',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  child.on('error', (error) => (said += error))
  const failed = await new Promise<boolean>((resolve) => child.on('close', (code) => resolve(code !== 0)))
  interrupted.signal.throwIfAborted()
  return { failed, said }
}

/** The names of the tests that fail. Throws when no test was the reason: that proves nothing. */
async function whoNotices({ runner, args }: Check): Promise<string[]> {
  if (runner === 'playwright') {
    const build = await run('vite', 'build')
    if (build.failed) throw new Error(`The storefront is not built:\n${build.said}`)
  }
  const report = join(copy, `.cache/${runner}.json`)
  rmSync(report, { force: true })
  const { failed, said } = await run(runner, ...args)
  const names = failedTests(runner, report)
  if (failed !== names.length > 0) throw new Error(`${runner} ${args.join(' ')} failed by itself:\n${said}`)
  return names
}

async function whoNoticesThe({ file, was, is, check, name }: Defect): Promise<string[]> {
  const path = join(copy, file)
  const sound = readFileSync(path, 'utf8')
  if (sound.split(was).length !== 2)
    throw new Error(`"${name}" cannot be made: ${file} does not say once\n${was}`)
  writeFileSync(
    path,
    sound.replace(was, () => is),
  )
  try {
    return await whoNotices(check)
  } finally {
    writeFileSync(path, sound)
  }
}

const table = (rows: readonly (readonly [string, string, string])[]): string =>
  rows.map(([one, two, three]) => `${one.padEnd(58)}  ${two.padStart(7)}  ${three}`).join('\n')

async function checkEverything(): Promise<boolean> {
  const chosen = defects.filter(({ name }) => name.includes(process.argv[2] ?? ''))
  await makeCopy()
  const checks = new Map(chosen.map(({ check }) => [JSON.stringify(check), check]))
  console.log(`Without a defect: ${checks.size} runs`)
  for (const check of checks.values()) {
    const failing = await whoNotices(check)
    if (failing.length > 0) throw new Error(`These fail without any defect: ${failing.join(', ')}`)
  }
  console.log(table([['Defect', 'Seconds', 'Noticed by']]))
  let missed = 0
  for (const defect of chosen) {
    const start = performance.now()
    const [first, ...others] = await whoNoticesThe(defect)
    if (!first) missed++
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const noticing = first && `${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`
    console.log(table([[defect.name, seconds, noticing ?? 'nobody: MISSED']]))
  }
  console.log(`\n${chosen.length - missed} of ${chosen.length} defects were noticed`)
  return chosen.length > 0 && missed === 0
}

try {
  process.exitCode = (await checkEverything()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 })
}
