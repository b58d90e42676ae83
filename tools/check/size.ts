/**
 * `npm run size [address]`: the first load of /home against its budget, file by file. Without an address it builds the shop
 * and serves it with fresh demo data. The gate measures the same (tests/e2e/first-load.spec.ts).
 */
import { firstLoad, SCREENS } from '#tests/fixtures/first-load.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { openDemoShop } from '#tools/dev/demo-shop.ts'

const shop = process.argv[2] ? { url: process.argv[2], close: () => {} } : await openDemoShop()
const browser = await launchChromium()
try {
  for (const screen of SCREENS) {
    const { lines, over } = await firstLoad(browser, shop.url, screen)
    console.log(`\n${lines.join('\n')}`)
    if (over.length > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  shop.close()
}
