import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { locales } from '#i18n/locale.ts'
import type { CoveredFlow, CoveredLevel } from '#src/gallery/covered-flow.ts'
import type { Report, ReportEntry } from '#src/gallery/report-summary.tsx'
import { asOffered } from '#tests/support/browser.ts'
import { coverage, pureCoverage } from '#tests/support/coverage.ts'
import { discoverBrowser, discoverFlows, type Flow, root } from '#tests/support/discover.ts'
import type { Level } from '#tests/support/driver.ts'
import { coveringPaths, endsIn, type Path } from '#tests/support/paths.ts'
import { LOOKS, pictureOf, reportFolder } from '#tests/support/pictures.ts'
import { pathsReportAsJunit } from '#tests/support/report-junit.ts'
import { commitNow, type PathsRun, readJson, readPairs, readRun } from '#tests/support/taken.ts'
import { leaves } from '#tests/support/world.ts'

/**
 * Writes the coverage as pages and returns the address of the first. The index lists every flow; charts are redrawn for
 * the named flows, by default all, and for flows without a page.
 */
export async function writeCoverageReport(
  names?: string[],
  folder = reportFolder,
  flows?: Flow[],
): Promise<string> {
  const file = join(root, 'src/gallery/coverage-page.tsx')
  const { module } = await runnerImport<typeof import('#src/gallery/coverage-page.tsx')>(file, {
    root,
    logLevel: 'error',
  })
  const all = flows ?? (await discoverFlows())
  const covered = await Promise.all(all.filter(({ models }) => models.length > 0).map(coveredFlow))
  mkdirSync(folder, { recursive: true })
  const isDrawn = (name: string) =>
    !names || names.includes(name) || !existsSync(join(folder, `${name}.html`))
  const entry: ReportEntry = {
    at: new Date().toISOString(),
    commit: commitNow(),
    levels: module.totalsOf(covered),
  }
  const before = readJson<ReportEntry[]>(join(folder, HISTORY)) ?? []
  const unstable = readJson<{ title: string }[]>(join(root, 'artifacts/unstable.json')) ?? []
  const report: Report = { ...entry, before, unstable: unstable.map(({ title }) => title) }
  for (const [name, page] of await module.coveragePages(covered, isDrawn, report))
    writeFileSync(join(folder, name), page)
  writeFileSync(join(folder, 'junit.xml'), pathsReportAsJunit(covered))
  writeFileSync(join(folder, HISTORY), JSON.stringify([entry, ...before].slice(0, REMEMBERED)))
  return relative(root, join(folder, 'index.html'))
}

const HISTORY = 'history.json'
const REMEMBERED = 10

async function coveredFlow({ name, models: [model] }: Flow): Promise<CoveredFlow> {
  const { machine } = model!
  const lived = await discoverBrowser(name)
  const pure = await pureCoverage(machine, coveringPaths(model!).paths)
  type Went = Pick<PathsRun, 'arrows' | 'failures' | 'seconds'>
  const covered = (level: Level, { arrows, failures, seconds }: Went): CoveredLevel['covered'] => {
    const { percent, uncovered, transitions } = coverage(machine, level, arrows)
    return { taken: arrows, count: transitions - uncovered.length, percent, failures, seconds }
  }
  const levelOf = (level: Level, run: Went | undefined, isOwn = true, unseen = {}): CoveredLevel => ({
    level,
    isOwn,
    covered: run && covered(level, run),
    pairs: readPairs(level, name),
    unseen,
  })
  const { paths } = lived ? coveringPaths(asOffered(model!, lived)) : coveringPaths(model!)
  return {
    name,
    states: pure.states,
    transitions: pure.transitions,
    levels: [
      levelOf('pure', { arrows: pure.taken, failures: [], seconds: 0 }),
      levelOf('service', readRun('service', name)),
      levelOf('browser', readRun('browser', name), lived !== undefined, lived?.unseen),
    ],
    paths: paths.map((path, index) => pathOf(name, path, index)),
  }
}

const pathOf = (flow: string, path: Path, index: number): CoveredFlow['paths'][number] => ({
  title: `Path ${index + 1}, from ${path.from} to ${endsIn(path)}`,
  steps: path.steps.map(({ name, world, arrows }, step) => ({
    name,
    states: leaves(world.snapshot),
    arrows: arrows.map(({ id }) => id),
    pictures: locales
      .flatMap((locale) =>
        LOOKS.map((look) => ({
          look: `${locale}-${look.name}`,
          address: pictureOf(flow, index + 1, step + 1, { look, locale }),
        })),
      )
      .filter(({ address }) => existsSync(join(reportFolder, address))),
  })),
})
