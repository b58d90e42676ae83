// Only a browser shows it: how many answers in turn a page waits for on a far network.
import type { Page } from '@playwright/test'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { addDish, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

/** Longer than what the browser itself does between an answer and the request that needs it. */
const LATENCY = 1_000

/** Every answer comes over a far network: an answer out of the HTTP cache would seem to end before the next request begins. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** What a price is computed from; the page asks for more, which its button does not wait for. */
const NEEDED = [
  '/customer/cart/list',
  '/stores/details/{id}',
  '/config/distance-api',
  '/customer/order/quote',
]

/** The longest row of these answers until now, each of which the next one's request waited for. */
const answersInTurn = (page: Page): Promise<string[]> =>
  page.evaluate((needed) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => {
        const path = new URL(name).pathname.replace('/api/v1', '').replace(/\d+$/, '{id}')
        return { path, startTime, responseEnd }
      })
      .filter(({ path }) => needed.includes(path))
      .toSorted((one, other) => one.startTime - other.startTime)
    const rows: string[][] = []
    const longestOf = (some: string[][]) =>
      some.reduce((one, row) => (row.length > one.length ? row : one), [])
    for (const { path, startTime } of answers)
      rows.push([...longestOf(rows.filter((_, of) => answers[of]!.responseEnd <= startTime)), path])
    return longestOf(rows)
  }, NEEDED)

/** docs/bench.md, "Answers in turn until checkout has its price". */
test('the price of checkout waits for one answer from the open cart, and for three in turn after a reload', async ({
  page,
  visitor,
}) => {
  await visitor()
  const settled = watchTraffic(page)
  await page.goto('/home')
  await addDish(page)
  await settled()
  await slowDown(page)
  const cart = await openCart(page)
  await settled()
  await page.evaluate(() => performance.clearResourceTimings())
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await page.getByRole('button', { name: words.en.asGuest }).click()
  await expect(await placeOrderButton(page)).toHaveText(/AED/)
  expect(await answersInTurn(page)).toEqual(['/config/distance-api'])
  await page.reload()
  await expect(await placeOrderButton(page)).toHaveText(/AED/)
  const ofReload = ['/customer/cart/list', '/stores/details/{id}', '/config/distance-api']
  expect(await answersInTurn(page)).toEqual(ofReload)
})
