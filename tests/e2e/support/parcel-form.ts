import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const sides = {
  en: { sender: 'Pick up from', receiver: 'Deliver to' },
  ar: { sender: 'الاستلام من', receiver: 'التسليم إلى' },
} as const

type Side = (typeof sides)['en' | 'ar']['sender' | 'receiver']

export const main = (page: Page) => page.getByRole('main')
export const end = (page: Page, side: Side) => main(page).getByRole('region', { name: side })
export const nameAt = (page: Page, side: Side) => end(page, side).getByLabel(/^(Name|الاسم)/)
export const phoneAt = (page: Page, side: Side) =>
  end(page, side).getByRole('textbox', { name: /^(Phone number|رقم الهاتف)/ })
export const instructionAt = (page: Page, side: Side) =>
  end(page, side).getByLabel(/^(Note to the courier|ملاحظة للمندوب)/)
/** The button, once it says the price. */
export const press = (page: Page) => main(page).getByRole('button', { name: /^(Send parcel|إرسال الطرد) · / })

/** Picks the place of an end by its text; the overlay calls the page back. */
export async function pick(page: Page, side: Side, text: string): Promise<void> {
  await end(page, side)
    .getByRole('button', { name: /^(Search|بحث)$/ })
    .click()
  await page.getByRole('combobox').fill(text)
  await page.getByRole('option').first().click()
  const confirm = page.getByRole('button', { name: /^(Pick Locations|اختيار الموقع)$/ })
  await expect(confirm).toBeEnabled()
  await confirm.click()
  await expect(confirm).toBeHidden()
}

export async function contact(page: Page, side: Side, name: string, phone = '501234567'): Promise<void> {
  await nameAt(page, side).fill(name)
  await phoneAt(page, side).fill(phone)
}

export const sizes = (page: Page) =>
  main(page)
    .getByRole('radiogroup', { name: /How big is it\?|ما حجم الطرد؟/ })
    .getByRole('radio')

export const weight = (page: Page) =>
  main(page).getByRole('textbox', { name: /^(Weight in kg|الوزن بالكيلوغرام)/ })

/** The first size of the chosen kind, with a weight that every size takes. */
export async function chooseSize(page: Page): Promise<void> {
  await sizes(page).first().check()
  await weight(page).fill('0.5')
}

export const rules = (page: Page) =>
  main(page).getByLabel(/My parcel has none of these items|طردي لا يحتوي على أي من هذه المواد/)

export const confirmRules = (page: Page) => rules(page).check()
