import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { chromium, type Page } from 'playwright'
import { fillCart } from '#tests/fixtures/demo-goods.ts'
import { becomeVisitor, type ModuleType, mirror } from '#tests/fixtures/visitor.ts'
import { chromiumOptions, launchChromium } from '#tools/dev/chromium.ts'
import { must } from '#tools/dev/exec.ts'
import { freePort } from '#tools/dev/free-port.ts'
import { pictures, serveBare } from './bare-page.ts'
import { firstProduct } from './phone.ts'
import { close, type DataFolder, median, opened, url } from './shop.ts'

const RUNS = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Case = { name: string; path: string; module?: ModuleType; before?: (page: Page) => Promise<void> }

/** Lighthouse's phone on every first screen, beside a bare page with the same pictures in the same run; medians. */
export async function benchWeb(folder: DataFolder): Promise<void> {
  must('node', 'tools/build/build.ts', '--if-needed')
  const shop = await opened(folder)
  const browser = await launchChromium()
  const modules: ModuleType[] = ['food', 'grocery', 'ecommerce', 'pharmacy', 'parcel']
  const cases: Case[] = [
    ...modules.map((module) => ({ name: `home, ${module}`, path: '/home', module })),
    { name: 'search', path: '/home?data_type=searched&search=chicken' },
    { name: 'store', path: '/store/lantern-cafe?module_id=1' },
    { name: 'product', path: await firstProduct(browser) },
    { name: 'checkout', path: '/checkout?page=cart', module: 'grocery', before: fillCart },
  ]
  try {
    console.log(
      '| Screen | Performance | Accessibility | Best practices | SEO | LCP s | bare page, LCP s | ratio | TBT ms | CLS |',
    )
    console.log('|---|---|---|---|---|---|---|---|---|---|')
    const findings = new Set<string>()
    for (const each of cases) {
      // A screen that needs a cart has no pictures in its first sight.
      const bare = await serveBare(each.before ? [] : await pictures(browser, each.path, each.module))
      const seen: Result[] = []
      const floor: Result[] = []
      for (let run = 0; run < RUNS; run++) {
        seen.push(await look(url + each.path, each))
        floor.push(await look(bare.url))
      }
      bare.close()
      console.log(row(each.name, seen, floor))
      for (const finding of seen.flatMap(findingsIn)) findings.add(`- ${each.name}: ${finding}`)
    }
    console.log(`\n${[...findings].join('\n')}\n`)
  } finally {
    await browser.close()
    await close(shop)
  }
}

/** One visit with an empty cache; with `visitor`, of a returning visitor. */
async function look(address: string, visitor?: Case): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'souk-lighthouse-'))
  const port = await freePort()
  const options = await chromiumOptions()
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    baseURL: url,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    if (visitor) await settleIn(page, visitor)
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      // The visitor's place is kept there; the cache was emptied above.
      disableStorageReset: true,
    })
    if (!result || result.lhr.runtimeError) throw new Error(`No result: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function settleIn(page: Page, { module = 'food', before }: Case): Promise<void> {
  const visitor = { lang: 'en', theme: 'light', module } as const
  await becomeVisitor(page, visitor)
  await page.goto(`${url}/home`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await before?.(page)
  await mirror(page, visitor)
  await page.goto('about:blank')
}

function row(name: string, seen: Result[], floor: Result[]): string {
  const middle = (results: Result[], audit: string) =>
    median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const scores = categories.map((category) =>
    Math.round(100 * median(seen.map((result) => result.categories[category]?.score ?? Number.NaN))),
  )
  const [lcp, least] = [seen, floor].map((results) => middle(results, 'largest-contentful-paint'))
  const measurements = [
    (lcp! / 1000).toFixed(2),
    (least! / 1000).toFixed(2),
    (lcp! / least!).toFixed(2),
    Math.round(middle(seen, 'total-blocking-time')),
    middle(seen, 'cumulative-layout-shift').toFixed(3),
  ]
  return `| ${[name, ...scores, ...measurements].join(' | ')} |`
}

/** Audits outside of performance that the page does not pass in full. */
const findingsIn = ({ categories: found, audits }: Result): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}, ${audits[id]?.title}`),
  )
