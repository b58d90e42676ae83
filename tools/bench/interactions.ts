import type { Locator, Page } from 'playwright'

export const SLOWDOWN = 4
/** How long a finger stays on what it presses, in milliseconds. */
const HOLD = 80

/** From here on the page runs as on a phone of a quarter of this machine's speed, and its presses are measured. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // The browser's own measure: from a press to the next paint.
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(globalThis, { durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** As a hand does it, which stays down for a moment: Playwright's own click looks through the whole page while it presses. */
export async function pressed(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2, { delay: HOLD })
}

/** The slowest interaction since the last call, in milliseconds; 16 when all finished within a frame. */
export async function slowestSince(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  return page.evaluate(() => {
    const { durations } = globalThis as unknown as { durations: number[] }
    return Math.max(16, ...durations.splice(0))
  })
}
