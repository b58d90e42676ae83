/**
 * `npm run size [address]`: what a returning visitor's browser fetches until /home is there, against the budget of
 * docs (goals: first load). Without an address it builds the shop and serves it with fresh demo data.
 */
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { becomeVisitor, watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { openDemoShop } from '#tools/dev/demo-shop.ts'

/** Brotli bytes at the highest level, as the shop serves its files; requests are counted without pictures. */
const BUDGET = { script: 110_000, stylesheet: 12_000, requests: 20 }
const SCREENS = [
  { width: 390, height: 844, lang: 'en' },
  { width: 1440, height: 900, lang: 'en' },
  { width: 390, height: 844, lang: 'ar' },
] as const

type Screen = (typeof SCREENS)[number]
type Fetched = { kind: string; path: string; bytes: number }

const shop = process.argv[2] ? { url: process.argv[2], close: () => {} } : await openDemoShop()
const browser = await launchChromium()
try {
  const loads = []
  for (const screen of SCREENS) loads.push({ screen, fetched: await firstLoad(browser, screen) })
  const isWithin = loads.map(({ screen, fetched }) => report(screen, fetched)).every(Boolean)
  process.exitCode = isWithin ? 0 : 1
} finally {
  await browser.close()
  shop.close()
}

async function firstLoad(from: Browser, { lang, ...viewport }: Screen): Promise<Fetched[]> {
  const context = await from.newContext({ viewport, serviceWorkers: 'block' })
  const page = await context.newPage()
  const fetched: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (kind === 'image') return
    fetched.push(
      (async () => {
        const body = await (await request.response())?.body().catch(() => undefined)
        const bytes = body ? brotliCompressSync(body).length : 0
        return { kind, path: new URL(request.url()).pathname, bytes }
      })(),
    )
  })
  await becomeVisitor(page, { lang, theme: 'light' })
  // What waits for an idle moment comes after the first load; how soon that is depends on the machine.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  const settled = watchTraffic(page)
  await page.goto(`${shop.url}/home`)
  await page.getByRole('article').first().waitFor()
  await settled()
  const all = await Promise.all(fetched)
  await context.close()
  return all
}

function report({ width, lang }: Screen, fetched: Fetched[]): boolean {
  const bytesOf = (kind: string) =>
    fetched.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0)
  const found = {
    script: bytesOf('script'),
    stylesheet: bytesOf('stylesheet'),
    requests: fetched.length,
  }
  console.log(`\nFirst load of /home, ${width} px wide, ${lang}`)
  for (const { kind, path, bytes } of fetched.sort((one, other) => other.bytes - one.bytes))
    console.log(`  ${String(bytes).padStart(7)}  ${kind.padEnd(10)}  ${path}`)
  const keys = Object.keys(BUDGET) as (keyof typeof BUDGET)[]
  for (const key of keys) {
    const verdict = found[key] <= BUDGET[key] ? 'within' : 'OVER'
    console.log(`${verdict.padEnd(6)}  ${key}: ${found[key]} of ${BUDGET[key]}`)
  }
  return keys.every((key) => found[key] <= BUDGET[key])
}
