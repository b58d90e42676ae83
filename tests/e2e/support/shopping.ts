import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { type Lang, words } from './words.ts'

/**
 * Takes the first dish, `among` these, that needs choosing, fills its required options, and puts four of it in the cart. On
 * the home it is a dish of a kitchen that never closes, because tests run at any hour.
 */
export async function addDish(page: Page, lang: Lang = 'en', among: Page | Locator = page): Promise<void> {
  const isHome = among === page && new URL(page.url()).pathname === '/home'
  const dishes = isHome ? page.getByRole('article').filter({ hasText: words[lang].openKitchens }) : among
  await dishes
    .getByRole('button', { name: words[lang].chooseOptions })
    .and(page.locator(':enabled'))
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await chooseRequired(sheet, lang)
  // Stores have a minimum order; four of anything reach it.
  for (let more = 0; more < 3; more++)
    await sheet.getByRole('button', { name: words[lang].oneMore }).last().click()
  await sheet.getByRole('button', { name: words[lang].addToCart }).click()
  await expect(sheet).toBeHidden()
}

/** The first option of every group that must have one. */
export async function chooseRequired(sheet: Locator, lang: Lang = 'en'): Promise<void> {
  await expect(sheet.getByRole('heading').first()).toBeVisible()
  const groups = sheet.getByRole('group').or(sheet.getByRole('radiogroup'))
  for (const group of await groups.filter({ hasText: words[lang].required }).all())
    await group.locator('label').first().click()
}

export async function openCart(page: Page, lang: Lang = 'en'): Promise<Locator> {
  await page.getByRole('button', { name: words[lang].cart }).filter({ visible: true }).first().click()
  const cart = page.getByRole('dialog')
  await expect(cart).toBeVisible()
  return cart
}

/** From the cart to the checkout page as a guest. */
export async function checkOutAsGuest(page: Page, lang: Lang = 'en'): Promise<void> {
  const cart = await openCart(page, lang)
  await cart.getByRole('button', { name: words[lang].toCheckout }).click()
  await page.getByRole('button', { name: words[lang].asGuest }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
}

/** Writes who receives a guest's delivery, on the page of checkout. */
export async function fillContact(page: Page, lang: Lang = 'en'): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(words[lang].contactName).fill('Nadia Karam')
  await main.getByRole('textbox', { name: words[lang].contactPhone }).pressSequentially('050 123 4567')
  await main.getByLabel(words[lang].contactEmail).fill('nadia@example.com')
}

/**
 * The button that places the order, once it says all of the amount: who presses it before is asked again. A page that is
 * loading shows the button too, disabled, and nothing about the fee.
 */
export async function placeOrderButton(page: Page, lang: Lang = 'en'): Promise<Locator> {
  const button = page.getByRole('button', { name: words[lang].placeOrder })
  await expect(button).toBeEnabled()
  await expect(page.getByText(words[lang].askingFee)).toHaveCount(0)
  return button
}

/** Schedules the order for tomorrow: late in the evening a store may be closed, and today may have no slot left. Returns the slot. */
export async function scheduleForTomorrow(page: Page, lang: Lang = 'en'): Promise<string> {
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: words[lang].later }).check()
  await main.getByLabel(words[lang].day, { exact: true }).selectOption({ index: 1 })
  const slot = main.getByLabel(words[lang].slot, { exact: true })
  await slot.selectOption({ index: 2 })
  return slot.inputValue()
}
