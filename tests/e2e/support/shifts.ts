import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Shift = { value: number; what: string[] }

/** Writes down what moves by itself from now on; call it before the first `goto`. Answers the check that next to nothing did. */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const moved: Shift[] = []
    Object.assign(window, { moved })
    type Entry = { value: number; sources: { node?: Element }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Entry[])
        moved.push({ value, what: sources.map(({ node }) => `${node?.outerHTML?.slice(0, 100)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const moved = await page.evaluate(() => (window as unknown as { moved: Shift[] }).moved)
    const sum = moved.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(0.02)
  }
}
