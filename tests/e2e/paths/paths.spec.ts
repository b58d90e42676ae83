import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { asOffered } from '#tests/support/browser.ts'
import {
  discoverBrowser,
  discoverFlows,
  discoverService,
  discoverTold,
  root,
} from '#tests/support/discover.ts'
import { judgeExcuses } from '#tests/support/excuses.ts'
import { methodsOf } from '#tests/support/operations.ts'
import { coveringPaths, endsIn } from '#tests/support/paths.ts'
import { forgetPictures, pictureOf, reportFolder } from '#tests/support/pictures.ts'
import { writeRun } from '#tests/support/taken.ts'
import { LeftOut, onlyReads } from './support/distant-shop.ts'
import { isPictured } from './support/is-pictured.ts'
import { livePath } from './support/live-path.ts'
import { offeredControls } from './support/offered-controls.ts'
import { distant, test } from './support/test.ts'

/** The gate names the flows of a change in their order, and the moment after which it starts no further one. */
const { PATHS_FLOWS, PATHS_UNTIL } = process.env
const chosen = PATHS_FLOWS?.split(',')
const isOver = () => Boolean(PATHS_UNTIL) && Date.now() > Number(PATHS_UNTIL)

const methods = methodsOf(`${root}/openapi/generated/storefront.json`)
const flows = await discoverFlows(chosen && ((name) => chosen.includes(name)))
if (chosen) flows.sort((a, b) => chosen.indexOf(a.name) - chosen.indexOf(b.name))

/** Every flow with a screen on its generated paths, lived in the built storefront at the reference server. */
for (const { name, models } of flows) {
  const lived = await discoverBrowser(name)
  const [model] = models
  if (!lived || !model) continue
  if (distant && !distant.mayOrder && !onlyReads(model.machine, (id) => methods.get(id))) continue
  const { paths } = coveringPaths(asOffered(model, lived))
  test(`${name}: ${paths.length} paths`, async ({ browser, house }) => {
    test.skip(isOver(), 'the time of the gate is over')
    test.setTimeout(60_000 + 60_000 * paths.length)
    const service = await discoverService(name)
    // What the shop says is written down in English; in Arabic the paths are lived for their pictures.
    const isJudged = house.locale === 'en' && !distant
    const told = house.locale === 'en' ? await discoverTold(name, model.machine.id) : undefined
    const taken: string[] = []
    const failures: string[] = []
    const leftOut: string[] = []
    const controls = isJudged ? offeredControls() : undefined
    const began = performance.now()
    if (isPictured) forgetPictures(name, house.locale)
    for (const [index, path] of paths.entries())
      await test.step(`path ${index + 1}, from ${path.from} to ${endsIn(path)}`, async () => {
        const { arrows, failure, picture } = await livePath(path, {
          browser,
          house,
          model,
          service,
          lived,
          told,
          controls,
          pictures: isPictured
            ? (step, look) =>
                join(reportFolder, pictureOf(name, index + 1, step, { look, locale: house.locale }))
            : undefined,
        })
        taken.push(...arrows)
        if (failure instanceof LeftOut) leftOut.push(`path ${index + 1} ${failure.message}`)
        else if (failure)
          failures.push(`path ${index + 1}: ${failure instanceof Error ? failure.message : failure}`)
        if (picture) await writeFile(test.info().outputPath(`path-${index + 1}.png`), picture)
      })
    const seconds = (performance.now() - began) / 1000
    if (isJudged) writeRun('browser', name, { arrows: taken, failures, seconds })
    expect(failures).toEqual([])
    // A running shop shows a part of the paths.
    if (distant) {
      for (const reason of leftOut) console.log(`    left out: ${name}, ${reason}`)
      return test.skip(leftOut.length === paths.length, 'every path needs more than reading')
    }
    if (!isJudged) return
    expect.soft(controls?.inVain(lived.inVain)).toEqual([])
    expect(judgeExcuses(model.machine, taken, lived.unseen)).toEqual({ unexcused: [], stale: [] })
  })
}
