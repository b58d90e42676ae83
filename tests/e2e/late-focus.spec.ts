// Only a browser shows where the focus is while code loads late.
import type { Page } from '@playwright/test'
import { mirror, watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const CHUNK = /\/assets\/[^/]+\.js$/

const search = (page: Page) => page.getByRole('banner').getByPlaceholder('Search dishes and restaurants')
const suggesting = (page: Page) => page.getByRole('banner').getByRole('combobox')

/** The home with everything that it loads by itself. */
async function openHome(page: Page): Promise<void> {
  const settled = watchTraffic(page)
  // As a first visit: a prerendered home loads its code in another order.
  await firstVisit(page, '/home')
  await settled()
}

test('an overlay that is opened as the first act on a prerendered home, or before the scripts have come, gives the focus back', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })

  await test.step('an item gives the focus back to its card', async () => {
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

  await test.step('the cart opened before the scripts have come gives the focus back to its button', async () => {
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
})

test('a search field whose suggestions load late keeps the focus, the text and the caret of a customer who types on, and takes no focus back', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('the field of the header leaves the focus on the control that the customer moved it to', async () => {
    await openHome(page)
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

  await test.step('the field of the header keeps the focus, the text and the caret of a customer who types on', async () => {
    await openHome(page)
    const letGo = await hold(page, CHUNK)
    await search(page).pressSequentially('cicken')
    for (let back = 0; back < 5; back++) await page.keyboard.press('ArrowLeft')
    await letGo()
    await expect(suggesting(page)).toBeFocused()
    await page.keyboard.type('h')
    await expect(suggesting(page)).toHaveValue('chicken')
  })

  const field = page.getByRole('main').getByRole('combobox')
  const toSearch = page.getByRole('main').getByRole('link', { name: 'Search dishes and restaurants' })

  await test.step('the search page of a phone starts in its field', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openHome(page)
    await toSearch.click()
    await expect(field).toBeFocused()
  })

  await test.step('the search page of a phone leaves the focus on the control that the customer moved it to', async () => {
    await openHome(page)
    const letGo = await hold(page, CHUNK)
    await toSearch.click()
    await expect(page).toHaveURL(/data_type=searched/)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await menu.focus()
    await letGo()
    await expect(field).toBeVisible()
    await expect(menu).toBeFocused()
  })
})
