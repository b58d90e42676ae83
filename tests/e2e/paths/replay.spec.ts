import { readFileSync } from 'node:fs'
import { discoverFlows } from '#tests/support/discover.ts'
import { pathAsRecorded, type RecordedFlow } from '#tests/support/recorded-path.ts'
import { writtenSteps } from '#tests/support/written-path.ts'
import { liveAsWritten } from './support/live-as-written.ts'
import { test } from './support/test.ts'

const { PATHS_REPLAY } = process.env

/** `npm run replay -- <file> --browser`. */
if (PATHS_REPLAY)
  test(`${PATHS_REPLAY} happens in the browser as it was recorded`, async ({ browser, house }) => {
    const recorded = JSON.parse(readFileSync(PATHS_REPLAY, 'utf8')) as RecordedFlow
    const [flow] = await discoverFlows((name) => name === recorded.flow)
    const path = pathAsRecorded(flow!.models[0]!, recorded)
    await liveAsWritten(
      { browser, house },
      { flow: recorded.flow, from: path.from, steps: writtenSteps(path) },
    )
  })
