// Only a browser shows it: the way to an issuer of another origin and back, and what stays of its answer in the browser.
import type { Page } from '@playwright/test'
import { newNationalPhone } from '#tests/fixtures/new-phone.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { type IssuerServer, startIssuer } from '#tests/support/issuer-server.ts'
import { type ReferenceServer, startReferenceServer } from '#tests/support/reference-server.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { test as base, expect } from './support/test.ts'

type House = { shop: ReferenceServer; issuer: IssuerServer }

const CLIENT = 'souk-tests'

/** A shop of its own, which believes a local issuer in the place of Google and Apple. */
const test = base.extend<{ expected: undefined }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      let now = new Date()
      const issuer = await startIssuer(() => now)
      const named = { authorize: `${issuer.url}/authorize`, iss: issuer.url, keys: `${issuer.url}/keys` }
      const shop = await startReferenceServer({
        env: {
          GOOGLE_CLIENT_ID: CLIENT,
          APPLE_CLIENT_ID: CLIENT,
          SOCIAL_ISSUERS: JSON.stringify({ google: named, apple: named }),
        },
      })
      now = shop.now
      await use({ shop, issuer })
      await shop.close()
      await issuer.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ house }, use) => use(house.shop.url),
  /** The issuer is asked by a press; a request of another stranger still fails the test. */
  expected: [
    async ({ house, forgive }, use) => {
      forgive(new RegExp(`^asked: ${house.issuer.url}/(authorize|chosen|favicon)`))
      await use(undefined)
    },
    { auto: true },
  ],
})

const texts = {
  en: {
    google: 'Continue with Google',
    done: 'Logged in successfully',
    signedUp: 'Signup successfully.',
    oneMore: 'One more step',
    phone: /^Phone/,
    create: 'Create account',
    cancelled: 'You did not sign in',
    failed: 'Google could not sign you in',
    again: 'Try again',
    back: 'Back to sign in',
  },
  ar: {
    apple: 'المتابعة عبر Apple',
    done: 'تم تسجيل الدخول بنجاح',
    back: 'العودة إلى تسجيل الدخول',
    cancelled: 'لم يكتمل تسجيل دخولك',
  },
} as const

let people = 0
/** A person whom only the issuer knows. */
const signInAs = (name: string) => {
  const number = `${Date.now()}${++people}`
  return {
    sub: `subject-${number}`,
    name: `${name} ${number}`,
    given_name: name,
    email: `${name.toLowerCase()}.${number}@social.example`,
    email_verified: true,
  }
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const choose = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()
const infoOf = async (page: Page) => {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const reply = await page.request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  })
  return reply.json()
}
const isSignedOut = (page: Page) => page.evaluate(() => localStorage.removeItem('token'))
/** Neither the address nor the storage of the shop has it. */
const keepsNoToken = async (page: Page) => {
  const found = await page.evaluate(() =>
    [location.href, ...Object.values(sessionStorage), ...Object.values(localStorage)].filter((text) =>
      /eyJ[\w-]+\.eyJ/.test(text),
    ),
  )
  expect(found).toEqual([])
}

test.describe('a phone, English', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const words = texts.en

  test('a new customer who cancels at first, or whom the issuer fails, gives the phone, has an account, and is let in at once the next time', async ({
    page,
    visitor,
    house,
  }) => {
    const mona = signInAs('Mona')
    house.issuer.knows(mona)
    const foreign: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== house.shop.url) foreign.push(request.url())
    })
    await visitor()
    const settled = watchTraffic(page)
    await page.goto('/auth/sign-in?next=%2Fprofile')
    await expect(page.getByRole('button', { name: words.google })).toBeVisible()
    await settled()
    expect(foreign, 'before the press').toEqual([])
    expect(await seriousFindings(page)).toEqual([])
    await press(page, words.google)
    await choose(page, 'Cancel')
    await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, words.again)
    await choose(page, 'Fail')
    await expect(page.getByRole('heading', { name: words.failed })).toBeVisible()
    await press(page, words.back)
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fprofile$/)

    await press(page, words.google)
    await choose(page, `Continue as ${mona.name}`)
    await expect(page.getByRole('heading', { name: words.oneMore })).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/social-return$/)
    await keepsNoToken(page)
    expect(await seriousFindings(page)).toEqual([])
    const phone = newNationalPhone()
    await page.getByRole('main').getByLabel(words.phone).fill(phone)
    await press(page, words.create)
    await expect(page.getByText(words.signedUp)).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
    expect(await infoOf(page)).toMatchObject({ email: mona.email, social_id: mona.sub })
    await keepsNoToken(page)

    await isSignedOut(page)
    await page.goto('/auth/sign-in?next=%2Fprofile')
    await press(page, words.google)
    await choose(page, `Continue as ${mona.name}`)
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
    const [first, second] = house.issuer.asked.slice(-2)
    expect(first!.state).not.toBe(second!.state)
    expect(first!.nonce).not.toBe(second!.nonce)
    await page.goto('/profile?page=profile-settings')
    await expect(
      page.getByText('Password can not be updated while you are logged in by using social logins.'),
    ).toBeVisible()
  })
})

test.describe('a desk, Arabic', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  const words = texts.ar

  test('a known customer who declines at Apple first comes in by the answer that Apple posts, and the policy of the page is kept', async ({
    page,
    visitor,
    house,
  }) => {
    const hala = signInAs('Hala')
    house.issuer.knows(hala)
    const made = await page.request.post('/api/v1/auth/social-register', {
      data: {
        medium: 'apple',
        token: house.issuer.tokenOf(hala, { aud: CLIENT }),
        phone: `+971${newNationalPhone()}`,
      },
    })
    expect(made.status()).toBe(200)
    const broken: string[] = []
    await page.exposeFunction('tellBroken', (what: string) => broken.push(what))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { tellBroken: (what: string) => void }).tellBroken(
          `${violatedDirective} ${blockedURI}`,
        ),
      )
    })
    await visitor({ lang: 'ar' })
    await page.goto('/auth/sign-in')
    await expect(page.getByRole('button', { name: words.apple })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, words.apple)
    await choose(page, 'Cancel')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name: words.cancelled })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await press(page, words.back)
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fhome$/)

    await press(page, words.apple)
    expect(house.issuer.asked.at(-1)).toMatchObject({ response_mode: 'form_post', scope: 'name email' })
    await choose(page, `Continue as ${hala.name}`)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(page).toHaveURL(/\/home$/)
    expect(await infoOf(page)).toMatchObject({ email: hala.email })
    await keepsNoToken(page)
    expect(broken).toEqual([])
  })
})
