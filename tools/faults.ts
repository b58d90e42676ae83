/**
 * `npm run check:faults -- [orders] [embedded|postgresql]`: places that many orders (10,000) by the storefront's own
 * client and machine, through a line on which 30 of 100 requests meet a fault, and holds what was answered against the
 * database. Prints a table for docs/testing.md; ends with 1 when anything was doubled, lost or miscounted.
 */
import { createGuests, guestKey } from '#server/auth/guests.ts'
import { tally } from '#server/invariants/tally.ts'
import { faultyProxy } from './proofs/faulty-proxy.ts'
import { type Engine, makePlace } from './proofs/place.ts'
import { customerOf, dinnerAt, newGuest, order, richCustomers } from './proofs/shoppers.ts'
import { type Acknowledged, noteOf, verdictOn } from './proofs/verdict.ts'

const SHARE = 0.3
const CROWD = 16
/** Of them, those who have an account and pay from the wallet. */
const CUSTOMERS = 4
/** In every wallet, in minor units. */
const PLENTY = 1_000_000_000
/** How long a shopper waits for an answer, in milliseconds. */
const PATIENCE = 2000

const [count = '10000', only] = process.argv.slice(2)
const wanted = Number(count)

async function placeAll(engine: Engine) {
  const place = await makePlace(engine)
  try {
    const before = await place.look(tally)
    const tokens = await place.look((db) => richCustomers(db, CUSTOMERS, PLENTY))
    const guests = createGuests(await place.look(guestKey))
    await place.start()
    const started = performance.now()
    const dinner = await dinnerAt(place.url)
    const proxy = await faultyProxy(place.url, SHARE, engine)
    const acknowledged: Acknowledged = new Map()
    let next = 0
    let refused = 0
    await Promise.all(
      Array.from({ length: CROWD }, async (_, at) => {
        const token = tokens[at]
        while (next < wanted) {
          const note = noteOf(++next)
          const shopper = token
            ? customerOf(token, proxy.url, PATIENCE)
            : newGuest(guests, proxy.url, PATIENCE)
          const beforeRetry = async () => {}
          const placed = await order(shopper, { dinner, note, beforeRetry })
          if (placed) acknowledged.set(note, placed)
          else refused++
        }
      }),
    )
    proxy.close()
    const seconds = (performance.now() - started) / 1000
    await place.end('SIGTERM')
    const verdict = await place.look((db) => verdictOn(db, acknowledged, before))
    const { requests, ...faults } = proxy.counts
    const met = Object.values(faults).reduce((sum, each) => sum + each, 0)
    return {
      engine,
      orders: acknowledged.size,
      refused,
      requests,
      faults: met,
      seconds: Math.round(seconds),
      ...verdict,
    }
  } finally {
    await place.remove()
  }
}

const engines = (['embedded', 'postgresql'] as const).filter((engine) => !only || engine === only)
const results = []
for (const engine of engines) results.push(await placeAll(engine))
console.table(results)
const isRight = results.every(
  ({ orders, refused, duplicates, missing, moneyDifferences, piecesLost, brokenInvariants }) =>
    orders === wanted &&
    refused + duplicates + missing + moneyDifferences + piecesLost + brokenInvariants === 0,
)
process.exit(isRight ? 0 : 1)
