/**
 * `npm run check:kill -- [times] [embedded|postgresql]`: kills the server (SIGKILL) that many times (100) on each
 * engine while it takes orders, starts it again, and compares the database with the replies. The shoppers use the
 * storefront's own client and machine and retry with their keys. Ends with 1 for a doubled or lost order.
 */
import { createGuests, guestKey } from '#server/accounts/guests.ts'
import { tally } from '#server/invariants/tally.ts'
import { randomOf } from '#server/rules/seeded-random.ts'
import { type Engine, makeProofShop } from './proofs/place.ts'
import { customerOf, customersWith, dinnerAt, newGuest, order } from './proofs/shoppers.ts'
import { type Acknowledged, labelOf, verdictOn } from './proofs/verdict.ts'

const CROWD = 8
/** Shoppers with an account who pay from the wallet. */
const CUSTOMERS = 2
/** In every wallet, in minor units. */
const PLENTY = 1_000_000_000
const PATIENCE = 10_000
/** Orders answered between an opening and the next kill, at most. */
const AT_MOST = 40

const [count = '100', only] = process.argv.slice(2)
const wanted = Number(count)

async function killAgainAndAgain(engine: Engine) {
  const shop = await makeProofShop(engine)
  try {
    const before = await shop.look(tally)
    const tokens = await shop.look((db) => customersWith(db, CUSTOMERS, PLENTY))
    const guests = createGuests(await shop.look(guestKey))
    await shop.start()
    const dinner = await dinnerAt(shop.url)
    const random = randomOf(engine)
    const acknowledged: Acknowledged = new Map()
    const openings: number[] = []
    let open: Promise<unknown> = Promise.resolve()
    let left = random.whole(1, AT_MOST)
    let kills = 0
    let next = 0
    let refused = 0
    const killAndOpen = async () => {
      await shop.end('SIGKILL')
      const began = performance.now()
      await shop.start()
      openings.push((performance.now() - began) / 1000)
      left = random.whole(1, AT_MOST)
    }
    const shopOn = async (at: number) => {
      const token = tokens[at]
      while (kills < wanted) {
        const label = labelOf(++next)
        const shopper = token ? customerOf(token, shop.url, PATIENCE) : newGuest(guests, shop.url, PATIENCE)
        const beforeRetry = async () => void (await open)
        const placed = await order(shopper, { dinner, label, beforeRetry })
        if (placed) acknowledged.set(label, placed)
        else refused++
        if (--left === 0 && kills++ < wanted) open = killAndOpen()
      }
    }
    await Promise.all(Array.from({ length: CROWD }, (_, at) => shopOn(at)))
    await open
    await shop.end('SIGTERM')
    const verdict = await shop.look((db) => verdictOn(db, acknowledged, before))
    const slowest = Math.max(...openings).toFixed(1)
    return { engine, kills, opened: openings.length, slowest, orders: acknowledged.size, refused, ...verdict }
  } finally {
    await shop.remove()
  }
}

const engines = (['embedded', 'postgresql'] as const).filter((engine) => !only || engine === only)
const results = []
for (const engine of engines) results.push(await killAgainAndAgain(engine))
console.table(results)
const isRight = results.every(
  ({ opened, refused, duplicates, missing, moneyDifferences, piecesLost, brokenInvariants }) =>
    opened === wanted &&
    refused + duplicates + missing + moneyDifferences + piecesLost + brokenInvariants === 0,
)
process.exit(isRight ? 0 : 1)
