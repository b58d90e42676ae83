import { readFileSync } from 'node:fs'
import { discoverBrowser, discoverFlows } from '#tests/support/discover.ts'
import { pathAsRecorded, recordedIn } from '#tests/support/recorded-path.ts'
import { writtenSteps } from '#tests/support/written-path.ts'
import { liveAsWritten } from './support/live-as-written.ts'
import { test } from './support/test.ts'

const { PATHS_REPLAY } = process.env

/** `npm run replay -- <file> --browser`. */
for (const recorded of PATHS_REPLAY ? recordedIn(readFileSync(PATHS_REPLAY, 'utf8'))! : [])
  test(`${recorded.flow} happens in the browser as it was recorded`, async ({ browser, house }) => {
    test.skip(!(await discoverBrowser(recorded.flow)), 'it has no screen')
    const [flow] = await discoverFlows((name) => name === recorded.flow)
    const path = pathAsRecorded(flow!.models[0]!, recorded)
    await liveAsWritten(
      { browser, house },
      { flow: recorded.flow, from: path.from, steps: writtenSteps(path) },
    )
  })
