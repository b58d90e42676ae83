// Only a browser leaves for the gateway, comes back from it, and goes back in its history.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { expect, test } from './support/test.ts'

const balance = (page: Page) => page.getByText('Your balance', { exact: true }).locator('..')
const addMoney = (page: Page) => page.getByRole('region', { name: 'Add money', exact: true })

/** From the wallet to the page where money is paid. */
async function payFor(page: Page, amount: string): Promise<void> {
  await addMoney(page).getByRole('textbox').fill(amount)
  await addMoney(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
}

test('a customer goes back from the gateway, is refused, cancels, and then pays: the money and its bonus are in the wallet', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=wallet')
  await expect(balance(page)).toContainText('AED 0.00')

  await test.step('a refused amount stays, with the words of the shop', async () => {
    const field = addMoney(page).getByRole('textbox')
    await field.fill('0.001')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription('Enter an amount.')
    await expect(field).toHaveValue('0.001')
    await field.fill('2000000')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(/1,?000,?000/)
  })

  await test.step('a customer who goes back from the gateway can try again', async () => {
    await payFor(page, '40')
    await page.goBack()
    await payFor(page, '50')
  })

  await test.step('money that was not paid is not in the wallet, and it is said why', async () => {
    await page.getByRole('button', { name: 'Refused by the bank' }).click()
    await expect(page.getByText("The payment didn't go through")).toBeVisible()
    await payFor(page, '40')
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page.getByText('The payment was canceled')).toBeVisible()
    await expect(balance(page)).toContainText('AED 0.00')
    await expect(page.getByText('No transactions yet')).toBeVisible()
  })

  await test.step('paid money is in the wallet and its list, with its bonus', async () => {
    await addMoney(page).getByRole('button', { name: 'AED 100.00' }).click()
    await expect(addMoney(page).getByRole('textbox')).toHaveValue('100')
    await payFor(page, '١٢٠')
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(
      page.getByRole('status').filter({ hasText: 'AED 132.00 added to your wallet' }),
    ).toBeVisible()
    await expect(balance(page)).toContainText('AED 132.00')
    const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Money added' })).toContainText('+AED 120.00')
    await expect(rows.filter({ hasText: 'Bonus' })).toContainText('+AED 12.00')
    await page.getByRole('radio', { name: 'Cashback' }).check()
    await expect(page.getByText('No transactions of this type')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/page=wallet$/)
  })
})
