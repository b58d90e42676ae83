// Only a browser shows it: the whole visit of a customer, from the sign-in to the sign-out.
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { addDish, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const [layla] = demoAccounts

test('a customer signs in, orders to a saved address, finds the order among theirs, and signs out', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/auth/sign-in')
  await page.getByLabel('Email or phone').fill(layla.email)
  await page.getByLabel(/^Password/).fill('not-my-password')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible()
  await expect(page.getByLabel('Email or phone')).toHaveValue(layla.email)
  await page.getByLabel(/^Password/).fill(layla.password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Sign in successfully.')).toBeVisible()
  await expect(page).toHaveURL(/\/home/)

  await addDish(page)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await page.getByRole('button', { name: 'View Saved Address' }).click()
  const saved = page.getByRole('dialog')
  await saved.getByRole('radio').first().check()
  await saved.getByRole('button', { name: 'Select' }).click()
  await expect(saved).toBeHidden()
  await (await placeOrderButton(page)).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/)
  // The shop may have gone on with the order by now.
  await expect(page.getByRole('main')).toContainText('Order Placed')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const order_id = new URL(page.url()).searchParams.get('order_id')
  await page.goto('/profile?page=my-orders')
  await page.getByRole('link', { name: `Details of order #${order_id}` }).click()
  await expect(page.getByRole('main').getByText(`Order #${order_id}`)).toBeVisible()

  await page.goto('/home')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to logout?')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Logout successful.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
