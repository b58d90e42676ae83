import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { addDish, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const [layla] = demoAccounts

test('a customer signs in, orders to a saved address, and finds the order among theirs', async ({
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
})

test('logging out asks, clears what was theirs, and says so', async ({ page, visitor, request }) => {
  const reply = await request.post('/api/v1/auth/login', {
    data: { email: demoAccounts[1].email, password: demoAccounts[1].password },
  })
  const { token } = await reply.json()
  await visitor({ token })
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

test('an expired token is said once and leads to sign-in', async ({ page, visitor }) => {
  await visitor({ token: 'a-token-the-server-never-gave-000000000000000000' })
  await page.goto('/home')
  await expect(page.getByText('Your account is inactive or Your token has been expired')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await expect(page.getByText('Your account is inactive or Your token has been expired')).toHaveCount(1)
})
