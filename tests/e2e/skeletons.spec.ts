import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart, fillWishlist, guestOrder } from '#tests/fixtures/demo-goods.ts'
import type { ModuleType } from '#tests/fixtures/visitor.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const CHUNKS = /\/assets\/[^/]+\.js$/
const READS = /\/api\/v1\/(?!events|config)/

type Opened = {
  name: string
  /** Where it is opened from; the home where nothing is said. */
  from?: string
  path: string | ((page: Page) => Promise<string>)
  /** Selectors of the loaded screen: blocks whose place a skeleton has to keep. */
  blocks: readonly string[]
  module?: ModuleType
  needs?: 'customer' | 'cart'
  /** Its texts take other numbers of lines in Arabic and on a phone: it is seen in every look. */
  everyLook?: true
}

/** Drawers whose rows have a picture at their start. */
const drawers = [
  { name: 'cart', lines: fillCart },
  { name: 'wishlist', lines: fillWishlist },
] as const

const heading = 'main h1'
const card = 'main article'

const table: readonly Opened[] = [
  { name: 'the stores list', path: '/store/popular', blocks: [heading, card] },
  {
    name: 'a store',
    path: '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1',
    blocks: [heading],
  },
  {
    name: 'a product',
    path: '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3',
    blocks: [heading],
    module: 'ecommerce',
  },
  { name: 'the categories', path: '/categories', blocks: [heading, 'main ul > li'] },
  { name: 'a category', path: '/category/food-desserts', blocks: [heading, card] },
  { name: 'the brands', path: '/all-brands', blocks: [heading, 'main ul > li'], module: 'ecommerce' },
  { name: 'the campaigns', path: '/campaigns', blocks: [heading, 'main section ul > li'] },
  { name: 'a campaign', path: '/campaigns/taste-of-the-harbour?module_id=1', blocks: ['main header > div'] },
  { name: 'a flash sale', path: '/flash-sales?id=1', blocks: [heading, 'main header > div', card] },
  { name: 'search results', path: '/home?data_type=searched&search=chicken', blocks: [heading, card] },
  {
    name: 'the form for tracking an order',
    path: '/track-order',
    blocks: [heading, 'main form > *'],
    everyLook: true,
  },
  { name: 'a text page', path: '/about-us', blocks: [heading] },
  { name: 'checkout', path: '/checkout?page=cart', blocks: [heading, 'main section'], needs: 'cart' },
  { name: 'my orders', path: '/profile?page=my-orders', blocks: [heading], needs: 'customer' },
  { name: 'the wallet', path: '/profile?page=wallet', blocks: [heading], needs: 'customer' },
  {
    name: 'signing in',
    path: '/auth/sign-in',
    blocks: [heading, 'main form > :nth-child(2)', 'main form > button', 'main form > a'],
    everyLook: true,
  },
  {
    name: 'signing up',
    path: '/auth/sign-up',
    blocks: [heading, 'main form > :nth-child(3)', 'main form > button'],
  },
  {
    name: 'help',
    path: '/help-and-support',
    blocks: [heading, 'main section', 'main details'],
    everyLook: true,
  },
  {
    name: 'a conversation',
    path: '/chatting?conversationId=1&type=admin&chatFrom=true',
    blocks: [heading, 'main form [type=submit]'],
    needs: 'customer',
  },
  {
    name: 'the home of parcels',
    from: '/about-us',
    path: '/home',
    blocks: ['main a[href^="/parcel-delivery-info"]', 'main h2'],
    module: 'parcel',
  },
  {
    name: 'an order to pay',
    path: async (page) => `/checkout?page=pay&order=${(await guestOrder(page, 'digital_payment')).id}`,
    blocks: [heading, 'main button', 'main ul button'],
  },
]

type Look = { lang: 'en' | 'ar'; width: 390 | 1440 }

/** Every screen is seen in one of them at least, every drawer at both widths. */
const looks: readonly Look[] = [
  { lang: 'en', width: 390 },
  { lang: 'ar', width: 1440 },
  { lang: 'ar', width: 390 },
  { lang: 'en', width: 1440 },
]

for (const [at, { lang, width }] of looks.entries())
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const opened = table.filter(({ everyLook }, row) => everyLook || row % looks.length === at)
    for (const { name, from = '/home', path, blocks, module, needs } of opened)
      test(`${name} appears where its skeleton stood`, async ({ page, visitor, baseURL }) => {
        const token = needs === 'customer' ? await tokenOf('demo', baseURL!) : undefined
        await visitor({ lang, ...(module && { module }), ...(token && { token }) })
        if (token) await hideLiveOrder(page)
        const settled = watchTraffic(page)
        await page.goto(from)
        if (needs === 'cart') {
          await fillCart(page)
          await page.goto('/home')
        }
        const address = typeof path === 'string' ? path : await path(page)
        // The browser fetches skeletons when the page is idle for the first time.
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
        await settled()
        const answer = await hold(page, READS)
        const deliver = await hold(page, CHUNKS)
        await page.evaluate((path) => history.pushState(null, '', path), address)
        await expect(
          page.locator('main [aria-busy] .skeleton').filter({ visible: true }).first(),
        ).toBeVisible()
        const withoutCode = await remainingBoxes(page, blocks)
        const coded = codeIsThere(page)
        await deliver()
        await coded
        const withoutData = await remainingBoxes(page, blocks)
        await answer()
        await expect(page.locator(blocks.at(-1)!).first()).toBeVisible()
        await settled()
        for (const block of blocks) {
          const shown = (await page.locator(block).first().boundingBox())!
          expect
            .soft(nearest(withoutCode, shown, lang), `${block} while the code loads`)
            .toBeLessThanOrEqual(6)
          expect
            .soft(nearest(withoutData, shown, lang), `${block} while the data loads`)
            .toBeLessThanOrEqual(6)
        }
      })

    // The first and the last two looks hold both widths: each drawer has one language per width.
    const { name, lines } = drawers[at < 2 ? 0 : 1]
    test(`the ${name} appears where its skeleton stood`, async ({ page, visitor, baseURL }) => {
      await visitor({ lang, ...(name === 'wishlist' && { token: await tokenOf('new', baseURL!) }) })
      const settled = watchTraffic(page)
      await page.goto('/home')
      await lines(page)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await settled()
      const answer = await hold(page, READS)
      const deliver = await hold(page, CHUNKS)
      await page.evaluate((name) => history.pushState({ overlay: { name } }, '', location.href), name)
      await expect(page.locator('[aria-busy] .skeleton').filter({ visible: true }).first()).toBeVisible()
      const withoutCode = await remainingBoxes(page, [], '[aria-busy] .skeleton')
      await deliver()
      await answer()
      await settled()
      for (const block of ['[role=dialog] h2', '[role=dialog] li > :first-child']) {
        const shown = (await page.locator(block).first().boundingBox())!
        expect.soft(nearest(withoutCode, shown, lang), `${block} while the code loads`).toBeLessThanOrEqual(6)
      }
    })
  })

/** Pages that fill the window end above the bar of an order under way, which may be delivered in the middle of the test. */
async function hideLiveOrder(page: Page): Promise<void> {
  await page.route('**/order/running-check*', async (route) => {
    const running = await (await route.fetch()).json()
    await route.fulfill({ json: { ...running, orders: [] } })
  })
}

type Box = { x: number; y: number; width: number; height: number }

/** Returns the boxes of the skeletons, and of the blocks themselves where they need no answer. */
const remainingBoxes = (
  page: Page,
  blocks: readonly string[],
  skeletons = 'main .skeleton',
): Promise<Box[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((shape) => {
        const { x, y, width, height } = shape.getBoundingClientRect()
        return { x, y, width, height }
      }),
    [skeletons, ...blocks].join(),
  )

/** Returns how far the closest box is from the place, in pixels: by its top, and by its start or its middle. */
const nearest = (boxes: readonly Box[], place: Box, lang: Look['lang']): number =>
  Math.min(
    ...boxes.map((box) =>
      Math.max(
        Math.abs(box.y - place.y),
        Math.min(
          Math.abs(startOf(box, lang) - startOf(place, lang)),
          Math.abs(box.x + box.width / 2 - place.x - place.width / 2),
        ),
      ),
    ),
  )

/** Arabic starts at the right. */
const startOf = ({ x, width }: Box, lang: Look['lang']): number => (lang === 'ar' ? x + width : x)

/** Waits until the screen asks for its data, or shows its heading where it asks for nothing. */
async function codeIsThere(page: Page): Promise<void> {
  await Promise.race([page.waitForRequest(READS), page.locator(heading).first().waitFor()])
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}
