/**
 * One quick look at a page of a running shop: `node tools/docs/snap.ts <url> <file.png> [--width 390] [--lang ar]
 * [--theme dark] [--module food] [--click "Button name"] [--token t] [--full] [--nowhere]`.
 */
import { parseArgs } from 'node:util'
import { becomeVisitor, type ModuleType, watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    theme: { type: 'string', default: 'light' },
    module: { type: 'string', default: 'food' },
    click: { type: 'string', multiple: true, default: [] },
    token: { type: 'string' },
    full: { type: 'boolean', default: false },
    nowhere: { type: 'boolean', default: false },
  },
})
const [url = 'http://localhost:3000/', file = 'artifacts/snap.png'] = positionals

const browser = await launchChromium()
const width = Number(values.width)
const page = await browser.newPage({
  viewport: { width, height: Number(values.height ?? (width < 600 ? 844 : 900)) },
  reducedMotion: 'reduce',
  hasTouch: width < 600,
})
const said = new Set<string>()
page.on('console', (message) => {
  if (message.type() !== 'error' || said.has(message.text())) return
  said.add(message.text())
  console.log('console:', message.text())
})
page.on('pageerror', (error) => console.log('pageerror:', error.message))
await becomeVisitor(page, {
  lang: values.lang as 'en' | 'ar',
  theme: values.theme as 'light' | 'dark',
  module: values.module as ModuleType,
  isNew: values.nowhere,
  ...(values.token && { token: values.token }),
})
const settled = watchTraffic(page)
await page.goto(url)
await settled()
for (const name of values.click) {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
  await settled()
}
await page.waitForTimeout(500)
await page.screenshot({ path: file, fullPage: values.full })
await browser.close()
