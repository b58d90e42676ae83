import type { Page } from '@playwright/test'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { loseReply } from './support/faults.ts'
import { codeIn } from './support/outbox.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

// Only a browser shows the way from a signed-out page through the sign-in and back, and which keys stay in storage.

const texts = {
  en: {
    title: 'Delete account',
    signIn: 'Sign in',
    withCode: 'Use a code',
    name: /^Email or phone/,
    password: /^Password\W*$/,
    phone: /^Phone/,
    send: 'Send the code',
    code: /^Code/,
    goOn: 'Continue',
    proof: 'Is it you?',
    current: /^Current password/,
    byCode: 'Send me a code instead',
    question: 'Delete your account for good?',
    done: 'Account has been deleted',
  },
  ar: {
    title: 'حذف الحساب',
    signIn: 'تسجيل الدخول',
    withCode: 'استخدم رمزًا',
    name: /^البريد الإلكتروني أو الهاتف/,
    password: /^كلمة المرور\W*$/,
    phone: /^الهاتف/,
    send: 'إرسال الرمز',
    code: /^الرمز/,
    goOn: 'متابعة',
    proof: 'هل أنت صاحب الحساب؟',
    current: /^كلمة المرور الحالية/,
    byCode: 'أرسل إليّ رمزًا بدلًا منها',
    question: 'هل تريد حذف حسابك نهائيًا؟',
    done: 'تم حذف الحساب',
  },
} as const

const password = 'lighthouse-2026'

type BecomeVisitor = (visitor: { token: string }) => Promise<void>

async function newCustomer(page: Page): Promise<string> {
  const phone = newPhone()
  const email = `huda.${phone.slice(1)}@example.com`
  const data = { f_name: 'Huda', l_name: 'Karam', phone, email, password, confirm_password: password }
  expect((await page.request.post('/api/v1/auth/sign-up', { data })).status()).toBe(200)
  return phone
}

const login = async (page: Page, phone: string) =>
  (await page.request.post('/api/v1/auth/login', { data: { email_or_phone: phone, password } })).status()

/** The page says it, the browser keeps nothing of the customer, and the account takes no sign-in any more. */
async function expectDeleted(page: Page, phone: string, done: string): Promise<void> {
  await expect(page.getByText(done)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await login(page, phone)).toBe(401)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a customer who is signed out signs in and deletes the account, although the reply is lost', async ({
    page,
    visitor,
    forgive,
  }) => {
    forgive(/remove-account|customer\/info|401/)
    const words = texts.en
    const phone = await newCustomer(page)
    await visitor()
    await page.goto('/delete-account')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await main.getByRole('link', { name: words.signIn }).click()
    await main.getByLabel(words.name).fill(phone)
    await main.getByLabel(words.password).fill(password)
    await main.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(page).toHaveURL(/\/delete-account$/)
    await main.getByRole('button', { name: words.goOn, exact: true }).click()
    const proof = page.getByRole('dialog', { name: words.proof })
    await proof.getByLabel(words.current).fill(password)
    await proof.getByRole('button', { name: words.goOn, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: words.question })
    await expect(question).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await page.route(
      '**/customer/remove-account',
      loseReply(() => {}),
    )
    await question.getByRole('button', { name: words.title }).click()
    await expectDeleted(page, phone, words.done)
    await page.goto('/delete-account')
    await expect(main.getByRole('link', { name: words.signIn })).toBeVisible()
  })
})

test.describe('a page that is loaded again', () => {
  /** A new customer, asked for the last time. */
  const atQuestion = async (page: Page, visitor: BecomeVisitor): Promise<string> => {
    const words = texts.en
    const phone = await newCustomer(page)
    const token = await page.request.post('/api/v1/auth/login', { data: { email_or_phone: phone, password } })
    await visitor({ token: (await token.json()).token })
    await page.goto('/profile?page=delete')
    await page.getByRole('main').getByRole('button', { name: words.goOn, exact: true }).click()
    const proof = page.getByRole('dialog', { name: words.proof })
    await proof.getByLabel(words.current).fill(password)
    await proof.getByRole('button', { name: words.goOn, exact: true }).click()
    return phone
  }
  const answer = (page: Page) =>
    page
      .getByRole('alertdialog', { name: texts.en.question })
      .getByRole('button', { name: texts.en.title })
      .click()

  test('before the deletion is answered says that the account is deleted', async ({
    page,
    visitor,
    forgive,
  }) => {
    forgive(/remove-account|401/)
    const phone = await atQuestion(page, visitor)
    const asked = page.waitForRequest('**/customer/remove-account')
    await page.route('**/customer/remove-account', () => {})
    await answer(page)
    const request = await asked
    // No answer to any other request reaches the page after the server has deleted the account.
    await page.goto('about:blank')
    expect((await page.request.fetch(request)).status()).toBe(200)
    await page.goto('/profile?page=delete')
    await expectDeleted(page, phone, texts.en.done)
  })

  test('just after the deletion is answered says it again', async ({ page, visitor, forgive }) => {
    forgive(/401/)
    const phone = await atQuestion(page, visitor)
    await answer(page)
    await expect(page.getByText(texts.en.done)).toBeVisible()
    await page.reload()
    await expectDeleted(page, phone, texts.en.done)
  })
})

test('a customer proves the phone by a code, in Arabic, and deletes the account by a second one', async ({
  page,
  visitor,
}) => {
  const words = texts.ar
  const phone = await newCustomer(page)
  await visitor({ lang: 'ar' })
  await page.goto('/delete-account')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: words.withCode }).click()
  await main.getByRole('textbox', { name: words.phone }).pressSequentially(phone.slice(4))
  await main.getByRole('button', { name: words.send }).click()
  await expect(main).toContainText(phone)
  await main.getByLabel(words.code).fill(await codeIn(page, phone))
  await expect(page).toHaveURL(/\/delete-account$/)
  await main.getByRole('button', { name: words.goOn, exact: true }).click()
  const proof = page.getByRole('dialog', { name: words.proof })
  await expect(proof).toContainText(phone)
  expect(await seriousFindings(page)).toEqual([])
  await proof.getByLabel(words.code).fill(await codeIn(page, phone))
  await page
    .getByRole('alertdialog', { name: words.question })
    .getByRole('button', { name: words.title })
    .click()
  await expectDeleted(page, phone, words.done)
})
