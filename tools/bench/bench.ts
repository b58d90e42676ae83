/**
 * `npm run bench -- [start|api|scale|browser|web|list|journey|arrival]`: how fast the shop opens, how much one process answers, what a page
 * costs one customer, how soon a phone shows a screen, what Lighthouse says of it, how a long list feels, what the presses of
 * an order cost, and how often an order arrives in the range that its customer reads; all of it but the last
 * with `SEED_SCALE` times the demo's catalogue. Prints Markdown tables for docs/bench.md; it never fails on a slow
 * machine. With `DATABASE_URL` the shop runs on that server, whose database should be empty; with `DATA_DIR` in that
 * folder, which is filled once and stays.
 */
import { loadavg } from 'node:os'
import { benchApi } from './api.ts'
import { benchArrival } from './arrival.ts'
import { benchBrowser } from './browser.ts'
import { benchJourney } from './journey.ts'
import { benchList } from './list.ts'
import { benchScale } from './scale.ts'
import { benchFolder } from './shop.ts'
import { benchStart } from './start.ts'
import { benchWeb } from './web.ts'

const benches = {
  start: benchStart,
  api: benchApi,
  scale: benchScale,
  browser: benchBrowser,
  web: benchWeb,
  list: benchList,
  journey: benchJourney,
  arrival: benchArrival,
}
const wanted = process.argv[2]
const named = Object.entries(benches).filter(([name]) => !wanted || name === wanted)
if (named.length === 0) throw new Error(`There is no bench "${wanted}"; there are ${Object.keys(benches)}`)

const folder = benchFolder()
try {
  for (const [, bench] of named) {
    console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`)
    await bench(folder)
  }
} finally {
  folder.remove()
}
