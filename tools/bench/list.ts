import type { Browser, Page } from 'playwright'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { must } from '#tools/dev/exec.ts'
import { pressed, slowDown, slowestSince } from './interactions.ts'
import { newPage } from './phone.ts'
import { close, type DataFolder, median, opened, url } from './shop.ts'

const PRESSES = 5
const LENGTHS = [12, 1_000]

/**
 * Measures a press and the way back with a thousand rows and with a few; run it with SEED_SCALE=20, for enough rows.
 */
export async function benchList(folder: DataFolder): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  const shop = await opened(folder)
  const browser = await launchChromium()
  try {
    console.log('| Items loaded | one more in the cart ms | back ms | back off by px | heap MB |')
    console.log('|---|---|---|---|---|')
    for (const length of LENGTHS) console.log(await row(browser, length))
    console.log()
  } finally {
    await browser.close()
    await close(shop)
  }
}

async function row(browser: Browser, length: number): Promise<string> {
  const page = await newPage(browser, 'grocery')
  const settled = watchTraffic(page)
  await page.goto(`${url}/category/201`)
  await settled()
  await loadUntil(page, length)
  await page.evaluate(() => scrollBy(0, -2 * innerHeight))
  await settled()
  const count = await page.getByRole('main').getByRole('article').count()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await slowDown(page)

  const main = page.getByRole('main')
  const adds = main.getByRole('button', { name: /^Add .* to the cart$/ }).and(page.locator(':enabled'))
  const more = main.getByRole('button', { name: /^One more/ })
  const added: number[] = []
  for (let press = 0; press < PRESSES; press++) {
    await pressed(page, press === 0 ? adds.last() : more)
    added.push(await slowestSince(page))
    await settled()
  }

  const before = await page.evaluate(() => scrollY)
  await page.evaluate(() => history.pushState(null, '', '/categories'))
  await main.getByRole('heading', { level: 1 }).waitFor()
  await settled()
  const returned = await page.evaluate(async (target) => {
    const began = performance.now()
    history.back()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    while (Math.abs(scrollY - target) > 1 && performance.now() - began < 10_000) await frame()
    await frame()
    return { took: performance.now() - began, off: Math.round(Math.abs(scrollY - target)) }
  }, before)
  await page.context().close()
  const measurements = [count, median(added), returned.took, returned.off, usedSize / 2 ** 20]
  return `| ${measurements.map(Math.round).join(' | ')} |`
}

async function loadUntil(page: Page, length: number): Promise<void> {
  const shown = page.getByRole('main').getByRole('article')
  await shown.first().waitFor()
  for (let before = -1; ; ) {
    const count = await shown.count()
    if (count >= length) return
    if (count === before) throw new Error(`There are only ${count} items: use a larger SEED_SCALE.`)
    before = count
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction((known) => document.querySelectorAll('main article').length > known, count, {
      timeout: 10_000,
    })
  }
}
