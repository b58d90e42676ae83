import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { chooseSize, end, main, pick, press } from './support/parcel-form.ts'
import { scheduleForTomorrow } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const FORM = '/parcel-delivery-info?id=1'
const receiver = (page: Page) => end(page, 'Deliver to').getByLabel('Name')

/** The browser has the session of this account, as after a sign-in in another tab. */
async function openAs(page: Page, token: string): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('token', text), token)
  await page.goto(FORM)
  await expect(receiver(page)).toBeVisible()
}

// docs/spec.md §4 Checkout: what the shopper said is kept for 24 hours. A customer takes over what the guest said.
test('the draft of a parcel goes to the account in which its guest signs in, and to no other', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ module: 'parcel' })
  await page.goto(FORM)
  await chooseSize(page)
  await pick(page, 'Deliver to', 'Opera House')
  await receiver(page).fill('Omar Zaki')
  const slot = await scheduleForTomorrow(page)

  await openAs(page, await tokenOf('new', baseURL!))
  await expect(receiver(page)).toHaveValue('Omar Zaki')
  await expect(main(page).getByLabel(words.en.slot, { exact: true })).toHaveValue(slot)
  await expect(press(page)).toBeVisible()
  await end(page, 'Deliver to').getByLabel('Note to the courier').fill('Blue door')

  await openAs(page, await tokenOf('new', baseURL!))
  await expect(receiver(page)).toHaveValue('')
  await expect(main(page).getByText('Where should the courier bring it?')).toBeVisible()
})

test('a customer who signs out leaves no draft of a parcel behind', async ({ page, visitor, baseURL }) => {
  await visitor({ module: 'parcel', token: await tokenOf('new', baseURL!) })
  await page.goto(FORM)
  await receiver(page).fill('Omar Zaki')
  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/home/)
  expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
  await page.goto(FORM)
  await expect(receiver(page)).toHaveValue('')
})
