// Only a browser shows it: nothing of Google loads before the press, the policies of page and frame let in exactly what the
// check needs, and what a blocked script looks like.
import type { Page } from '@playwright/test'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { CODE, type FirebaseServer, startFirebaseServer } from '#tests/support/firebase-server.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { test as base, expect } from './support/test.ts'

type House = { shop: ReferenceServer; google: FirebaseServer }

/** A shop of its own, whose codes come from a local stand-in of Firebase. */
const test = base.extend<{ expected: undefined }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const google = await startFirebaseServer()
      const shop = await startReferenceServer({
        env: {
          CUSTOMER_VERIFICATION: 'true',
          FIREBASE_API_KEY: 'web-key',
          FIREBASE_TEST_ORIGIN: google.url,
        },
      })
      await use({ shop, google })
      await shop.close()
      await google.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.shop.url),
  /** The stand-in is asked by a press; a request of another stranger still fails the test. */
  expected: [
    async ({ house, forgive }, use) => {
      forgive(new RegExp(`^asked: ${house.google.url}/(recaptcha|v1)`))
      await use(undefined)
    },
    { auto: true },
  ],
})

const texts = {
  en: {
    byCode: 'Sign in with a code',
    phone: /^Phone/,
    send: 'Send the code',
    start: 'Start the security check',
    again: 'Try again',
    cancel: 'Cancel',
    code: /^Code/,
    ended: /Your earlier password no longer works/,
    blocked: /The security check didn't load/,
    refused: /We can't send a code to this number/,
    exhausted: /Too many codes were requested/,
    expired: /This code can no longer be used/,
    wrong: 'The code is wrong or has expired.',
  },
  ar: {
    name: /^البريد الإلكتروني أو الهاتف/,
    password: /^كلمة المرور/,
    signIn: 'تسجيل الدخول',
    start: 'بدء فحص الأمان',
    code: /^الرمز/,
    done: 'تم تسجيل الدخول بنجاح',
  },
} as const

const PASSWORD = 'lighthouse-2026'

async function newCustomer(page: Page): Promise<string> {
  const phone = newPhone()
  const email = `huda.${phone.slice(1)}@example.com`
  const data = {
    f_name: 'Huda',
    l_name: 'Karam',
    phone,
    email,
    password: PASSWORD,
    confirm_password: PASSWORD,
  }
  expect((await page.request.post('/api/v1/auth/sign-up', { data })).status()).toBe(200)
  return phone
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()
const passCheck = (page: Page) =>
  page.frameLocator('iframe').getByRole('button', { name: 'I am not a robot' }).click()
const infoOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const reply = await page.request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await reply.json()) as { phone: string; is_phone_verified: number }
}

test('a new customer proves the phone after a check that only a press loads', async ({
  page,
  visitor,
  house: { google },
}) => {
  const words = texts.ar
  const phone = await newCustomer(page)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(google.url)) strangers.push(request.url())
  })
  await visitor({ lang: 'ar' })
  await page.goto('/auth/sign-in')
  await main(page).getByLabel(words.name).fill(phone)
  await main(page).getByLabel(words.password).fill(PASSWORD)
  await press(page, words.signIn)
  await expect(page).toHaveURL(/\/auth\/verify-phone/)
  await expect(main(page).getByRole('button', { name: words.start })).toBeFocused()
  expect(await seriousFindings(page)).toEqual([])
  expect(strangers).toEqual([])
  await press(page, words.start)
  await passCheck(page)
  const code = main(page).getByLabel(words.code)
  await expect(code).toBeFocused()
  expect(google.sent.at(-1)).toEqual({ phone, locale: 'ar' })
  expect(await seriousFindings(page)).toEqual([])
  await code.fill(CODE)
  await expect(page.getByText(words.done)).toBeVisible()
  expect(await infoOf(page)).toMatchObject({ phone, is_phone_verified: 1 })
})

test('a customer signs in by a code of Firebase, after everything that can go wrong', async ({
  page,
  visitor,
  forgive,
  house: { google },
}) => {
  forgive(/^logged: Access to|^logged: .*ERR_/)
  const words = texts.en
  const phone = await newCustomer(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await visitor()
  await page.goto('/auth/sign-in')
  await main(page).getByRole('link', { name: words.byCode }).click()
  await main(page).getByLabel(words.phone).fill(phone.slice(4))
  await press(page, words.send)

  const script = /\/recaptcha\/api\.js/
  await page.route(script, (route) => route.abort('blockedbyclient'))
  await press(page, words.start)
  await expect(page.getByRole('alert').filter({ hasText: words.blocked })).toBeVisible()
  await page.unroute(script)
  const again = main(page).getByRole('button', { name: words.again, exact: true })
  await expect(again).toBeFocused()

  for (const [error, text] of [
    ['INVALID_PHONE_NUMBER', words.refused],
    ['TOO_MANY_ATTEMPTS_TRY_LATER : Wait.', words.exhausted],
  ] as const) {
    google.refuseNext(error)
    await again.click()
    await passCheck(page)
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
  }

  await again.click()
  await press(page, words.cancel)
  await press(page, words.start)
  await passCheck(page)
  const code = main(page).getByLabel(words.code)
  await code.fill('000000')
  await expect(main(page).getByText(words.wrong)).toBeVisible()
  await expect(code).toHaveValue('000000')
  google.endSessions()
  await code.fill(CODE)
  await expect(page.getByRole('alert').filter({ hasText: words.expired })).toBeVisible()
  await again.click()
  await passCheck(page)
  await code.fill(CODE)
  // A stranger may have signed up with this phone.
  await expect(page.getByText(words.ended)).toBeVisible()
  expect(await infoOf(page)).toMatchObject({ phone, is_phone_verified: 1 })
})
