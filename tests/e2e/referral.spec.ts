import { newPhone } from '#tests/fixtures/new-phone.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

// Only a browser shows that the code of a link survives page loads, and that the welcome is not repeated by one.

const texts = {
  en: {
    firstName: 'First name',
    lastName: 'Last name',
    phone: 'Phone',
    email: 'Email',
    password: /^Password\W*$/,
    confirm: 'Confirm password',
    code: 'Referral code',
    submit: 'Create account',
    welcome: /^Welcome to Souk/,
    gift: /off your first order/,
    start: 'Start shopping',
  },
  ar: {
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    password: /^كلمة المرور\P{L}*$/u,
    confirm: 'تأكيد كلمة المرور',
    code: 'رمز الدعوة',
    submit: 'إنشاء الحساب',
    welcome: /^مرحبًا بك في/,
    gift: /على طلبك الأول/,
    start: 'ابدأ التسوق',
  },
} as const

/** Of the first demo customer. */
const CODE = 'LAYLA2026'

for (const { lang, width } of [
  { lang: 'en', width: 390 },
  { lang: 'ar', width: 1440 },
] as const)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a friend follows a referral link, looks at the shop first, and signs up with the code and is welcomed', async ({
      page,
      visitor,
    }) => {
      const words = texts[lang]
      const main = page.getByRole('main')
      const phone = newPhone()
      await visitor({ lang })
      await page.goto(`/auth/sign-up?code=${CODE}`)
      await expect(main.getByLabel(words.code)).toHaveValue(CODE)
      await page.goto('/home')
      await page.goto('/about-us')
      await page.goto('/auth/sign-up')
      await expect(main.getByLabel(words.code)).toHaveValue(CODE)
      await main.getByLabel(words.firstName).fill('Huda')
      await main.getByLabel(words.lastName).fill('Karam')
      await main.getByLabel(words.phone).fill(phone.slice(4))
      await main.getByLabel(words.email).fill(`huda.${phone.slice(1)}@example.com`)
      await main.getByLabel(words.password).fill('lighthouse-2026')
      await main.getByLabel(words.confirm).fill('lighthouse-2026')
      const sent = page.waitForRequest(/\/auth\/sign-up$/)
      await main.getByRole('button', { name: words.submit }).click()
      expect((await sent).postDataJSON()).toMatchObject({ ref_code: CODE })
      await expect(page).toHaveURL(/\/home/)
      expect(await page.evaluate(() => sessionStorage.getItem('souk.invitation'))).toBeNull()

      const welcome = page.getByRole('dialog', { name: words.welcome })
      await expect(welcome.getByText(words.gift)).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await welcome.getByRole('button', { name: words.start }).click()
      await expect(welcome).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(welcome).toBeHidden()
    })
  })
