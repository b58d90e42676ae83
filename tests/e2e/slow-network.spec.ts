import type { Page } from '@playwright/test'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const CHUNK = /\/assets\/[^/]+\.js$/

const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })

/** Answers the height of the shapes that are drawn within the screen, in pixels. */
const drawnHeight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [aria-busy] .skeleton')]
      .filter((shape) => shape.checkVisibility({ visibilityProperty: true }))
      .map((shape) => shape.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  )

test.describe('while code loads slowly', () => {
  test.beforeEach(async ({ page, visitor }) => {
    await visitor()
    const settled = watchTraffic(page)
    await page.goto('/home')
    // Skeletons are fetched when the page is idle for the first time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await settled()
  })

  test('the home below its first screen shows skeletons', async ({ page }) => {
    const letGo = await hold(page, CHUNK)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => drawnHeight(page)).toBeGreaterThan(300)
    await letGo()
  })

  test('a store shows the skeleton of a store', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/[^/]+\.js$|\/api\/v1\/(stores|items)/)
    await page.getByRole('main').getByRole('article').locator('a[href^="/store/"]').first().click()
    await expect(page).toHaveURL(/\/store\//)
    const cover = loading(page).first().locator('.skeleton').first()
    await expect(cover).toBeVisible()
    const { height } = (await cover.boundingBox())!
    expect(height).toBe(176)
    await letGo()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('an item shows the skeleton of its popup in the place of the popup', async ({ page }) => {
    const letGo = await hold(page, /\/assets\/[^/]+\.js$|\/api\/v1\/items/)
    await page
      .getByRole('button', { name: /^Choose options/ })
      .first()
      .click()
    const picture = loading(page).last().locator('.skeleton').first()
    await expect(picture).toBeVisible()
    const waiting = (await picture.boundingBox())!
    await letGo()
    const shown = page.getByRole('dialog').locator('img').first()
    // Until the popup has finished opening, it is smaller.
    await expect
      .poll(async () => Math.round((await shown.boundingBox())!.width))
      .toBe(Math.round(waiting.width))
    expect(Math.round((await shown.boundingBox())!.x)).toBe(Math.round(waiting.x))
  })
})

test('popular items nearby keep their height while they load', async ({ page, visitor }) => {
  await visitor()
  const nothingMoved = await watchShifts(page)
  const letGo = await hold(page, /\/api\/v1\/items\/popular/)
  await page.goto('/home')
  await page.keyboard.press('Shift')
  const heading = page.getByRole('heading', { name: 'Popular items nearby' })
  const section = heading.locator('xpath=ancestor::section[1]')
  await expect(async () => {
    if ((await heading.count()) === 0) await page.mouse.wheel(0, 400)
    await heading.scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
  const shapes = section.locator('.skeleton')
  await expect(shapes.first()).toBeVisible()
  for (const shape of await shapes.all())
    expect((await shape.boundingBox())!.height).toBeGreaterThanOrEqual(128)
  await letGo()
  await expect(section.getByRole('article').first()).toBeVisible()
  await nothingMoved()
})

test('a typeface that comes late moves next to nothing in a list of items', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await visitor()
  const isCalm = await watchShifts(page)
  const letGo = await hold(page, /\.woff2$/)
  // The load event waits for the typeface.
  await page.goto('/home?data_type=searched&search=chicken', { waitUntil: 'commit' })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await letGo()
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family}: ${status}`.replaceAll('"', '')),
    )
  await expect.poll(faces).toContain('Alexandria Variable: loaded')
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
  await isCalm()
})
