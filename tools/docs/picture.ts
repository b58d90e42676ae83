/** `npm run picture`: docs/pictures/home.webp, the food home on a desktop, before it a phone in Arabic and the dark. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright'
import sharp, { type Sharp } from 'sharp'
import { becomeVisitor, type Visitor, watchTraffic } from '#tests/fixtures/visitor.ts'
import { launchChromium } from '#tools/dev/chromium.ts'
import { openDemoShop } from '#tools/dev/demo-shop.ts'
import { root } from '#tools/dev/exec.ts'

type Size = { width: number; height: number }

const DESKTOP = { width: 1440, height: 960 }
const PHONE = { width: 390, height: 844 }
/** The phone as the picture shows it, over the desktop's lower right corner. */
const SHOWN = { width: 351, height: 760 }
const CANVAS = { width: 1600, height: 1080 }
const EDGE = 10

const file = join(root, 'docs/pictures/home.webp')
const shop = await openDemoShop()
const browser = await launchChromium()
try {
  const desktop = await shoot(browser, DESKTOP, { lang: 'en', theme: 'light' })
  const phone = await shoot(browser, PHONE, { lang: 'ar', theme: 'dark' })
  mkdirSync(dirname(file), { recursive: true })
  const { size } = await compose(desktop, phone).toFile(file)
  console.log(`${file}: ${Math.round(size / 1000)} kB`)
} finally {
  await browser.close()
  shop.close()
}

async function shoot(from: Browser, viewport: Size, visitor: Visitor): Promise<Buffer> {
  const page = await from.newPage({ viewport, baseURL: shop.url, reducedMotion: 'reduce' })
  const settled = watchTraffic(page)
  await becomeVisitor(page, visitor)
  await page.goto('/home')
  // The dots of the banners are the last thing to come.
  await page.locator('.carousel__dot[aria-current=true]').first().waitFor()
  await settled()
  const picture = await page.screenshot()
  await page.close()
  return picture
}

function compose(desktop: Buffer, phone: Buffer): Sharp {
  const left = CANVAS.width - SHOWN.width - EDGE * 2 - 24
  const top = CANVAS.height - SHOWN.height - EDGE * 2 - 24
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">
    <defs>
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
        <feDropShadow dx="0" dy="12" stdDeviation="14" flood-color="#1c1410" flood-opacity=".28"/>
      </filter>
      <clipPath id="window"><rect x="24" y="24" width="${DESKTOP.width}" height="${DESKTOP.height}" rx="18"/></clipPath>
      <clipPath id="screen"><rect x="${left + EDGE}" y="${top + EDGE}" width="${SHOWN.width}" height="${SHOWN.height}" rx="38"/></clipPath>
    </defs>
    <rect x="24" y="24" width="${DESKTOP.width}" height="${DESKTOP.height}" rx="18" fill="#fff" filter="url(#soft)"/>
    <image x="24" y="24" width="${DESKTOP.width}" height="${DESKTOP.height}" clip-path="url(#window)" href="${inline(desktop)}"/>
    <rect x="${left}" y="${top}" width="${SHOWN.width + 2 * EDGE}" height="${SHOWN.height + 2 * EDGE}" rx="48" fill="#0d0b0a" filter="url(#soft)"/>
    <image x="${left + EDGE}" y="${top + EDGE}" width="${SHOWN.width}" height="${SHOWN.height}" clip-path="url(#screen)" href="${inline(phone)}"/>
  </svg>`
  return sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 84, effort: 6 })
}

function inline(picture: Buffer): string {
  return `data:image/png;base64,${picture.toString('base64')}`
}
