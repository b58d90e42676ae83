// Only a browser shows it: the keyboard in the field of a code, and the page of the demo that shows the code.
import type { Page } from '@playwright/test'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { codeIn } from './support/outbox.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  forgot: 'Forgot your password?',
  name: /^Email or phone/,
  missing: 'Please enter your registered mobile number',
  send: 'Send the code',
  code: /^Code/,
  wrong: 'The code is wrong or has expired.',
  password: /^New password/,
  confirm: /^Confirm password/,
  change: 'Change password',
  question: 'Are you sure, you want to reset?',
  done: 'Sign in successfully.',
} as const

const NEW = 'seven red boats'

function newcomer() {
  const phone = newPhone()
  const password = 'lighthouse-2026'
  return { f_name: 'Huda', l_name: 'Karam', phone, email: `huda.${phone.slice(1)}@example.com`, password }
}

async function newCustomer(page: Page) {
  const customer = newcomer()
  const data = { ...customer, confirm_password: customer.password }
  expect((await page.request.post('/api/v1/auth/sign-up', { data })).status()).toBe(200)
  return customer
}

test('a customer who forgot the password proves the phone, chooses another by keyboard alone, and is signed in', async ({
  page,
  visitor,
  forgive,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  forgive(/auth\/verify-token.*403|403.*auth\/verify-token|failed: 403/)
  const customer = await newCustomer(page)
  const to = customer.phone
  await visitor()
  await page.goto('/auth/sign-in')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words.forgot }).press('Enter')
  await main.getByRole('button', { name: words.send }).press('Enter')
  await expect(main.getByText(words.missing)).toBeVisible()
  const name = main.getByLabel(words.name)
  await expect(name).toBeFocused()
  await name.fill(to)
  expect(await seriousFindings(page)).toEqual([])
  await name.press('Enter')
  const code = main.getByLabel(words.code)
  await expect(code).toBeFocused()
  await expect(main).toContainText(to)
  expect(await seriousFindings(page)).toEqual([])
  const right = await codeIn(page, to)
  await code.pressSequentially(right === '000000' ? '111111' : '000000')
  await expect(main.getByText(words.wrong)).toBeVisible()
  // The wrong digits are selected: the next ones replace them.
  await page.keyboard.type(right)
  const password = main.getByLabel(words.password)
  await password.fill(NEW)
  await main.getByLabel(words.confirm).fill(NEW)
  expect(await seriousFindings(page)).toEqual([])
  await main.getByLabel(words.confirm).press('Enter')
  const question = page.getByRole('alertdialog', { name: words.question })
  await question.getByRole('button', { name: words.change }).press('Enter')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
  const login = (tried: string) =>
    page.request.post('/api/v1/auth/login', { data: { email_or_phone: to, password: tried } })
  expect((await login(customer.password)).status()).toBe(401)
  expect((await login(NEW)).status()).toBe(200)
})

test('a customer signs up, and signs in with a code, which ends the password of an unproven phone', {
  tag: '@gate',
}, async ({ page, visitor }) => {
  const { f_name, l_name, phone, email, password } = newcomer()
  await visitor()
  const main = page.getByRole('main')
  await test.step('the visitor signs up, and signs out again', async () => {
    await page.goto('/auth/sign-up')
    await main.getByLabel('First name').fill(f_name)
    await main.getByLabel('Last name').fill(l_name)
    await main.getByLabel('Phone').fill(phone.slice(4))
    await main.getByLabel('Email').fill(email)
    await main.getByLabel(/^Password\W*$/).fill(password)
    await main.getByLabel('Confirm password').fill(password)
    await main.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Signup successfully.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'My account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByText('Logout successful.')).toBeVisible()
  })
  await page.goto('/auth/sign-in?next=%2Fprofile%3Fpage%3Dmy-orders')
  await main.getByRole('link', { name: 'Sign in with a code' }).click()
  await main.getByLabel(/^Phone/).fill(phone.slice(4))
  await main.getByRole('button', { name: 'Send the code' }).click()
  await expect(main).toContainText(phone)
  const [outbox] = await Promise.all([
    page.context().waitForEvent('page'),
    main.getByRole('link', { name: 'See the code' }).click(),
  ])
  await expect(outbox.getByText(phone)).toBeVisible()
  await outbox.close()
  await main.getByLabel(/^Code/).fill(await codeIn(page, phone))
  await expect(
    page.getByText(/^Your phone is verified\. Your earlier password no longer works/),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/profile\?page=my-orders$/)
  const data = { email_or_phone: phone, password }
  expect((await page.request.post('/api/v1/auth/login', { data })).status()).toBe(401)
})
