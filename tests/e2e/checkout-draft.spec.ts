import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { hideServerTime } from '#tests/fixtures/device-clock.ts'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import {
  addDish,
  checkOutAsGuest,
  fillContact,
  openCart,
  placeOrderButton,
  scheduleForTomorrow,
} from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { type Lang, words } from './support/words.ts'

const texts = {
  en: {
    note: 'Order note',
    door: 'Delivery instructions',
    unavailable: 'If an item is unavailable',
    house: 'House number',
    floor: 'Floor',
    road: 'Street number',
    online: /^Pay online/,
    terms: 'By placing your order, you accept our terms and conditions.',
  },
  ar: {
    note: 'ملاحظة على الطلب',
    door: 'تعليمات التوصيل',
    unavailable: 'إذا لم يتوفر أحد المنتجات',
    house: 'رقم المنزل',
    floor: 'الطابق',
    road: 'رقم الشارع',
    online: /^الدفع عبر الإنترنت/,
    terms: /^بتأكيد طلبك|^بإرسال طلبك/,
  },
} as const

const said = {
  road: '7',
  house: '12',
  floor: '3',
  door: 'Ring twice',
  unavailable: 'Call me',
  note: 'No salt',
} as const

const field = (page: Page, lang: Lang, name: keyof typeof said) =>
  page.getByRole('main').getByLabel(texts[lang][name], { exact: true })

/** Answers the time that was chosen. */
async function fillIn(page: Page, lang: Lang = 'en'): Promise<string> {
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    const written = field(page, lang, name)
    await written.waitFor({ state: 'attached' })
    const fold = page
      .locator('details:not([open])')
      .filter({ has: page.getByLabel(texts[lang][name], { exact: true }) })
    if ((await fold.count()) > 0) await fold.locator('summary').click()
    await written.fill(said[name])
  }
  await page.getByRole('radio', { name: texts[lang].online }).check()
  return scheduleForTomorrow(page, lang)
}

async function expectFilledIn(page: Page, slot: string, lang: Lang = 'en'): Promise<void> {
  for (const name of Object.keys(said) as (keyof typeof said)[]) {
    await expect(field(page, lang, name)).toHaveValue(said[name])
    await expect(field(page, lang, name)).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: texts[lang].online })).toBeChecked()
  await expect(page.getByRole('main').getByLabel(words[lang].slot, { exact: true })).toHaveValue(slot)
}

async function toCheckout(page: Page, lang: Lang = 'en'): Promise<void> {
  await page.goto('/home')
  await addDish(page, lang)
  const cart = await openCart(page, lang)
  await cart.getByRole('button', { name: words[lang].toCheckout }).click()
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

  await page.getByRole('link', { name: texts.en.terms }).click()
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

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar' })

  test('a customer finds everything again after a reload', async ({ page, visitor, baseURL }) => {
    await visitor({ lang: 'ar', token: await tokenOf('new', baseURL!) })
    await toCheckout(page, 'ar')
    const slot = await fillIn(page, 'ar')
    await page.reload()
    await expectFilledIn(page, slot, 'ar')
  })
})

test('a guest who signs in from checkout keeps what was said', async ({ page, visitor, request }) => {
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
})

test('a customer whose token expired comes back to the same checkout', async ({ page, visitor, request }) => {
  const { email, password, token } = await newCustomer(request)
  await visitor({ token })
  await toCheckout(page)
  const slot = await fillIn(page)
  await page.route(/\/api\/v1\/coupon\/apply/, (route) =>
    route.fulfill({ status: 401, json: { errors: [{ code: 'auth-001', message: 'Unauthorized.' }] } }),
  )
  await page.getByLabel('Coupon code').fill('ANY')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await expectFilledIn(page, slot)
})

test('after an expired session a guest and another customer find nothing of the customer before', async ({
  page,
  visitor,
  request,
}) => {
  const first = await newCustomer(request)
  const next = await newCustomer(request)
  await visitor({ token: first.token })
  await toCheckout(page)
  await field(page, 'en', 'note').fill('Only for Huda')
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(stored).toContain('Only for Huda')
  await page.route(/\/api\/v1\/coupon\/apply/, (route) =>
    route.fulfill({ status: 401, json: { errors: [{ code: 'auth-001', message: 'Unauthorized.' }] } }),
  )
  await page.getByLabel('Coupon code').fill('ANY')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/sign-in/)

  await guestToCheckout(page)
  await expect(field(page, 'en', 'note')).toHaveValue('')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, next.email, next.password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await expect(field(page, 'en', 'note')).toHaveValue('')
  await expect.poll(stored).not.toContain('Only for Huda')
})

test('what a guest said of the receiver is gone when a customer of the same tab has signed out', async ({
  page,
  visitor,
  request,
}) => {
  await visitor()
  await guestToCheckout(page)
  await fillContact(page)
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await expect.poll(stored).toContain('Nadia Karam')
  const { email, password } = await newCustomer(request)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, password)
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/home/)
  await expect.poll(stored).not.toContain('Nadia Karam')
})

test('a customer who signs out leaves nothing behind', async ({ page, visitor, baseURL }) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await toCheckout(page)
  await fillIn(page)
  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(page).toHaveURL(/\/home/)
  expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
})

test('a placed order leaves nothing for the next one', async ({ page, visitor, baseURL }) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await toCheckout(page)
  await field(page, 'en', 'note').fill('No salt')
  await (await placeOrderButton(page)).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  await toCheckout(page)
  await expect(field(page, 'en', 'note')).toHaveValue('')
})

test('a draft of 24 hours is forgotten, and one of 23 hours is not', async ({ page, visitor, baseURL }) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await toCheckout(page)
  await field(page, 'en', 'note').fill('No salt')
  const hour = 60 * 60_000
  const written = Date.now()
  await hideServerTime(page)
  await page.clock.setFixedTime(written + 23 * hour)
  await page.reload()
  await expect(field(page, 'en', 'note')).toHaveValue('No salt')
  await page.clock.setFixedTime(written + 24 * hour + 60_000)
  await page.reload()
  await expect(field(page, 'en', 'note')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
})

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
