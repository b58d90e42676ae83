// Only a browser shows how high a page is.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { modules } from '#tests/fixtures/visitor.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Screens of a phone, each as high as the viewport. */
const MOST_SCREENS = 6

/** Reads the page to its end: each section loads when it is near. Answers how high the page is then. */
async function heightOfAll(page: Page): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  await page.getByRole('main').getByRole('article').first().waitFor()
  await expect(async () => {
    const before = await height()
    for (let top = 0; top < before; top += 400) {
      await page.evaluate((y) => scrollTo(0, y), top)
      await page.waitForTimeout(50)
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0, { timeout: 2_000 })
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 2_000 })
    expect(await height()).toBe(before)
  }).toPass()
  return height()
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).count()

/** The home of each module that sells items. */
const homes = modules
  .filter((module) => module !== 'parcel')
  .map((module) => [module, `/home?module_id=${modules.indexOf(module) + 1}`] as const)

for (const lang of ['en', 'ar'] as const)
  test(`each home takes a guest and a customer six screens of a phone at most (${lang})`, async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.slow()
    await visitor({ lang })
    const ofGuest = new Map<string, number>()
    for (const [module, path] of homes)
      await test.step(`a guest of ${module}`, async () => {
        await firstVisit(page, path)
        await expect(page.locator('html')).toHaveAttribute('data-module', module)
        expect.soft(await heightOfAll(page)).toBeLessThanOrEqual(MOST_SCREENS * 844)
        ofGuest.set(module, await titles(page))
        expect.soft(ofGuest.get(module)).toBeGreaterThan(9)
      })

    const token = await tokenOf('demo', baseURL!)
    await page.evaluate((value) => localStorage.setItem('token', value), token)
    for (const [module, path] of homes)
      await test.step(`a customer of ${module}`, async () => {
        await firstVisit(page, path)
        await expect(page.locator('html')).toHaveAttribute('data-module', module)
        expect.soft(await heightOfAll(page)).toBeLessThanOrEqual(MOST_SCREENS * 844)
        // What customers see in addition is there.
        expect.soft(await titles(page)).toBeGreaterThan(ofGuest.get(module)!)
      })
  })
