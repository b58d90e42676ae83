// Only a browser shows it: what was said at checkout over a reload, Back, Forward, another tab and the sign-in of its tab.
import type { Page } from '@playwright/test'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { addDish, checkOutAsGuest, fillContact, openCart, scheduleForTomorrow } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const texts = {
  note: 'Order note',
  door: 'Delivery instructions',
  unavailable: 'If an item is unavailable',
  house: 'House number',
  floor: 'Floor',
  road: 'Street number',
  online: /^Pay online/,
  terms: 'By placing your order, you accept our terms and conditions.',
} as const

const said = {
  road: '7',
  house: '12',
  floor: '3',
  door: 'Ring twice',
  unavailable: 'Call me',
  note: 'No salt',
} as const

const field = (page: Page, name: keyof typeof said) =>
  page.getByRole('main').getByLabel(texts[name], { exact: true })

/** Answers the time that was chosen. */
async function fillIn(page: Page): Promise<string> {
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    const written = field(page, name)
    await written.waitFor({ state: 'attached' })
    const fold = page
      .locator('details:not([open])')
      .filter({ has: page.getByLabel(texts[name], { exact: true }) })
    if ((await fold.count()) > 0) await fold.locator('summary').click()
    await written.fill(said[name])
  }
  await page.getByRole('radio', { name: texts.online }).check()
  return scheduleForTomorrow(page)
}

async function expectFilledIn(page: Page, slot: string): Promise<void> {
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    await expect(field(page, name)).toHaveValue(said[name])
    await expect(field(page, name)).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: texts.online })).toBeChecked()
  await expect(page.getByRole('main').getByLabel(words.en.slot, { exact: true })).toHaveValue(slot)
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto('/home')
  await addDish(page)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
}

async function guestToCheckout(page: Page): Promise<void> {
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
}

test('a guest finds everything again after a reload, the terms, and in another tab', async ({
  page,
  visitor,
  context,
}) => {
  await visitor()
  await guestToCheckout(page)
  await fillContact(page)
  const slot = await fillIn(page)

  await page.reload()
  await expectFilledIn(page, slot)
  await expect(page.getByLabel(words.en.contactName)).toHaveValue('Nadia Karam')
  await expect(page.getByLabel(words.en.contactPhone)).toHaveValue('501234567')

  await page.getByRole('link', { name: texts.terms }).click()
  await expect(page).toHaveURL(/terms-and-conditions/)
  await page.goBack()
  await expectFilledIn(page, slot)
  await page.goBack()
  await page.goForward()
  await expectFilledIn(page, slot)

  const tab = await context.newPage()
  await tab.goto('/checkout?page=cart')
  await expectFilledIn(tab, slot)
  await expect(tab.getByLabel(words.en.contactName)).toHaveValue('Nadia Karam')
  await expect(tab.getByLabel(words.en.contactEmail)).toHaveValue('nadia@example.com')
})

test('a guest who signs in from checkout keeps what was said, and so does a customer whose token expired', async ({
  page,
  visitor,
  request,
}) => {
  await visitor()
  await guestToCheckout(page)
  await fillContact(page)
  const slot = await fillIn(page)
  const { email, password } = await newCustomer(request)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await expectFilledIn(page, slot)
  await expect(page.getByText('Nadia Karam').first()).toBeVisible()

  await expireToken(page)
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await expectFilledIn(page, slot)
})

test('a guest and another customer find nothing of a customer whose session expired, and a sign-out leaves nothing of either', async ({
  page,
  visitor,
  request,
}) => {
  const first = await newCustomer(request)
  const next = await newCustomer(request)
  await visitor({ token: first.token })
  await toCheckout(page)
  await field(page, 'note').fill('Only for Huda')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(stored).toContain('Only for Huda')
  await expireToken(page)

  await guestToCheckout(page)
  await expect(field(page, 'note')).toHaveValue('')
  await fillContact(page)
  await expect.poll(stored).toContain('Nadia Karam')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, next.email, next.password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await expect(field(page, 'note')).toHaveValue('')
  await expect.poll(stored).not.toContain('Only for Huda')

  await fillIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect.poll(stored).not.toContain('Nadia Karam')
  expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
})

/** The server takes the token for expired when the customer applies a coupon. */
async function expireToken(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/coupon\/apply/, (route) =>
    route.fulfill({ status: 401, json: { errors: [{ code: 'auth-001', message: 'Unauthorized.' }] } }),
  )
  await page.getByLabel('Coupon code').fill('ANY')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email or phone' }).fill(email)
  await page
    .getByRole('main')
    .getByLabel(/^Password/)
    .fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function newCustomer(request: import('@playwright/test').APIRequestContext) {
  const phone = newPhone()
  const data = {
    f_name: 'Huda',
    l_name: 'Saleh',
    email: `huda.${phone.slice(1)}@example.com`,
    phone,
    password: 'lighthouse-2026',
    confirm_password: 'lighthouse-2026',
  }
  const reply = await request.post('/api/v1/auth/sign-up', { data })
  const { token } = (await reply.json()) as { token: string }
  return { email: data.email, password: data.password, token }
}
