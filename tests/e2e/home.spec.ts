// Only a browser shows how wide slides are, what moves when, and what a prerendered form does before its code has come.
import type { Locator, Page } from '@playwright/test'
import { mirror, modules } from '#tests/fixtures/visitor.ts'
import { firstVisit } from './support/first-visit.ts'
import { readDownTo } from './support/read-down-to.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const BANNERS =
  /^(See today's offers|See the top rated|See all stores around you|Meet the new stores|How parcels work|Track an order)$/
const pictures = (page: Page) =>
  page.getByRole('main').locator('a').filter({ hasText: BANNERS }).locator('xpath=..').locator('img')
const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

/** The home of a module, whichever the visitor was in last. */
const homeOf = (module: (typeof modules)[number]) => `/home?module_id=${modules.indexOf(module) + 1}`

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

test('the form on the prerendered home of parcels answers a press from before its code has come, and each home shows what its owner promotes', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor({ module: 'parcel' })
  await mirror(page, { lang: 'en', theme: 'light', module: 'parcel' })

  await test.step('a form that is sent before its code has come is answered then', async () => {
    let press = () => {}
    const pressed = new Promise<void>((resolve) => {
      press = resolve
    })
    await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
      await pressed
      await route.continue()
    })
    await page.goto('/home')
    const form = page.getByRole('main').locator('form')
    const prerendered = await form.elementHandle()
    await form.getByRole('button', { name: 'Track order' }).click()
    press()
    await expect(form.getByText('Need a order id')).toBeVisible()
    expect(await form.evaluate((now, before) => now === before, prerendered)).toBe(true)
  })

  // docs/spec.md §1: the parcel module shows an order-tracking form instead of item search.
  await test.step('React hydrates the form without a shift, and it finds orders', async () => {
    const standsStill = await watchShifts(page)
    const html = await (await page.goto('/home'))!.text()
    expect(html).toContain('name="order_id"')
    const main = page.getByRole('main')
    const number = main.getByRole('textbox', { name: 'Contact number' })
    await expect(main.getByRole('button', { name: 'Country' })).toHaveText('+971')
    await expect(page.getByRole('search')).toHaveCount(0)
    await standsStill()
    await main.getByRole('button', { name: 'Track order' }).click()
    await expect(main.getByText('Need a order id')).toBeVisible()
    await main.getByRole('textbox', { name: 'Order ID' }).fill('424242')
    await number.fill('501234567')
    await main.getByRole('button', { name: 'Track order' }).click()
    await expect(main.getByText('Order not found')).toBeVisible()
  })

  for (const [module, count] of [
    ['food', 4],
    ['grocery', 4],
    ['pharmacy', 4],
    ['ecommerce', 4],
    ['parcel', 2],
  ] as const)
    await test.step(`the home of ${module} shows the pictures that its owner promotes`, async () => {
      await firstVisit(page, homeOf(module))
      await expect(page.locator('html')).toHaveAttribute('data-module', module)
      // The test passes every section, because a skipped section is never near.
      await expect(async () => {
        await page.mouse.wheel(0, 500)
        await expect(pictures(page)).toHaveCount(count, { timeout: 200 })
      }).toPass()
      for (const picture of await pictures(page).all()) {
        await picture.scrollIntoViewIfNeeded()
        await isDrawn(picture)
      }
    })
})

test('the home keeps its place when a picture comes late, and goes through a sale to its fifteenth item', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'grocery' })

  await test.step('nothing moves for a picture that comes late', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/api\/v1\/other-banners$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto('/home')
    const below = page.getByRole('main').getByRole('heading', { level: 2, name: 'Popular stores' })
    await readDownTo(page, below)
    const stores = section(page, 'Popular stores').getByRole('article')
    await stores.first().waitFor()
    const top = () => below.boundingBox().then((box) => box?.y)
    const before = await top()
    release()
    // The one between the sections; the first is in the row above it.
    await isDrawn(pictures(page).nth(1))
    expect(await top()).toBe(before)
  })

  await test.step('a sale that has more than can be shown at once is gone through to its fifteenth item', async () => {
    await page.route(/\/api\/v1\/flash-sales\?/, async (route) => {
      const response = await route.fetch()
      const sale = (await response.json()) as { active_products: object[] }
      const [offer] = sale.active_products
      sale.active_products = Array.from({ length: 15 }, (_, index) => ({ ...offer, id: index + 1 }))
      await route.fulfill({ response, json: sale })
    })
    await firstVisit(page, homeOf('grocery'))
    const saleItems = page.getByRole('main').getByLabel('Items on sale')
    await readDownTo(page, saleItems.first())
    const next = section(page, 'Flash Sale').getByRole('button', { name: 'Next slide' })
    for (let press = 1; press < 15; press++) await next.click()
    await expect(next).toBeHidden()
    await expect(saleItems.locator('article')).toHaveCount(15)
    await expect(saleItems.locator('article').last()).toBeInViewport({ ratio: 0.9 })
    await expect(saleItems.locator('article').last().getByRole('progressbar')).toBeVisible()
  })
})

// docs/spec.md §9: 5 slides on wide screens, and fewer responsively (4, 3.5, 3.2, 3, 2, 1.8, 1.5).
const steps = { 390: 1.5, 420: 1.8, 520: 2, 640: 3, 820: 3.2, 940: 3.5, 1100: 4, 1280: 5 }

/** How many slides are seen at once, gaps included. */
const seen = (row: Locator) =>
  row.evaluate((list) => {
    const [one, next] = [...list.children].map((slide) => slide.getBoundingClientRect().left)
    const step = Math.abs(next! - one!)
    const gap = step - list.children[0]!.getBoundingClientRect().width
    return (list.parentElement!.getBoundingClientRect().width + gap) / step
  })

test('the rows of the home show as many items as the width has room for', async ({ page, visitor }) => {
  await visitor({ module: 'grocery' })
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('the special offer, still and moved', async () => {
    await page.goto('/home')
    const offer = section(page, 'Special Offer')
    const isMoved = async (yes: boolean) =>
      expect(offer.getByRole('button', { name: 'Next slide' })).toHaveCount(yes ? 1 : 0)
    const still = offer.getByRole('list', { name: 'Special Offer' })
    await isMoved(false)
    for (const [width, count] of Object.entries(steps)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      expect(await seen(still), `still at ${width}`).toBeCloseTo(count, 1)
    }
    await page.keyboard.press('Shift')
    await isMoved(true)
    for (const [width, count] of Object.entries(steps)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect.poll(() => seen(offer.locator('ul').first()), `moved at ${width}`).toBeCloseTo(count, 1)
    }
  })

  // docs/spec.md §9: new arrivals show 8 (6 at sm).
  await test.step('new arrivals of ecommerce are eight, six at sm', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await firstVisit(page, homeOf('ecommerce'))
    const arrivals = section(page, 'New arrivals')
    await readDownTo(page, arrivals.getByRole('article').first())
    for (const [width, count] of [
      [390, 8],
      [700, 6],
      [1000, 8],
      [1440, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(arrivals.getByRole('article').filter({ visible: true }), `at ${width}`).toHaveCount(count)
    }
  })

  await test.step('two items in a row for four are no wider than a quarter of it', async () => {
    await page.route(/\/api\/v1\/campaigns\/item/, async (route) => {
      const response = await route.fetch()
      const items = (await response.json()) as object[]
      await route.fulfill({ response, json: items.slice(0, 2) })
    })
    await firstVisit(page, homeOf('food'))
    const row = section(page, 'Just For You')
    await expect(async () => {
      await page.mouse.wheel(0, 500)
      await expect(row.getByRole('article')).toHaveCount(2, { timeout: 200 })
    }).toPass()
    const { width } = (await row.boundingBox())!
    for (const card of await row.getByRole('article').all())
      expect((await card.boundingBox())!.width).toBeLessThanOrEqual(width / 4)
  })
})

test('slides that start over go on in both directions and at each width, and a copy answers only while it is seen', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const offer = section(page, 'Special Offer')
  const copies = offer.locator('.splide__slide--clone')

  await test.step('the slides go on where the width changes', async () => {
    await page.setViewportSize({ width: 820, height: 900 })
    await page.goto('/home')
    await page.keyboard.press('Shift')
    // Those of the banners and of the special offer can be moved.
    await expect(page.locator('.splide')).toHaveCount(2, { timeout: 20_000 })
    const next = page.getByRole('main').getByRole('button', { name: 'Next slide' }).first()
    for (const width of [1000, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(next).toBeVisible({ visible: width >= 900 })
    }
    await next.click()
  })

  // Some widths have room for a part of a slide more.
  for (const width of [390, 420, 820, 950, 1440])
    await test.step(`there are slides before the first one at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await firstVisit(page, homeOf('grocery'))
      await page.keyboard.press('Shift')
      const moved = offer.locator('.splide')
      await expect(moved).toHaveClass(/is-initialized/)
      // On phones there is no button; a finger goes there.
      await offer.locator('[data-to=prev]').dispatchEvent('click')
      const last = moved.locator('.splide__slide:not(.splide__slide--clone)').last()
      await expect(last).toBeInViewport()
    })

  await test.step('the copy of a slide after the last slide answers as the slide itself', async () => {
    await firstVisit(page, homeOf('grocery'))
    await page.keyboard.press('Shift')
    await offer.getByRole('button', { name: 'Previous slide' }).click()
    const add = copies.getByRole('button', { name: /^Add .* to the cart$/ })
    const inSight = copies.and(page.locator(':not([inert])'))
    await expect(async () => {
      expect(await inSight.count()).toBeGreaterThanOrEqual(4)
      expect(await inSight.locator('article').count()).toBe(await inSight.count())
    }).toPass()
    const name = (await add.last().getAttribute('aria-label'))!.replace(/^Add | to the cart$/g, '')
    await copies.getByRole('button', { name: `Add ${name} to the cart` }).click()
    await expect(copies.getByRole('group', { name })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cart/ }).first()).toContainText('1')
    // Out of sight, it cannot be reached with the keyboard either.
    await offer.getByRole('button', { name: 'Next slide' }).click()
    await expect(copies.getByRole('button')).toHaveCount(0)
    await expect(offer.locator('.splide__slide--clone:not([inert])')).toHaveCount(0)
  })

  await test.step('a copy of a slide cannot be reached before it is seen', async () => {
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype
      IntersectionObserver.prototype.observe = function (target) {
        if (!target.matches('.splide__slide--clone')) observe.call(this, target)
      }
    })
    await firstVisit(page, homeOf('grocery'))
    await page.keyboard.press('Shift')
    await expect(copies.locator('article').first()).toBeAttached()
    await expect(copies.and(page.locator(':not([inert])'))).toHaveCount(0)
  })
})
