// Only a browser shows the way back to the row, and what a page says whose session ended in another browser.
import { PASSWORD, tokenOf } from '#tests/fixtures/customer.ts'
import { becomeVisitor } from '#tests/fixtures/visitor.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  settings: 'الإعدادات',
  devices: /^الأجهزة/,
  here: 'هذا الجهاز',
  end: /^تسجيل الخروج من Chrome/,
  question: 'هل تريد تسجيل الخروج من هذا الجهاز؟',
  accept: 'تسجيل الخروج',
  ended: 'تم تسجيل الخروج من الجهاز.',
  only: 'لست مسجّل الدخول في أي مكان آخر.',
  over: /^تم تسجيل خروجك: انتهت جلستك/,
}

test('a customer signs another browser out from the settings in Arabic, and its page says so', async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  const info = await page.request.get('/api/v1/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { phone } = (await info.json()) as { phone: string }
  const login = await page.request.post('/api/v1/auth/login', { data: { phone, password: PASSWORD } })
  const { token: another } = (await login.json()) as { token: string }
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 844 } })
  const other = await elsewhere.newPage()
  await becomeVisitor(other, { lang: 'ar', theme: 'light', token: another })
  await other.goto(`${baseURL}/profile?page=settings`)
  await expect(other.getByRole('heading', { level: 1, name: words.settings })).toBeVisible()

  await visitor({ lang: 'ar', token })
  await page.goto('/profile?page=settings')
  const main = page.getByRole('main')
  const row = main.getByRole('link', { name: words.devices })
  await row.click()
  await expect(main.getByRole('listitem').filter({ hasText: words.here })).toHaveCount(1)
  expect(await seriousFindings(page)).toEqual([])
  await main.getByRole('button', { name: words.end }).click()
  await page
    .getByRole('alertdialog', { name: words.question })
    .getByRole('button', { name: words.accept, exact: true })
    .click()
  await expect(page.getByText(words.ended)).toBeVisible()
  await expect(main.getByText(words.only)).toBeVisible()
  await page.goBack()
  await expect(row).toBeInViewport()

  await other.getByRole('link', { name: words.devices }).click()
  await expect(other.getByText(words.over)).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await elsewhere.close()
})
