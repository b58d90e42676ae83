/**
 * `npm run generate`: makes the files that are not in git, where their sources have changed since. Each command that needs
 * them begins so. `node tools/build/generate.ts contract styles` makes only these, `--again` unchanged ones too.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { must, root } from '#tools/dev/exec.ts'

type Step = { from: string[]; makes: string[]; make: () => void | Promise<void> }

/** Each loads its tools only when it has something to make. */
const steps: Record<string, Step> = {
  contract: {
    from: ['openapi/**/*.yaml', 'redocly.yaml', 'tools/build/contract.ts'],
    makes: ['client.ts', 'server.ts', 'storefront.json'].map((name) => `openapi/generated/${name}`),
    make: async () => (await import('./contract.ts')).generateContract(),
  },
  words: {
    from: ['src/i18n/en/**/*.ts', 'src/i18n/*/index.ts', 'tools/build/words.ts'],
    makes: ['src/i18n/i18n-types.ts'],
    make: async () => (await import('./words.ts')).generateWords(),
  },
  styles: {
    from: ['panda.config.ts', 'src/theme/*.ts', 'src/theme/recipes/**/*.ts', 'tools/build/letters.ts'],
    makes: ['styled-system/css/index.js', 'src/theme/letters/faces.css'],
    make: async () => {
      must('panda', 'codegen', '--clean', '--silent')
      await (await import('./letters.ts')).cutLetters()
    },
  },
}

/** For each step the hash of what it was made from last. */
const RECORD = join(root, '.cache/generated.json')
const readRecord = (): Record<string, string> =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {}

/** Of all that a step reads, and of the versions of its tools. */
function printOf({ from }: Step): string {
  const hash = createHash('sha256')
  for (const file of [...globSync(from, { cwd: root }), 'package-lock.json'].sort())
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Makes the files that are missing or stale; `again` makes all. */
export async function generate(names = Object.keys(steps), { again = false } = {}): Promise<void> {
  for (const name of names) {
    const step = steps[name]
    if (!step) throw new Error(`There is no step "${name}"; there are ${Object.keys(steps).join(', ')}`)
    const print = printOf(step)
    if (!again && readRecord()[name] === print && step.makes.every((file) => existsSync(join(root, file))))
      continue
    const started = performance.now()
    await step.make()
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(RECORD, JSON.stringify({ ...readRecord(), [name]: print }))
    console.log(`generated ${name} in ${Math.round(performance.now() - started)} ms`)
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { again: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  await generate(positionals.length > 0 ? positionals : undefined, values)
}
