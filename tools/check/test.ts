/**
 * `npm test` is the gate: what has to be green before a change lands, in the order in which a failure is cheapest to find.
 * `npm test -- --part browser` runs one of its parts, `npm run test:quick` (`--quick`) the first ones. `npm run test:all` (`--all`) is the depth: every test, in parts
 * (`--part postgres`, `--part 2/6`); a part that passed at this commit runs again only with `--again`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '#tools/build/generate.ts'
import { root } from '#tools/dev/exec.ts'
import { testedNow } from './changed.ts'
import { chooseParts } from './choose-parts.ts'
import { depth, gate, type Part, quick } from './parts.ts'
import { perform } from './perform.ts'
import { readPassed, recordPassed, write } from './record.ts'
import { OutOfTime, runner } from './run.ts'
import type { Tally } from './tally.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
    part: { type: 'string' },
    again: { type: 'boolean' },
  },
})

/** The gate ends itself before the run that called it is cut off without a word. */
const GATE_MINUTES = 45
const deadline = new AbortController()
const tested = testedNow()
/**
 * In the gate a commit chooses the examples of the property tests: what was green here is green where it lands. In the
 * depth each run tries others.
 */
const PROPERTY_SEED = String(Number.parseInt(tested.commit.slice(0, 7), 16) || 1)
const run = runner(deadline.signal, values.all ? {} : { PROPERTY_SEED })

const began = Date.now()
const minutesSince = (start: number) => Math.round((Date.now() - start) / 6_000) / 10

type Row = { part: Part; tally: Tally; minutes: number }
const rows: Row[] = []
const failures: string[] = []
const left: string[] = []
const unstable: string[] = []

async function runPart(part: Part): Promise<Tally> {
  console.log(`\n— ${part.title}`)
  const start = Date.now()
  const tally = await perform(part.work, run).catch((error: unknown): Tally => {
    if (!(error instanceof OutOfTime)) throw error
    console.error(`\nThe gate ended itself after ${GATE_MINUTES} minutes: "${part.name}" was too slow.`)
    return { passed: 0, failed: 1, failures: [`too slow: ${part.name}`] }
  })
  const minutes = minutesSince(start)
  rows.push({ part, tally, minutes })
  failures.push(...(tally.failures ?? []).map((failure) => `${part.name}: ${failure}`))
  left.push(...(tally.left ?? []))
  unstable.push(...(tally.unstable ?? []))
  console.log(`${part.name}: ${tally.passed} passed, ${tally.failed} failed, ${minutes} minutes`)
  return tally
}

const sum = (key: 'passed' | 'failed') => rows.reduce((total, { tally }) => total + tally[key], 0)

/** Neighbours that run at the same time, as groups in the order of the list. */
const together = (parts: readonly Part[]): Part[][] =>
  parts.reduce<Part[][]>((groups, part) => {
    const last = groups.at(-1)
    if (part.beside && last?.[0]?.beside) last.push(part)
    else groups.push([part])
    return groups
  }, [])

async function runGate(parts: readonly Part[]): Promise<void> {
  const timer = setTimeout(() => deadline.abort(), GATE_MINUTES * 60_000)
  for (const group of together(parts)) if (!deadline.signal.aborted) await Promise.all(group.map(runPart))
  clearTimeout(timer)
}

async function runDepth(parts: readonly Part[]): Promise<void> {
  const passed = readPassed()
  const isDone = ({ name }: Part) => tested.clean && !values.again && passed[name]?.commit === tested.commit
  for (const part of parts) {
    if (isDone(part)) continue
    const tally = await runPart(part)
    const { commit, clean } = tested
    if (tally.failed === 0 && clean)
      recordPassed(part.name, {
        commit,
        tests: tally.passed,
        minutes: rows.at(-1)!.minutes,
        at: new Date().toISOString(),
      })
  }
  const now = readPassed()
  console.log('\n| Part | Tests | Minutes | Passed at |\n|---|---|---|---|')
  for (const { name } of parts) {
    const row = rows.find(({ part }) => part.name === name)
    const known = now[name]
    const at = known ? `${known.commit.slice(0, 8)}, ${known.at.slice(0, 16)}` : 'never'
    const [tests, minutes] = row ? [row.tally.passed, row.minutes] : [known?.tests, known?.minutes]
    console.log(`| ${name} | ${tests ?? ''} | ${minutes ?? ''} | ${row?.tally.failed ? 'FAILED' : at} |`)
  }
}

await generate()
if (values.all) await runDepth(chooseParts(depth, values.part))
else await runGate(values.quick ? quick : chooseParts(gate, values.part))

if (left.length > 0)
  console.log(`\nLeft to npm run test:all:\n${left.map((title) => `  ${title}`).join('\n')}`)
if (unstable.length > 0)
  console.log(`\nUnstable (failed, then passed twice):\n${unstable.map((title) => `  ${title}`).join('\n')}`)
if (!values.all) {
  const minutes = Object.fromEntries(rows.map(({ part, minutes }) => [part.name, minutes]))
  console.log(
    `\n${Object.entries(minutes)
      .map((each) => each.join(' '))
      .join(', ')}: ${minutesSince(began)} minutes`,
  )
  if (!values.quick && !values.part)
    write(join(root, '.cache/gate.json'), {
      ...tested,
      passed: sum('passed'),
      failed: sum('failed'),
      unstable,
      left,
      minutes: { ...minutes, whole: minutesSince(began) },
    })
}
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((each) => `  ${each}`).join('\n')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
