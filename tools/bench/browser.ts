import type { Browser, Page } from 'playwright'
import { fillCart } from '#tests/fixtures/demo-goods.ts'
import { type ModuleType, watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { must } from '#tools/dev/exec.ts'
import { pictures, serveBare } from './bare-page.ts'
import { SLOWDOWN } from './interactions.ts'
import { firstProduct, newPage } from './phone.ts'
import { close, type DataFolder, median, opened, url, wire } from './shop.ts'

const RUNS = 5
/** Slow mobile data, as Lighthouse has it. */
const SLOW = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750, offline: false }

type Seen = { lcp: number; cls: number }
type Screen = { name: string; path: string; module?: ModuleType; before?: (page: Page) => Promise<void> }

/**
 * The largest picture or text of each screen on a slow phone, beside a bare page with the same pictures in the same run;
 * and how soon the badge of the cart answers a press.
 */
export async function benchBrowser(folder: DataFolder): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  const shop = await opened(folder)
  const browser = await launchChromium()
  try {
    await benchScreens(browser)
    await benchBadge(browser)
  } finally {
    await browser.close()
    await close(shop)
  }
}

async function benchScreens(browser: Browser): Promise<void> {
  const screens: Screen[] = [
    { name: 'home', path: '/home' },
    { name: 'list', path: '/home?data_type=searched&search=chicken' },
    { name: 'store', path: '/store/lantern-cafe?module_id=1' },
    { name: 'product', path: await firstProduct(browser) },
    { name: 'checkout', path: '/checkout?page=cart', module: 'grocery', before: fillCart },
  ]
  console.log('| Screen | LCP s | bare page, LCP s | ratio | CLS |\n|---|---|---|---|---|')
  for (const screen of screens) {
    const { name, path } = screen
    // A screen that needs a cart has no pictures in its first sight.
    const bare = await serveBare(screen.before ? [] : await pictures(browser, path))
    const real: Seen[] = []
    const floor: Seen[] = []
    for (let run = 0; run < RUNS; run++) {
      real.push(await look(browser, url + path, screen))
      floor.push(await look(browser, bare.url))
    }
    bare.close()
    const [lcp, least] = [median(real.map((seen) => seen.lcp)), median(floor.map((seen) => seen.lcp))]
    const shift = Math.max(...real.map((seen) => seen.cls))
    const seconds = (ms: number) => (ms / 1000).toFixed(2)
    console.log(
      `| ${name} | ${seconds(lcp)} | ${seconds(least)} | ${(lcp / least).toFixed(2)} | ${shift.toFixed(3)} |`,
    )
  }
  console.log()
}

/** Loads an address with an empty cache on a slow phone. */
async function look(
  browser: Browser,
  address: string,
  { module, before }: Partial<Screen> = {},
): Promise<Seen> {
  const page = await newPage(browser, module)
  const session = await page.context().newCDPSession(page)
  if (before) {
    // The guest exists once the home has come to rest.
    const atRest = watchTraffic(page)
    await page.goto(`${url}/home`)
    await atRest()
    await before(page)
    await page.goto('about:blank')
    await session.send('Network.clearBrowserCache')
  }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.cls += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const settled = watchTraffic(page)
  await page.goto(address)
  await settled()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  await page.context().close()
  return seen
}

async function groceryStore(): Promise<string> {
  const reply = await fetch(`${url}/api/v1/stores/popular?limit=12&offset=1`, {
    headers: { ...wire, moduleid: '2' },
  })
  const { stores } = (await reply.json()) as { stores: { slug: string; open: 0 | 1 }[] }
  return `/store/${stores.find(({ open }) => open)?.slug}?module_id=2`
}

/** From the press on Add to the frame in which the badge of the cart counts it. */
async function benchBadge(browser: Browser): Promise<void> {
  const page = await newPage(browser, 'grocery')
  const settled = watchTraffic(page)
  // Of one store: nothing asks whether a cart may be cleared.
  await page.goto(url + (await groceryStore()))
  await settled()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate(() => {
    const answered: number[] = []
    Object.assign(globalThis, { answered })
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const before = document.querySelector('[data-testid=cart-badge]')?.textContent
        const lookAgain = () => {
          if (document.querySelector('[data-testid=cart-badge]')?.textContent === before)
            return requestAnimationFrame(lookAgain)
          return answered.push(performance.now() - timeStamp)
        }
        requestAnimationFrame(lookAgain)
      },
      { capture: true },
    )
  })
  for (let press = 1; press <= RUNS; press++) {
    await page
      .getByRole('button', { name: /^Add .* to the cart$/ })
      .and(page.locator(':enabled'))
      .first()
      .click()
    await page.waitForFunction(
      (count) => (globalThis as unknown as { answered: number[] }).answered.length === count,
      press,
    )
    await settled()
  }
  const answered = await page.evaluate(() => (globalThis as unknown as { answered: number[] }).answered)
  await page.context().close()
  console.log('| From the press to the badge, 4x slower CPU | ms |\n|---|---|')
  console.log(
    `| median | ${Math.round(median(answered))} |\n| worst | ${Math.round(Math.max(...answered))} |\n`,
  )
}
