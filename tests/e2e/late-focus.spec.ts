import type { Page } from '@playwright/test'
import { mirror, watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { expect, test } from './support/test.ts'

const CHUNK = /\/assets\/[^/]+\.js$/

const search = (page: Page) => page.getByRole('banner').getByPlaceholder('Search dishes and restaurants')
const suggesting = (page: Page) => page.getByRole('banner').getByRole('combobox')

test.describe('the search field of the header, whose suggestions load late,', () => {
  test.beforeEach(async ({ page, visitor }) => {
    await visitor()
    const settled = watchTraffic(page)
    await page.goto('/home')
    await settled()
  })

  test('leaves the focus on the control that the customer moved it to', async ({ page }) => {
    const letGo = await hold(page, CHUNK)
    await search(page).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const next = await page.evaluateHandle(() => document.activeElement)
    await expect(search(page)).not.toBeFocused()
    await letGo()
    await expect(suggesting(page)).toBeVisible()
    expect(await next.evaluate((control) => control === document.activeElement)).toBe(true)
  })

  test('keeps the focus, the text and the caret of a customer who types on', async ({ page }) => {
    const letGo = await hold(page, CHUNK)
    await search(page).pressSequentially('cicken')
    for (let back = 0; back < 5; back++) await page.keyboard.press('ArrowLeft')
    await letGo()
    await expect(suggesting(page)).toBeFocused()
    await page.keyboard.type('h')
    await expect(suggesting(page)).toHaveValue('chicken')
  })
})

test.describe('the search page of a phone, which loads late,', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const field = (page: Page) => page.getByRole('main').getByRole('combobox')

  test.beforeEach(async ({ page, visitor }) => {
    await visitor()
    const settled = watchTraffic(page)
    await page.goto('/home')
    await settled()
  })

  test('starts in its field', async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: 'Search dishes and restaurants' }).click()
    await expect(field(page)).toBeFocused()
  })

  test('leaves the focus on the control that the customer moved it to', async ({ page }) => {
    const letGo = await hold(page, CHUNK)
    await page.getByRole('main').getByRole('link', { name: 'Search dishes and restaurants' }).click()
    await expect(page).toHaveURL(/data_type=searched/)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.focus()
    await letGo()
    await expect(field(page)).toBeVisible()
    await expect(menu).toBeFocused()
  })
})

test('an item opened as the first act on a prerendered home gives the focus back to its card', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  await page.goto('/home')
  const offers = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Special Offer' }) })
  const card = offers.getByRole('article').first().getByRole('link').first()
  await card.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card).toBeFocused()
})

test('the cart opened before the scripts have come gives the focus back to its button', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const letGo = await hold(page, CHUNK)
  await page.goto('/home')
  const button = page.getByRole('button', { name: /^Cart/ }).first()
  await button.click()
  await letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})
