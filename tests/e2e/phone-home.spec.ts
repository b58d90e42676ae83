import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
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

for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const)
  for (const lang of ['en', 'ar'] as const)
    test(`the home of ${module} takes a guest and a customer six screens of a phone at most, in ${lang}`, async ({
      page,
      visitor,
      baseURL,
    }) => {
      await visitor({ module, lang })
      await page.goto('/home')
      expect(await heightOfAll(page)).toBeLessThanOrEqual(MOST_SCREENS * 844)
      const ofGuest = await titles(page)
      expect(ofGuest).toBeGreaterThan(9)
      const token = await tokenOf('demo', baseURL!)
      await page.evaluate((value) => localStorage.setItem('token', value), token)
      await page.goto('/home')
      expect(await heightOfAll(page)).toBeLessThanOrEqual(MOST_SCREENS * 844)
      // What customers see in addition is there.
      expect(await titles(page)).toBeGreaterThan(ofGuest)
    })

test('the services at the top of the home lead from one to the other, parcels and back', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'food' })
  await page.goto('/home')
  const services = page.getByRole('main').getByRole('navigation', { name: 'Services' })
  const current = services.locator('[aria-current=true]')
  await expect(services.getByRole('button')).toHaveCount(5)
  await expect(current).toHaveText('Food')
  expect((await services.boundingBox())!.y).toBeLessThan(120)
  for (const button of await services.getByRole('button').all()) {
    const box = (await button.boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  }
  for (const name of ['Grocery', 'Parcel', 'Pharmacy']) {
    await services.getByRole('button', { name }).click()
    // The toast about the new service lies over the switch.
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-module', name.toLowerCase())
    await expect(current).toHaveText(name)
    await expect(page).toHaveURL(/\/home$/)
  }
})

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('two items in a row for four are no wider than a quarter of it', async ({ page, visitor }) => {
    await page.route(/\/api\/v1\/campaigns\/item/, async (route) => {
      const response = await route.fetch()
      const items = (await response.json()) as object[]
      await route.fulfill({ response, json: items.slice(0, 2) })
    })
    await visitor({ module: 'food' })
    await page.goto('/home')
    const row = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Just For You' }) })
    await expect(async () => {
      await page.mouse.wheel(0, 500)
      await expect(row.getByRole('article')).toHaveCount(2, { timeout: 200 })
    }).toPass()
    const { width } = (await row.boundingBox())!
    for (const card of await row.getByRole('article').all())
      expect((await card.boundingBox())!.width).toBeLessThanOrEqual(width / 4)
  })
})
