// Only a browser shows it: what stands on the page while code, items and typefaces are on their way, and what moves then.
import type { Page } from '@playwright/test'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { endVisit, firstVisit } from './support/first-visit.ts'
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

test('skeletons stand in the place of what code loads slowly, and next to nothing moves when items or a typeface come late', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor()
  const isCalm = await watchShifts(page)
  const settled = watchTraffic(page)
  /** The home as on a first visit: a prerendered page would bring what its scripts are to load. */
  const openHome = async () => {
    await firstVisit(page, '/home')
    // Skeletons are fetched when the page is idle for the first time.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await settled()
  }

  await test.step('the home below its first screen shows skeletons', async () => {
    await openHome()
    const letGo = await hold(page, CHUNK)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => drawnHeight(page)).toBeGreaterThan(300)
    await letGo()
  })

  await test.step('a store shows the skeleton of a store', async () => {
    await openHome()
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

  await test.step('an item shows the skeleton of its popup in the place of the popup', async () => {
    await openHome()
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

  await test.step('popular items nearby keep their height while they load', async () => {
    await endVisit(page)
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
    await isCalm()
  })

  await test.step('a typeface that comes late moves next to nothing in a list of items', async () => {
    await endVisit(page)
    await page.setViewportSize({ width: 412, height: 823 })
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
})
