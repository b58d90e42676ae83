/**
 * `npm run shots -- [part of a name ...] [--width 390] [--lang ar] [--theme dark]`: every screen x 3 widths x en, ar x
 * light, dark, with an index in artifacts/shots/.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { tokenOf } from '#tests/fixtures/customer.ts'
import type { Screen } from '#tests/fixtures/screens/screen.ts'
import { screens } from '#tests/fixtures/screens.ts'
import { becomeVisitor, watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { openDemoShop } from '#tools/dev/demo-shop.ts'
import { root } from '#tools/dev/exec.ts'

type Look = { width: number; lang: 'en' | 'ar'; theme: 'light' | 'dark' }

const LOOKS: readonly Look[] = (['en', 'ar'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((theme) => [390, 820, 1440].map((width) => ({ width, lang, theme }))),
)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string' }, lang: { type: 'string' }, theme: { type: 'string' } },
})
const { width, lang, theme } = values
const wanted = positionals.length > 0 ? positionals : ['']
const chosen = screens.filter(({ name }) => wanted.some((part) => name.includes(part)))
const looks = LOOKS.filter(
  (look) =>
    (!width || look.width === Number(width)) &&
    (!lang || look.lang === lang) &&
    (!theme || look.theme === theme),
)

/** No frame is shown before all its parts are painted and its pictures decoded: one taken too soon lacks some. */
const WHOLE_FRAMES = ['--run-all-compositor-stages-before-draw', '--disable-checker-imaging']

/** Lists without an end are cut here, in pixels. */
const LONGEST = 8000

const folder = join(root, 'artifacts/shots')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const shop = await openDemoShop()
const browser = await launchChromium(WHOLE_FRAMES)
try {
  for (const screen of chosen) {
    for (const look of looks) await shoot(browser, screen, look)
    console.log(screen.name)
  }
  writeFileSync(join(folder, 'index.html'), index(chosen))
  console.log(`${chosen.length} screens in artifacts/shots/index.html`)
} finally {
  await browser.close()
  shop.close()
}

async function shoot(from: Browser, screen: Screen, look: Look): Promise<void> {
  const context = await from.newContext({
    baseURL: shop.url,
    viewport: { width: look.width, height: look.width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const settled = watchTraffic(page)
  page.on('pageerror', (error) => console.log(`  ${screen.name}: ${error.message}`))
  await becomeVisitor(page, {
    lang: look.lang,
    theme: look.theme,
    ...screen.visitor,
    ...(screen.customer && { token: await tokenOf(screen.customer, shop.url) }),
  })
  try {
    await screen.before?.(page)
    await page.goto(screen.path)
    await settled()
    // What waits for the first sign of a visitor is in the picture too (the dots of slides).
    await page.mouse.move(1, 1)
    await screen.steps?.(page)
    await settled()
    if (screen.isLong) await wakeSections(page, settled)
    await page.screenshot({ path: join(folder, fileOf(screen, look)), fullPage: screen.isLong ?? false })
  } catch (error) {
    console.log(`  ${fileOf(screen, look)}: ${(error as Error).message.split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

/** Goes down the page once: sections and pictures below the fold come when they are near. */
async function wakeSections(page: Page, settled: () => Promise<void>): Promise<void> {
  const seen = page.viewportSize()?.height ?? 0
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < Math.min(await length(), LONGEST); top += seen) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await settled()
  }
  await page.evaluate(() => {
    scrollTo(0, 0)
    // Those of cards that came above what was in sight were never near it.
    for (const picture of document.images) picture.loading = 'eager'
  })
  await settled()
}

function fileOf({ name }: Screen, look: Look): string {
  return `${name}-${look.width}-${look.lang}-${look.theme}.png`
}

function index(shown: readonly Screen[]): string {
  const figure = (screen: Screen, look: Look) => {
    const file = fileOf(screen, look)
    return `<a href="${file}"><img loading="lazy" height="320" src="${file}" alt="${file}"></a>`
  }
  const row = (screen: Screen) =>
    `<h2>${screen.name}</h2><div>${looks.map((look) => figure(screen, look)).join('')}</div>`
  return `<!doctype html><meta charset="utf-8"><title>Souk: every screen</title>
<style>body{font:16px system-ui;margin:24px}div{display:flex;flex-wrap:wrap;gap:8px}img{border:1px solid #ccc}</style>
${shown.map(row).join('\n')}\n`
}
