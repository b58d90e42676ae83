import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'
import { type Lang, words } from './words.ts'

/** Takes the first dish of the page that needs choosing, fills what is required, and puts four of it in the cart. */
export async function addDish(page: Page, lang: Lang = 'en'): Promise<void> {
  await page
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
  await main.getByRole('textbox', { name: words[lang].contactPhone }).fill('501234567')
  await main.getByLabel(words[lang].contactEmail).fill('nadia@example.com')
}

/** The button that places the order, once it says all of the amount: who presses it before is asked again. */
export async function placeOrderButton(page: Page, lang: Lang = 'en'): Promise<Locator> {
  const button = page.getByRole('button', { name: words[lang].placeOrder })
  await expect(button).toBeVisible()
  await expect(page.getByText(words[lang].askingFee)).toHaveCount(0)
  return button
}
