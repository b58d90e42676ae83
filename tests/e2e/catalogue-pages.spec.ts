// Only a browser shows the drawer and the switch of a phone, and what becomes of a page that the server prerendered.
import type { Page } from '@playwright/test'
import { mirror } from '#tests/fixtures/visitor.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** Sets the time of the page ahead: the storefront reads the server's clock, and goes on by `performance.now()`. */
const comeTo = (page: Page, day: string) =>
  page.evaluate((then) => {
    const { now } = performance
    const ahead = then - Date.now()
    performance.now = () => now.call(performance) + ahead
  }, Date.parse(day))
const CAMPAIGN = '/campaigns/taste-of-the-harbour?module_id=1'

test('the drawer and the services of a phone lead to all categories, to the stores of a part of one, and to another module', async ({
  page,
  visitor,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor()

  await test.step('the way back finds the stores of the part again', async () => {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Categories', { exact: true }).click()
    await drawer.getByRole('link', { name: 'View all' }).first().click()
    await expect(title(page)).toHaveText('Categories')
    await main(page).getByRole('link', { name: 'Desserts', exact: true }).click()
    await expect(title(page)).toHaveText('Desserts')
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await main(page).getByRole('button', { name: 'Cakes', exact: true }).click()
    await main(page).getByText('Restaurants', { exact: true }).click()
    await expect(page).toHaveURL(/\/category\/food-desserts\?list=stores&part=\d+$/)
    const store = main(page).getByRole('article').first().getByRole('link')
    const name = await store.innerText()
    await store.click()
    await expect(title(page)).toHaveText(name)
    await page.goBack()
    await expect(main(page).getByRole('button', { name: 'Cakes', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(main(page).getByRole('article').first()).toContainText(name)
  })

  await test.step('the services at the top of the home lead from one to the other, parcels and back', async () => {
    await firstVisit(page, '/home')
    const services = main(page).getByRole('navigation', { name: 'Services' })
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
      const close = page.getByRole('button', { name: 'Close', exact: true })
      await close.click()
      await expect(close).toBeHidden()
      await expect(page.locator('html')).toHaveAttribute('data-module', name.toLowerCase())
      await expect(current).toHaveText(name)
      await expect(page).toHaveURL(/\/home$/)
    }
  })

  await test.step('the drawer leads to another module', async () => {
    await firstVisit(page, '/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'See all services' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Grocery/ })
      .click()
    await expect(page.getByText('A module has been selected.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery')
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server prerenders categories, campaigns and flash sales with their names and goods, and finds no missing one', async ({
    page,
  }) => {
    await mirror(page, { lang: 'en', theme: 'light' })
    const things = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
        ),
      )
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href')

    await test.step('a category has its goods', async () => {
      await page.goto('/category/food-desserts')
      await expect(page).toHaveTitle('Desserts · Souk')
      expect(await canonical()).toMatch(/\/category\/food-desserts$/)
      expect(await page.getByRole('article').count()).toBeGreaterThan(3)
      expect(await things()).toMatchObject([{ '@type': 'BreadcrumbList' }])
    })

    await test.step('a campaign says until when it runs', async () => {
      await page.goto(CAMPAIGN)
      await expect(page).toHaveTitle('Taste of the Harbour · Souk')
      expect(await canonical()).toMatch(/\/campaigns\/taste-of-the-harbour$/)
      const [event] = await things()
      expect(event).toMatchObject({ '@type': 'SaleEvent', name: 'Taste of the Harbour' })
      expect(Date.parse(String(event?.endDate))).toBeGreaterThan(Date.now())
      await expect(page.getByRole('timer')).toContainText('––')
    })

    await test.step('a flash sale has its goods', async () => {
      await page.goto('/flash-sales')
      await expect(page).toHaveTitle('Hungry Hour · Souk')
      expect(await canonical()).toMatch(/\/flash-sales\?id=1$/)
      expect(await page.getByRole('progressbar').count()).toBe(6)
    })

    await test.step('the lists of categories and campaigns have a name', async () => {
      await page.goto('/categories')
      await expect(page).toHaveTitle('Categories · Souk')
      await page.goto('/campaigns')
      await expect(page).toHaveTitle('Campaigns · Souk')
    })

    await test.step('a missing category, campaign or flash sale is not found', async () => {
      for (const path of ['/category/nothing-here', '/campaigns/nothing-here', '/flash-sales?id=999'])
        expect((await page.goto(path))?.status(), path).toBe(404)
    })
  })
})

test('prerendered pages of the catalogue go on where they are: time runs, a flash sale ends, and a part of a category opens', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const timer = page.getByRole('timer')

  await test.step('a campaign counts down, second by second', async () => {
    await page.goto(CAMPAIGN)
    await expect(timer).toHaveText(/^\d\dDays\d\dHours\d\dMin\d\dSec$/)
    const first = await timer.innerText()
    await expect.poll(() => timer.innerText()).not.toBe(first)
  })

  await test.step('a flash sale that ends before the customer’s eyes takes its goods along', async () => {
    await page.goto('/flash-sales?id=1')
    await expect(timer).toHaveText(/^\d\dDays\d\dHours\d\dMin\d\dSec$/)
    await page.route(/\/flash-sales\/items/, (route) =>
      route.fulfill({ status: 404, json: { errors: [{ code: 'not_found', message: 'Not found.' }] } }),
    )
    await comeTo(page, '2099-01-01')
    await expect(title(page)).toHaveText('This flash sale is over')
  })

  await test.step('a part of a category is chosen', async () => {
    await page.goto('/category/food-desserts')
    await page.getByRole('button', { name: 'Cakes', exact: true }).click()
    await expect(page).toHaveURL(/part=\d+$/)
  })
})

test('the home leads to all categories, and on to a part of one', async ({ page, visitor }) => {
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  await page.getByRole('link', { name: 'View all: What are you looking for?' }).click()
  await expect(title(page)).toHaveText('Categories')
  await main(page).getByRole('link', { name: 'Vegetables', exact: true }).click()
  await expect(title(page)).toHaveText('Fruit & Vegetables')
  await expect(main(page).getByRole('button', { name: 'Vegetables', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
