import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { orderDinner } from '#tests/fixtures/dinner.ts'
import { expect, test } from './support/test.ts'

const balance = (page: Page) => page.getByText('Your balance', { exact: true }).locator('..')
const addMoney = (page: Page) => page.getByRole('region', { name: 'Add money', exact: true })

/** From the wallet to the page where money is paid. */
async function payFor(page: Page, amount: string): Promise<void> {
  await addMoney(page).getByRole('textbox').fill(amount)
  await addMoney(page).getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
}

test('money is added through the gateway, with its bonus, and is in the wallet and its list', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=wallet')
  await expect(balance(page)).toContainText('AED 0.00')
  await addMoney(page).getByRole('button', { name: 'AED 100.00' }).click()
  await expect(addMoney(page).getByRole('textbox')).toHaveValue('100')
  await payFor(page, '120')
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'AED 132.00 added to your wallet' })).toBeVisible()
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

test('money that was not paid is not in the wallet, and it is said why', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=wallet')
  await payFor(page, '40')
  await page.getByRole('button', { name: 'Refused by the bank' }).click()
  await expect(page.getByText("The payment didn't go through")).toBeVisible()
  await payFor(page, '40')
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('The payment was canceled')).toBeVisible()
  await expect(balance(page)).toContainText('AED 0.00')
  await expect(page.getByText('No transactions yet')).toBeVisible()
})

test('a refused amount stays, with the words of the shop, and a customer who goes back from the gateway can try again', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/profile?page=wallet')
  const field = addMoney(page).getByRole('textbox')
  await field.fill('0.001')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Enter an amount.')
  await expect(field).toHaveValue('0.001')
  await field.fill('2000000')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/1,?000,?000/)
  await payFor(page, '40')
  await page.goBack()
  await payFor(page, '50')
})

test('points are changed into money of the wallet, and no more than there are', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  const earned = await orderDinner(baseURL!, token)
  await expect.poll(earned, { timeout: 60_000 }).toBeGreaterThan(100)
  const points = await earned()
  await visitor({ token })
  await page.goto('/profile?page=loyalty-points')
  const held = page.getByText('Your points').locator('..')
  const form = page.getByRole('region', { name: 'Convert points to money' })
  const field = form.getByRole('textbox')
  await expect(held).toContainText(String(points))
  await field.fill('99')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('Convert at least 100 points at a time.')
  await field.fill(String(points + 1))
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription("You don't have that many points.")
  await field.fill('100')
  await expect(form).toContainText('You get AED 2.00')
  await form.getByRole('button', { name: 'Convert to money' }).click()
  await expect(page.getByText('Point to wallet transfer successfully.')).toBeVisible()
  await expect(held).toContainText(String(points - 100))
  await expect(field).toHaveValue('')
  const rows = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem')
  await expect(rows.first()).toContainText('−100')
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wallet' }).click()
  // The order may have brought cashback as well.
  await expect(rows.filter({ hasText: 'From points' })).toContainText('+AED 2.00')
})

test('codes of coupons and invitations are copied', async ({ page, visitor, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/home')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('link', { name: 'Coupons' }).click()
  await page.getByRole('button', { name: 'HARBOUR10 Copy' }).click()
  await expect(page.getByRole('button', { name: 'HARBOUR10 Copied' })).toBeVisible()
  expect(await copied()).toBe('HARBOUR10')
  await expect(page.getByRole('button', { name: 'HARBOUR10 Copy', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Referral code' }).first().click()
  await page.getByRole('button', { name: 'Copy code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const code = await copied()
  await expect(page.getByRole('main')).toContainText(code)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await copied()).toBe(`${baseURL}/auth/sign-up?code=${code}`)
})

test('the wallet needs a login, and the way to it leads through the sign-in', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByText('You must be login to access this page')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in\?next=.*wallet/)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('money is added in Arabic digits', async ({ page, visitor, baseURL }) => {
    await visitor({ lang: 'ar', token: await tokenOf('new', baseURL!) })
    await page.goto('/profile?page=wallet')
    const form = page.getByRole('region', { name: 'إضافة رصيد', exact: true })
    await form.getByRole('textbox').fill('٤٠')
    await form.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
    await page.getByRole('button', { name: 'تدفع', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'إلى محفظتك' })).toContainText('40.00')
    await expect(page.getByText('رصيدك').locator('..')).toContainText('40.00')
  })
})
