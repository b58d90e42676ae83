import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import type { CoveredFlow, CoveredLevel } from '#src/gallery/coverage-page.tsx'
import { asOffered } from '#tests/support/browser.ts'
import { coverage, pureCoverage } from '#tests/support/coverage.ts'
import { discoverBrowser, discoverFlows, type Flow, root } from '#tests/support/discover.ts'
import type { Level } from '#tests/support/driver.ts'
import { coveringPaths, endsIn, type Path } from '#tests/support/paths.ts'
import { pictureOf, reportFolder } from '#tests/support/pictures.ts'
import { readTaken } from '#tests/support/taken.ts'
import { writtenSteps } from '#tests/support/written-path.ts'

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
  for (const [name, page] of await module.coveragePages(covered, isDrawn))
    writeFileSync(join(folder, name), page)
  return relative(root, join(folder, 'index.html'))
}

async function coveredFlow({ name, models: [model] }: Flow): Promise<CoveredFlow> {
  const { machine } = model!
  const lived = await discoverBrowser(name)
  const pure = await pureCoverage(machine, coveringPaths(model!).paths)
  const levelOf = (level: Level, taken: string[] | undefined, unseen = {}): CoveredLevel => ({
    level,
    covered: taken && { taken, percent: coverage(machine, level, taken).percent },
    unseen,
  })
  const { paths } = lived ? coveringPaths(asOffered(model!, lived)) : coveringPaths(model!)
  return {
    name,
    states: pure.states,
    transitions: pure.transitions,
    levels: [
      levelOf('pure', pure.taken),
      levelOf('service', readTaken('service', name)),
      levelOf('browser', readTaken('browser', name), lived?.unseen),
    ],
    paths: paths.map((path, index) => pathOf(name, path, index)),
  }
}

const pathOf = (flow: string, path: Path, index: number) => ({
  title: `Path ${index + 1}, from ${path.from} to ${endsIn(path)}`,
  steps: writtenSteps(path).map(([name, then], step) => {
    const picture = pictureOf(flow, index + 1, step + 1)
    return { name, then, picture: existsSync(join(reportFolder, picture)) ? picture : undefined }
  }),
})
