import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const CATEGORY = '/home?data_type=category&id=101&module_id=1'

/** Addresses that customers share, and what a stranger has to see there. */
const shared: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/home': (page) => page.getByRole('main').getByRole('article'),
  '/home?module_id=2': (page) => page.getByRole('main').getByRole('article'),
  '/home?data_type=searched&search=rice&module_id=1': (page) => page.getByRole('main').getByRole('article'),
  '/home?data_type=discounted&search=special-offer&module_id=2': (page) =>
    page.getByRole('main').getByRole('article'),
  [CATEGORY]: (page) => page.getByRole('main').getByRole('article'),
  '/store/popular': (page) => page.getByRole('main').getByRole('article'),
  '/store/latest?module_id=2': (page) => page.getByRole('main').getByRole('article'),
  '/categories': (page) => page.getByRole('main').getByRole('listitem'),
  '/category/101': (page) => page.getByRole('main').getByRole('article'),
  '/all-brands': (page) => page.getByRole('main').getByRole('listitem'),
  '/campaigns': (page) => page.getByRole('main').getByRole('listitem'),
  '/campaigns/1': (page) => page.getByRole('main').getByRole('article'),
  '/flash-sales?id=1': (page) => page.getByRole('main').getByRole('article'),
  '/flash-sales': (page) => page.getByRole('main').getByRole('article'),
}

for (const [path, content] of Object.entries(shared)) {
  test(`${path} shows its page to a visitor without a location`, async ({ page, visitor }) => {
    await visitor({ isNew: true })
    await page.goto(path)
    await expect(content(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Set location' }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
    expect(new URL(page.url()).search).toBe(new URL(path, page.url()).search)
    await expect(page.getByRole('main')).not.toContainText('0 km', { timeout: 1 })
  })
}

test('a visitor who sets the location on a shared page stays on it and sees what comes to them', async ({
  page,
  visitor,
}) => {
  await visitor({ isNew: true })
  await page.goto('/store/popular?module_id=2')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('button', { name: 'Set location' }).click()
  await page.getByRole('button', { name: 'Pick Locations' }).click()
  await expect(page.getByText('New location has been set.')).toBeVisible()
  await expect(page).toHaveURL(/\/store\/popular\?module_id=2$/)
  await expect(page.getByRole('button', { name: 'Set location' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/\d km/)
})

test('a visitor with a location and no module yet sees a shared list', async ({ page, visitor }) => {
  await visitor()
  await page.addInitScript(() => localStorage.removeItem('module'))
  await page.goto('/store/popular')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL(/\/store\/popular$/)
})

test('hydration keeps the prerendered page of a visitor without a location', async ({ page, visitor }) => {
  await visitor({ isNew: true })
  await page.goto('/store/popular', { waitUntil: 'commit' })
  const first = page.locator('main article').first()
  await first.waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-painted', /./)
  await expect(page.locator('html[data-stale]')).toHaveCount(0)
  await first.evaluate((element) => element.setAttribute('data-prerendered', ''))
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('main article[data-prerendered]')).toHaveCount(1)
})

for (const query of ['', '?module_id=2&module_type=grocery'])
  test(`a stranger searches the module of a shared store (/store/28${query})`, async ({ page, visitor }) => {
    await visitor({ isNew: true })
    await page.goto(`/store/28${query}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const box = page.getByRole('banner').getByRole('search')
    const field = box.getByRole('searchbox').or(box.getByRole('combobox'))
    await expect(field).toHaveAccessibleName('Search groceries and stores')
    await field.fill('milk')
    await expect(box.getByRole('option').first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL('/home?search=milk&data_type=searched&module_id=2')
    await expect(page.getByRole('main').getByRole('article').first()).toContainText(/milk/i)
    await expect(page.getByRole('button', { name: 'Set location' })).toBeVisible()
  })

test('a stranger with a phone searches the module of a shared store', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ isNew: true })
  await page.goto('/store/28')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL(/module_id=2/)
  await expect(page.getByRole('main').getByRole('combobox')).toHaveAccessibleName(
    'Search groceries and stores',
  )
})
