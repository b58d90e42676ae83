import { type Locator, type Page, type Route, test } from '@playwright/test'
import { type Fault, faults } from '#tests/support/faults.ts'

/** A fault that the shop is told, a fault after which it asks again, and an answer that it cannot read. */
export const oneOfEach: Fault[] = ['a failing server', 'no connection', 'an answer of another shape']

/** Answers what matches with the fault, until it is mended. */
export async function breakWith(page: Page, path: RegExp, fault: Fault): Promise<() => Promise<void>> {
  const reply = faults[fault]
  const answer = (route: Route) => ('cut' in reply ? route.abort(reply.cut) : route.fulfill(reply))
  await page.route(path, answer)
  return () => page.unroute(path, answer)
}

/** Goes through the faults one after the other; what matches is answered with each of them, and then as ever. */
export async function under(
  page: Page,
  path: RegExp,
  chosen: readonly Fault[],
  check: (fault: Fault) => Promise<void>,
): Promise<void> {
  for (const fault of chosen)
    await test.step(fault, async () => {
      const mend = await breakWith(page, path, fault)
      await check(fault)
      await mend()
    })
}

/** Does something that asks, and waits until the question was asked. */
export async function asking(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const asked = page.waitForRequest(path)
  await act()
  await asked
}

/**
 * Holds matching requests until the test lets them go, like a slow server, and the test does not wait. The route stays: a
 * request that is sent while the route is removed would never be answered.
 */
export async function hold(page: Page, path: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(path, async (route) => {
    await isLetGo
    await route.fallback().catch(() => {})
  })
  return async () => letGo()
}

/**
 * Answers the next request that matches, and lets every later one through. Not Playwright's `times: 1`, which stops standing
 * between with the first answer: what the page asks for at that moment is never answered.
 */
export async function answerOnce(
  page: Page,
  path: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let isAnswered = false
  await page.route(path, (route) => {
    if (isAnswered) return route.fallback()
    isAnswered = true
    return answer(route)
  })
}

/** Has done its work, and the answer never arrives. */
export const loseReply =
  (keep: (body: unknown) => void) =>
  async (route: Route): Promise<void> => {
    keep(await (await route.fetch()).json())
    await route.abort('connectionreset')
  }

export const retryOf = (page: Page): Locator => page.getByRole('button', { name: 'Try again' }).first()
