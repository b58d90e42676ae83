// Only a browser shows what a stranger sees behind a shared address, and whether hydration keeps it.
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const articles = (page: Page) => main(page).getByRole('article')
const rows = (page: Page) => main(page).getByRole('listitem')

/** Addresses that customers share, and what a stranger has to see there; those that name a module come last. */
const shared: Record<string, (page: Page) => ReturnType<Page['locator']>> = {
  '/all-brands': rows,
  '/home': articles,
  '/store/popular': articles,
  '/categories': rows,
  '/category/101': articles,
  '/campaigns': rows,
  '/campaigns/1': articles,
  '/flash-sales?id=1': articles,
  '/flash-sales': articles,
  '/home?module_id=2': articles,
  '/home?data_type=searched&search=rice&module_id=1': articles,
  '/home?data_type=discounted&search=special-offer&module_id=2': articles,
  '/home?data_type=category&id=101&module_id=1': articles,
  '/store/latest?module_id=2': articles,
}

test('a visitor without a location sees each shared page, stays on it after setting the location, and needs no module there', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor({ isNew: true })
  for (const [path, content] of Object.entries(shared))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(content(page).first()).toBeVisible()
      await page.getByRole('button', { name: 'Set location' }).first().waitFor()
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname)
      expect(new URL(page.url()).search).toBe(new URL(path, page.url()).search)
      await expect(main(page)).not.toContainText('0 km', { timeout: 1 })
    })

  await test.step('the visitor sets the location on a shared page, and sees what comes to them', async () => {
    await page.goto('/store/popular?module_id=2')
    await expect(articles(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Set location' }).click()
    await page.getByRole('button', { name: 'Pick Locations' }).click()
    await expect(page.getByText('New location has been set.')).toBeVisible()
    await expect(page).toHaveURL(/\/store\/popular\?module_id=2$/)
    await expect(page.getByRole('button', { name: 'Set location' })).toHaveCount(0)
    await expect(articles(page).first()).toContainText(/\d km/)
  })

  await test.step('the visitor has a location and no module, and sees a shared list', async () => {
    await forgetModule(page)
    await page.goto('/store/popular')
    await expect(articles(page).first()).toBeVisible()
    await expect(page).toHaveURL(/\/store\/popular$/)
  })
})

test('hydration keeps the prerendered page of a stranger, and a stranger searches the module of a shared store', async ({
  page,
  visitor,
}) => {
  await visitor({ isNew: true })

  await test.step('hydration keeps the prerendered page', async () => {
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
    await test.step(`a stranger searches the module of /store/28${query}`, async () => {
      await forgetModule(page)
      await page.goto(`/store/28${query}`)
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      const box = page.getByRole('banner').getByRole('search')
      const field = box.getByRole('searchbox').or(box.getByRole('combobox'))
      await expect(field).toHaveAccessibleName('Search groceries and stores')
      await field.fill('milk')
      await expect(box.getByRole('option').first()).toBeVisible()
      await field.press('Enter')
      await expect(page).toHaveURL('/home?search=milk&data_type=searched&module_id=2')
      await expect(articles(page).first()).toContainText(/milk/i)
      await expect(page.getByRole('button', { name: 'Set location' })).toBeVisible()
    })

  await test.step('a stranger with a phone searches the module of a shared store', async () => {
    await forgetModule(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/store/28')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Main sections' })
      .getByRole('link', { name: 'Search' })
      .click()
    await expect(page).toHaveURL(/module_id=2/)
    await expect(main(page).getByRole('combobox')).toHaveAccessibleName('Search groceries and stores')
  })
})

/** The next page finds no module that an address before it has led into. */
async function forgetModule(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('module'))
  await page.context().clearCookies()
}
