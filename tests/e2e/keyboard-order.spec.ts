// Only a browser shows it: the tab order and the focus through a whole order.
import type { Locator, Page } from '@playwright/test'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { press, walkTo } from './support/keyboard.ts'
import { placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const en = words.en

test('a guest orders by keyboard alone', { tag: '@gate' }, async ({ page, visitor }, testInfo) => {
  test.setTimeout(180_000)
  await visitor()
  const settled = watchTraffic(page)
  await page.goto('/home')
  await settled()
  const started = Date.now()

  await test.step('the first stop leads past the header', async () => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('header') === null)).toBe(true)
  })

  const sheet = page.getByRole('dialog')
  await test.step('opens a dish, chooses what it asks for, and comes back to where they were', async () => {
    const opener = page.getByRole('button', { name: en.chooseOptions }).and(page.locator(':enabled')).first()
    const card = page.locator('article').filter({ has: opener }).first()
    await walkTo(page, opener)
    await press(page, 'Enter')
    await expect(sheet).toBeVisible()
    await focusIsIn(sheet)
    await chooseByKeyboard(page, sheet)
    await walkTo(page, sheet.getByRole('button', { name: en.oneMore }).last())
    for (let more = 0; more < 3; more++) await press(page, 'Space')
    await walkTo(page, sheet.getByRole('button', { name: en.addToCart }))
    await press(page, 'Enter')
    await expect(sheet).toBeHidden()
    await focusIsIn(card)
  })

  await test.step('opens the cart, closes it, and is back at its button', async () => {
    const cart = page.getByRole('button', { name: en.cart }).filter({ visible: true }).first()
    await walkTo(page, cart, 'Shift+Tab')
    await press(page, 'Enter')
    await focusIsIn(sheet)
    await press(page, 'Escape')
    await expect(sheet).toBeHidden()
    await expect(cart).toBeFocused()
    await press(page, 'Enter')
    await expect(sheet).toBeVisible()
  })

  await test.step('goes on as a guest', async () => {
    await walkTo(page, page.getByRole('button', { name: en.toCheckout }))
    await press(page, 'Enter')
    const asGuest = page.getByRole('button', { name: en.asGuest })
    // While the question takes the place of the cart, the keyboard is in neither.
    await expect(asGuest).toBeVisible()
    await focusIsIn(sheet.filter({ has: asGuest }))
    await walkTo(page, asGuest)
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/checkout\?page=cart/)
    // The heading is there before the form: its placeholder has it, too.
    await expect(page.getByLabel(en.contactName)).toBeVisible()
  })

  await test.step('says who they are', async () => {
    const main = page.getByRole('main')
    await walkTo(page, main.getByLabel(en.contactName))
    await page.keyboard.type('Nadia Karam')
    await walkTo(page, main.getByLabel(en.contactPhone))
    await page.keyboard.type('501234567')
    await walkTo(page, main.getByLabel(en.contactEmail))
    await page.keyboard.type('nadia@example.com')
  })

  await test.step('places the order', async () => {
    await walkTo(page, await placeOrderButton(page))
    await press(page, 'Enter')
    await expect(page.getByRole('dialog', { name: /Order placed/i })).toBeVisible()
    await focusIsIn(sheet)
    await walkTo(page, sheet.getByRole('button', { name: en.trackOrder }))
  })

  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  testInfo.annotations.push({ type: 'time', description: `${seconds} s` })
  console.log(`An order by keyboard alone took ${seconds} s.`)
})

async function focusIsIn(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluateAll((parts) => parts.some((one) => one.contains(document.activeElement))))
    .toBe(true)
}

/** The first option of every group that must have one, with Space. */
async function chooseByKeyboard(page: Page, sheet: Locator): Promise<void> {
  const groups = sheet.getByRole('group').or(sheet.getByRole('radiogroup'))
  for (const group of await groups.filter({ hasText: en.required }).all()) {
    await walkTo(page, group.getByRole('radio').or(group.getByRole('checkbox')).first())
    await press(page, 'Space')
  }
}
