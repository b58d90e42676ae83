/**
 * `npm run test:mutants`: does a test notice when something is wrong with a machine? `npm run test:mutants -- cart`: of one.
 * `npm run test:mutants -- reactions ports`: of the layers in `mutants/layers.ts`, which run only when they are named.
 * `--changed`: of those that changed since they passed; it begins with none after `--minutes` (by default 10).
 * `--report`: what the last runs of all machines found.
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '#tools/build/generate.ts'
import { root } from '#tools/dev/exec.ts'
import { machineFiles } from './machine-files.ts'
import { inWords } from './mutants/in-words.ts'
import { layers } from './mutants/layers.ts'
import { fingerprintOf, readRecord, record } from './mutants/records.ts'
import { isUnnoticed, type Mutant, mutantsOf } from './mutants/run.ts'

const { values, positionals } = parseArgs({
  options: {
    force: { type: 'boolean' },
    changed: { type: 'boolean' },
    report: { type: 'boolean' },
    minutes: { type: 'string', default: '10' },
  },
  allowPositionals: true,
})
if (values.report) {
  report()
  process.exit(0)
}
await generate()
const machines = [...machineFiles.keys()]
  .filter((flow) => positionals.length === 0 || positionals.includes(flow))
  .filter((flow) => !values.changed || readRecord(flow).fingerprint !== fingerprintOf(flow))
const flows = [...machines, ...positionals.filter((name) => name in layers)]
if (flows.length === 0) {
  console.log('No machine has changed since its mutants were noticed.')
  process.exit(0)
}
const deadline = values.changed ? Date.now() + Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY
const putOff: string[] = []

const today = new Date().toISOString().slice(0, 10)
const all: Mutant[] = []
let isFine = true
console.log('| Machine | Mutants | Noticed | Timed out | % | s |\n|---|---|---|---|---|---|')
for (const flow of flows) {
  const began = Date.now()
  if (began > deadline) {
    putOff.push(flow)
    continue
  }
  const print = flow in layers ? undefined : fingerprintOf(flow)
  const mutants = await mutantsOf(flow, values.force ?? false)
  all.push(...mutants)
  console.log(row(flow, mutants, Date.now() - began))
  const complaints = [...unexplained(flow, mutants), ...outdated(flow, mutants)]
  for (const complaint of complaints) console.log(`  ${complaint}`)
  if (complaints.length === 0 && print) {
    const { valid, noticed } = tally(mutants)
    record(flow, { fingerprint: print, on: today, mutants: valid, noticed })
  }
  isFine &&= complaints.length === 0
}
console.log(row('all', all))
if (putOff.length > 0) console.log(`Put off to the next run: ${putOff.join(', ')}`)
process.exit(isFine ? 0 : 1)

function row(name: string, mutants: Mutant[], took?: number): string {
  const { timedOut, noticed, valid } = tally(mutants)
  const percent = percentOf(noticed, valid)
  const seconds = took === undefined ? '' : Math.round(took / 1000)
  return `| ${name} | ${valid} | ${noticed} | ${timedOut} | ${percent} | ${seconds} |`
}

function tally(mutants: Mutant[]) {
  const timedOut = mutants.filter(({ status }) => status === 'Timeout').length
  const noticed = mutants.filter(({ status }) => status === 'Killed').length + timedOut
  return { timedOut, noticed, valid: noticed + mutants.filter(isUnnoticed).length }
}

function percentOf(noticed: number, valid: number): string {
  return (Math.floor((1000 * noticed) / valid) / 10).toFixed(1)
}

function report() {
  console.log(
    '| Machine | Day | Mutants | Noticed | % | Unnoticed, and why that is right |\n|---|---|---|---|---|---|',
  )
  for (const flow of machineFiles.keys()) {
    const { on = '', mutants = 0, noticed = 0, explained = [] } = readRecord(flow)
    const whys = [...new Set(explained.map(({ why }) => why))].join('; ')
    console.log(`| ${flow} | ${on} | ${mutants} | ${noticed} | ${percentOf(noticed, mutants)} | ${whys} |`)
  }
}

/** Mutants that no test noticed and that the record of the flow does not explain. */
function unexplained(flow: string, mutants: Mutant[]): string[] {
  const { explained: known = [] } = readRecord(flow)
  return mutants.filter(isUnnoticed).flatMap((mutant) => {
    const { line, change } = inWords(mutant)
    if (known.some((each) => each.line === line && each.unnoticed.includes(change))) return []
    return `${relative(root, mutant.fileName)}:${mutant.location.start.line} ${change} in: ${line}`
  })
}

/** What was said to go unnoticed, and is noticed by now, or gone. */
function outdated(flow: string, mutants: Mutant[]): string[] {
  const unnoticed = mutants.filter(isUnnoticed).map(inWords)
  return (readRecord(flow).explained ?? []).flatMap(({ line, unnoticed: said }) =>
    said
      .filter((change) => !unnoticed.some((each) => each.line === line && each.change === change))
      .map((change) => `no longer unnoticed: ${change} in: ${line}`),
  )
}
