// Only a browser shows it: passkeys of a device, and the field that offers one.
import type { Page } from '@playwright/test'
import { fingerprintOf } from '#tests/fixtures/fingerprint.ts'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { hold } from './support/faults.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  name: /^Email or phone/,
  password: /^Password/,
  submit: 'Sign in',
  offer: 'Sign in without a password next time',
  setUp: 'Set up',
  add: 'Add a passkey',
  ready: 'Your passkey is ready. Use it the next time you sign in.',
  way: 'Sign in with a passkey',
  done: 'Sign in successfully.',
  used: /^Last used/,
  rename: /^Rename /,
  label: /^Name/,
  save: 'Save',
  remove: 'Remove My phone',
  yes: 'Remove',
  removed: 'The passkey is removed.',
  unknown: 'This passkey does not work here. Sign in another way.',
  declined: 'Your device added no passkey. You can try again.',
  again: 'Try again',
} as const

const PASSWORD = 'lighthouse-2026'

async function newcomer(page: Page): Promise<string> {
  const phone = newPhone()
  const email = `noor.${phone.slice(1)}@example.com`
  const data = {
    f_name: 'Noor',
    l_name: 'Karam',
    phone,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
  }
  expect((await page.request.post('/api/v1/auth/sign-up', { data })).status()).toBe(200)
  return email
}

const isSignedOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'))

test('a customer takes the offer, signs in by the passkey, names it and removes it', async ({
  page,
  visitor,
  forgive,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  forgive(/auth\/passkey.*403|403.*auth\/passkey|failed: 403/)
  const device = await fingerprintOf(page)
  const email = await newcomer(page)
  await visitor()
  await device.touches(false)
  await page.goto('/auth/sign-in')
  const main = page.getByRole('main')
  /** The press ends what the field of the form waits for; a touch before that would answer the field. */
  const pressTheWay = async () => {
    const challenge = await hold(page, /\/auth\/passkey\/options/)
    await main.getByRole('button', { name: words.way }).click()
    await device.touches(true)
    await challenge()
  }
  await main.getByLabel(words.name).fill(email)
  await main.getByLabel(words.password).fill(PASSWORD)
  expect(await seriousFindings(page)).toEqual([])
  await main.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page.getByText(words.offer)).toBeVisible()
  await page.getByRole('button', { name: words.setUp }).click()
  await expect(page).toHaveURL(/page=passkeys$/)
  await device.touches(true)
  // The owner is not known to the sensor at first.
  await device.knowsItsOwner(false)
  await main.getByRole('button', { name: words.add }).click()
  await expect(main.getByText(words.declined)).toBeVisible()
  await device.knowsItsOwner(true)
  await main.getByRole('button', { name: words.again }).click()
  await expect(page.getByText(words.ready)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await isSignedOut(page)
  await device.touches(false)
  await page.goto('/auth/sign-in?next=%2Fprofile%3Fpage%3Dpasskeys')
  await expect(main.getByRole('button', { name: words.way })).toBeVisible()
  await pressTheWay()
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(main.getByText(words.used)).toBeVisible()

  await main.getByRole('button', { name: words.rename }).click()
  await page.getByRole('dialog').getByLabel(words.label).fill('My phone')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: words.save }).press('Enter')
  await main.getByRole('button', { name: words.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: words.yes }).click()
  await expect(page.getByText(words.removed)).toBeVisible()

  await isSignedOut(page)
  await device.touches(false)
  await page.goto('/auth/sign-in')
  await expect(main.getByRole('button', { name: words.way })).toBeVisible()
  await pressTheWay()
  await expect(main.getByText(words.unknown)).toBeVisible()
})

test('the settings lead to the passkeys, and the field of the form offers one, without a name and without a press', async ({
  page,
  visitor,
}) => {
  await fingerprintOf(page)
  const email = await newcomer(page)
  const login = { email_or_phone: email, password: PASSWORD }
  const { token } = await (await page.request.post('/api/v1/auth/login', { data: login })).json()
  await visitor({ token })
  await page.goto('/profile?page=settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Passkeys/ })
    .click()
  await page.getByRole('main').getByRole('button', { name: words.add }).click()
  await expect(page.getByText(words.ready)).toBeVisible()
  await isSignedOut(page)
  await page.goto('/auth/sign-in')
  await expect(page.getByText(words.done)).toBeVisible()
  await expect(page).toHaveURL(/\/home$/)
})
