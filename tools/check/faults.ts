/**
 * `npm run check:faults -- [orders] [embedded|postgresql]`: places that many orders (10,000) by the storefront's own
 * client and machines, pays them in cash, online at the sandbox gateway, from the wallet and in parts, through a line on
 * which 30 of 100 requests meet a fault, and holds what was answered against the database and the gateway's books. Prints
 * a table for docs/testing.md; ends with 1 when anything was doubled, lost or miscounted.
 */

import { createGuests, guestKey } from '#server/accounts/guests.ts'
import type { Database } from '#server/db/engine/open.ts'
import { readSettings } from '#server/db/read-settings.ts'
import { tally } from '#server/invariants/tally.ts'
import { randomOf } from '#server/rules/seeded-random.ts'
import { addMoney, balanceOf, type Customer, runErrand } from './proofs/errands.ts'
import { faultyProxy } from './proofs/faulty-proxy.ts'
import { gatewayDifferences, moneyAtGateway, spentByWallet } from './proofs/money.ts'
import type { Ending } from './proofs/pay-visits.ts'
import { type Engine, makeProofShop } from './proofs/place.ts'
import { customerOf, customersWith, dinnerAt, newGuest } from './proofs/shoppers.ts'
import { type Acknowledged, labelOf, verdictOn } from './proofs/verdict.ts'
import { errandOf, isLate, type Purse } from './proofs/ways.ts'

const SHARE = 0.3
const CROWD = 16
/** More customers than shoppers at a time: some wait for a gateway that decides late while others order. */
const CUSTOMERS = 64
/** In the wallet of a rich customer, in minor units. */
const PLENTY = 1_000_000_000
/** How long a shopper waits for an answer, in milliseconds. */
const PATIENCE = 2000

const [count = '10000', only] = process.argv.slice(2)
const wanted = Number(count)

const emailOf = (purse: Purse, at: number) => `${purse}${at + 1}@example.com`

/** The figures that must be the same before and after. */
const look = async (db: Database) => ({
  tally: await tally(db),
  differences: await gatewayDifferences(db),
  money: await moneyAtGateway(db),
})

async function orderAll(engine: Engine) {
  const shop = await makeProofShop(engine)
  try {
    const before = await shop.look(look)
    const tokens = await shop.look(async (db) => ({
      rich: await customersWith(db, CUSTOMERS, PLENTY, 'rich'),
      small: await customersWith(db, CUSTOMERS, 0, 'small'),
    }))
    const guests = createGuests(await shop.look(guestKey))
    const { digits } = (await shop.look(readSettings))!.currency
    await shop.start()
    const started = performance.now()
    const dinner = await dinnerAt(shop.url)
    const proxy = await faultyProxy(shop.url, SHARE, engine)
    const browser = { origin: proxy.url, patience: PATIENCE }
    const crowdOf = (purse: 'rich' | 'small', added: number): Customer[] =>
      tokens[purse].map((token, at) => ({
        email: emailOf(purse, at),
        shopper: customerOf(token, proxy.url, PATIENCE),
        added,
      }))
    const major = (minor: number) => minor / 10 ** digits
    const crowds = { rich: crowdOf('rich', major(PLENTY)), small: crowdOf('small', 0) }
    const free = { rich: [...crowds.rich], small: [...crowds.small] }
    // Less than the amount, and less than any wallet bonus asks for.
    const part = Math.floor(dinner.due / 3)
    const acknowledged: Acknowledged = new Map()
    const endings = new Map<string, Ending>()
    const byPayment: Record<string, number> = {}
    const late: Promise<void>[] = []
    let next = 0
    let refused = 0

    const orderOnce = async () => {
      const label = labelOf(++next)
      const random = randomOf(`${engine} ${label}`)
      const errand = errandOf(random)
      const customer = errand.purse === 'guest' ? undefined : free[errand.purse].pop()!
      const shopper = customer?.shopper ?? newGuest(guests, proxy.url, PATIENCE)
      if (customer && errand.purse === 'small' && (await balanceOf(shopper)) === 0) {
        await addMoney(shopper, browser, part, random.pick(['pay', 'twice', 'lost']))
        customer.added += part
      }
      const placed = await runErrand({ shopper, browser, dinner, label, errand })
      if (placed) {
        acknowledged.set(label, placed.order)
        byPayment[errand.name] = (byPayment[errand.name] ?? 0) + 1
      } else refused++
      const ended = async () => {
        if (placed) endings.set(label, await placed.ended)
        if (customer && errand.purse !== 'guest') free[errand.purse].push(customer)
      }
      const isPaidOnline = errand.payment.payment_method === 'digital_payment'
      if ((isPaidOnline && isLate(errand.plan)) || errand.isRegretted) late.push(ended())
      else await ended()
    }
    await Promise.all(
      Array.from({ length: CROWD }, async () => {
        while (next < wanted) await orderOnce()
      }),
    )
    await Promise.all(late)
    proxy.close()
    const seconds = (performance.now() - started) / 1000
    const held = new Map<string, number>()
    for (const { email, shopper } of [...crowds.rich, ...crowds.small])
      held.set(email, await balanceOf(customerOf(shopper.token!, shop.url, 20_000 + PATIENCE)))
    await shop.end('SIGTERM')
    const verdict = await shop.look((db) => verdictOn(db, acknowledged, before.tally, endings))
    const after = await shop.look(look)
    const spent = await shop.look(spentByWallet)
    const walletDifferences = [...crowds.rich, ...crowds.small].filter(
      ({ email, added }) => Math.round((added - held.get(email)!) * 10 ** digits) !== spent.get(email),
    )
    const { requests, ...faults } = proxy.counts
    const met = Object.values(faults).reduce((sum, each) => sum + each, 0)
    console.table({ ...byPayment })
    return {
      engine,
      orders: acknowledged.size,
      refused,
      requests,
      faults: met,
      seconds: Math.round(seconds),
      ...verdict,
      gatewayDifferences: [...after.differences].filter((id) => !before.differences.has(id)).length,
      moneyLost: Math.abs(after.money.held - after.money.used - (before.money.held - before.money.used)),
      walletDifferences: walletDifferences.length,
    }
  } finally {
    await shop.remove()
  }
}

const engines = (['embedded', 'postgresql'] as const).filter((engine) => !only || engine === only)
const results = []
for (const engine of engines) results.push(await orderAll(engine))
console.table(results)
const isRight = results.every(
  ({ engine, orders, requests, faults, seconds, ...wrong }) =>
    orders === wanted && Object.values(wrong).every((figure) => figure === 0),
)
process.exit(isRight ? 0 : 1)
