import type { Page } from '@playwright/test'
import { mirror } from '#tests/fixtures/visitor.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
/** From now on the browser's clock says so; everything else goes on. */
/** The storefront reads the server's clock, and goes on by `performance.now()`. */
const comeTo = (page: Page, day: string) =>
  page.evaluate((then) => {
    const { now } = performance
    const ahead = then - Date.now()
    performance.now = () => now.call(performance) + ahead
  }, Date.parse(day))
const CAMPAIGN = '/campaigns/taste-of-the-harbour?module_id=1'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer leads to all categories, and on to the stores of a part of one', async ({
    page,
    visitor,
  }) => {
    await visitor()
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

  test('the drawer leads to another module', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/home')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'See all services' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Pharmacy/ })
      .click()
    await expect(page.getByText('A module has been selected.')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-module', 'pharmacy')
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })
})

test('the start page leads to a module, and says which', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/')
  await main(page)
    .getByRole('button', { name: /Pharmacy/ })
    .click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByText('A module has been selected.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-module', 'pharmacy')
})

test('home leads to all categories', async ({ page, visitor }) => {
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

test('a category lists what all zones sell before the location is known, and asks for it', async ({
  page,
}) => {
  await page.goto('/category/food-desserts')
  await expect(title(page)).toHaveText('Desserts')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Set location' }).click()
  await expect(page.getByRole('dialog')).toContainText('Choose your delivery location')
})

test('brands are sorted by name, and lead to as many goods as they say', async ({ page, visitor }) => {
  await visitor({ module: 'ecommerce' })
  await page.goto('/all-brands')
  await expect(title(page)).toHaveText('All brands')
  const names = () => main(page).getByRole('heading', { level: 2 }).allInnerTexts()
  await expect.poll(async () => (await names()).length).toBeGreaterThan(5)
  const own = await names()
  await page.getByText('A to Z', { exact: true }).click()
  await expect.poll(names).toEqual(own.toSorted((a, b) => a.localeCompare(b, 'en')))
  await page.getByText('Z to A', { exact: true }).click()
  await expect.poll(names).toEqual(own.toSorted((a, b) => b.localeCompare(a, 'en')))
  await page.reload()
  await expect.poll(names).toEqual(own.toSorted((a, b) => b.localeCompare(a, 'en')))
  const card = main(page).getByRole('listitem').first()
  const count = /\d+/.exec(await card.innerText())![0]
  const name = await card.getByRole('link').innerText()
  await card.getByRole('link').click()
  await expect(title(page)).toHaveText(name)
  await expect(main(page)).toContainText(`${count} result`)
})

test('a module without brands leads from the brands to its home', async ({ page, visitor }) => {
  await visitor({ module: 'food' })
  await page.goto('/all-brands')
  await expect(page).toHaveURL(/\/home$/)
})

test('the footer leads to the campaigns once a zone is chosen', async ({ page }) => {
  await page.goto('/about-us')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByText('You must pick a zone to access this page')).toBeVisible()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a campaign counts down, second by second, to its end', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/about-us')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('heading', { name: 'Just For You' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Taste of the Harbour' }).click()
  await expect(title(page)).toHaveText('Taste of the Harbour')
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^\d\dDays\d\dHours\d\dMin\d\dSec$/)
  const first = await timer.innerText()
  await expect.poll(() => timer.innerText()).not.toBe(first)
  const stores = main(page).getByRole('list', { name: 'Participating stores' })
  await expect(stores.getByRole('article')).toHaveCount(3)
})

test('a campaign whose end has passed is over', async ({ page, visitor }) => {
  await visitor()
  await page.goto(CAMPAIGN)
  await expect(page.getByRole('timer')).toHaveText(/\d\dSec$/)
  await comeTo(page, '2099-01-01')
  await expect(main(page).getByText('This campaign is over')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('a campaign item is looked at and ordered, never added', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/campaigns')
  await main(page)
    .getByRole('button', { name: /^Quick view of / })
    .first()
    .click()
  const popup = page.getByRole('dialog')
  await expect(popup.getByRole('button', { name: /Order Now/ })).toBeVisible()
  await expect(popup.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
})

test('no card is wider than its place, however long the name of a store', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visitor({ lang: 'ar' })
  for (const path of ['/flash-sales?id=1', '/home?data_type=discounted&search=special-offer', '/campaigns']) {
    await page.goto(path)
    const cards = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
    await expect(cards.first()).toBeVisible()
    // Asked in one go: between two questions the list may have grown.
    const [places, faces] = await cards.evaluateAll((all) => {
      const widths = (boxes: readonly Element[]) => boxes.map((box) => box.getBoundingClientRect().width)
      return [widths(all), widths(all.flatMap((place) => [...place.querySelectorAll('article')]))]
    })
    expect(faces).toEqual(places)
  }
})

test('a flash sale shows what has gone of each thing, and sells the rest', async ({ page, visitor }) => {
  await visitor({ module: 'grocery' })
  await page.goto('/flash-sales')
  await expect(title(page)).toHaveText('Basket Rush')
  await expect(page.getByRole('timer')).toHaveText(/\d\dSec$/)
  const bars = main(page).getByRole('progressbar')
  await expect(bars).toHaveCount(6)
  const [sold, stock] = (await bars.first().getAttribute('aria-label'))!.match(/\d+/g)!.map(Number)
  await expect(bars.first()).toHaveAttribute('aria-valuenow', String(Math.round((sold! / stock!) * 100)))
  await main(page)
    .getByRole('button', { name: /^Add .* to the cart$|^Choose options for / })
    .first()
    .click()
  await expect(page.getByText('Item added to cart').or(page.getByRole('dialog')).first()).toBeVisible()
})

test('a flash sale that ends before the customer’s eyes takes its goods along', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/flash-sales?id=1')
  await expect(page.getByRole('timer')).toHaveText(/\d\dSec$/)
  await page.route(/\/flash-sales\/items/, (route) =>
    route.fulfill({ status: 404, json: { errors: [{ code: 'not_found', message: 'Not found.' }] } }),
  )
  await comeTo(page, '2099-01-01')
  await expect(title(page)).toHaveText('This flash sale is over')
})

test.describe('painted by the server, without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) => mirror(page, { lang: 'en', theme: 'light' }))

  const things = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
      ),
    )
  const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href')

  test('a category is there with its goods', async ({ page }) => {
    await page.goto('/category/food-desserts')
    await expect(page).toHaveTitle('Desserts · Souk')
    expect(await canonical(page)).toMatch(/\/category\/food-desserts$/)
    expect(await page.getByRole('article').count()).toBeGreaterThan(3)
    expect(await things(page)).toMatchObject([{ '@type': 'BreadcrumbList' }])
  })

  test('a campaign says from when to when it runs', async ({ page }) => {
    await page.goto(CAMPAIGN)
    await expect(page).toHaveTitle('Taste of the Harbour · Souk')
    expect(await canonical(page)).toMatch(/\/campaigns\/taste-of-the-harbour$/)
    const [event] = await things(page)
    expect(event).toMatchObject({ '@type': 'SaleEvent', name: 'Taste of the Harbour' })
    expect(Date.parse(String(event?.endDate))).toBeGreaterThan(Date.now())
    await expect(page.getByRole('timer')).toContainText('––')
  })

  test('a flash sale is there with its goods', async ({ page }) => {
    await page.goto('/flash-sales')
    await expect(page).toHaveTitle('Hungry Hour · Souk')
    expect(await canonical(page)).toMatch(/\/flash-sales\?id=1$/)
    expect(await page.getByRole('progressbar').count()).toBe(6)
  })

  for (const [path, name] of [
    ['/categories', 'Categories'],
    ['/campaigns', 'Campaigns'],
  ])
    test(`${path} is named`, async ({ page }) => {
      await page.goto(path!)
      await expect(page).toHaveTitle(`${name} · Souk`)
    })

  test('a missing category, campaign or flash sale is not found', async ({ page }) => {
    for (const path of ['/category/nothing-here', '/campaigns/nothing-here', '/flash-sales?id=999'])
      expect((await page.goto(path))?.status(), path).toBe(404)
  })
})

test('what was painted goes on where it is', async ({ page, visitor }) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  await page.goto(CAMPAIGN)
  await expect(page.getByRole('timer')).toHaveText(/^\d\dDays/)
  await page.goto('/flash-sales?id=1')
  await expect(page.getByRole('timer')).toHaveText(/^\d\dDays/)
  await page.goto('/category/food-desserts')
  await page.getByRole('button', { name: 'Cakes', exact: true }).click()
  await expect(page).toHaveURL(/part=\d+$/)
})
