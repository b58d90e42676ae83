import type { Page } from '@playwright/test'
import { expect } from './test.ts'

type Side = 'Pick up from' | 'Deliver to'

export const main = (page: Page) => page.getByRole('main')
export const end = (page: Page, side: Side) => main(page).getByRole('region', { name: side })
/** The button, once it says the price. */
export const press = (page: Page) => main(page).getByRole('button', { name: /^Send parcel · / })

/** Picks the place of an end by its text; the overlay calls the page back. */
export async function pick(page: Page, side: Side, text: string): Promise<void> {
  await end(page, side).getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill(text)
  await page.getByRole('option').first().click()
  const confirm = page.getByRole('button', { name: 'Pick Locations' })
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(confirm).toBeHidden()
}

export async function contact(page: Page, side: Side, name: string, phone = '501234567'): Promise<void> {
  await end(page, side).getByLabel('Name').fill(name)
  await end(page, side)
    .getByRole('textbox', { name: /^Phone number/ })
    .fill(phone)
}

export const weight = (page: Page) => main(page).getByRole('textbox', { name: /^Weight in kg/ })

/** The first size of the chosen kind, with a weight that every size takes. */
export async function chooseSize(page: Page): Promise<void> {
  await main(page).getByRole('radiogroup', { name: 'How big is it?' }).getByRole('radio').first().check()
  await weight(page).fill('0.5')
}

export const confirmRules = (page: Page) => main(page).getByLabel('My parcel has none of these items').check()
