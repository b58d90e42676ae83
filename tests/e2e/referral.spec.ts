import { newPhone } from '#tests/fixtures/new-phone.ts'
import { expect, test } from './support/test.ts'

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

    test('a friend follows a referral link, looks at the shop first, and signs up with the code', async ({
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
    })
  })
