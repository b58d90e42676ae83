// Only a browser shows it: a link of the clipboard, opened in another browser, and its headers.
import type { Locator } from '@playwright/test'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { PHONE } from '#tests/fixtures/plain-order.ts'
import { becomeVisitor } from '#tests/fixtures/visitor.ts'
import { placeDinner } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  panel: 'شارك هذا الطلب',
  get: 'إنشاء رابط',
  until: /^رابطك جاهز، ويعمل حتى \S+/,
  send: 'إرسال الرابط',
  copied: 'تم نسخ الرابط',
  stop: 'إيقاف المشاركة',
  gone: 'لم يعد هذا الرابط يعمل',
  form: 'التتبّع برقم الطلب',
} as const

const viewport = { width: 1440, height: 900 }
test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

const press = async (control: Locator) => {
  await control.focus()
  await control.press('Enter')
}

test('a customer shares an order by a link, which shows it in a fresh browser until sharing stops', async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  await visitor({ lang: 'ar', token: await tokenOf('new', baseURL!) })
  await page.goto('/home')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const { id, store } = await placeDinner(page)
  await page.goto(trackPath(id))
  const panel = page.getByRole('region', { name: words.panel })
  await press(panel.getByRole('button', { name: words.get }))
  const send = panel.getByRole('button', { name: words.send })
  await expect(send).toBeFocused()
  await expect(panel.getByRole('paragraph').filter({ hasText: words.until })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await press(send)
  await expect(panel.getByRole('button', { name: words.copied })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http:\/\/[^/]+\/t\/[\w-]{22}$/)

  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
  const other = await context.newPage()
  await becomeVisitor(other, { lang: 'ar', theme: 'light', isNew: true })
  const reply = await other.goto(link)
  expect(reply!.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const main = other.getByRole('main')
  await expect(main.getByRole('listitem')).toHaveCount(4)
  await expect(main).toContainText(String(id))
  await expect(main).toContainText(store.name)
  for (const secret of [PHONE, 'nadia@example.com']) await expect(main).not.toContainText(secret)
  await expect(other).toHaveURL(link)
  expect(await seriousFindings(other)).toEqual([])

  await press(panel.getByRole('button', { name: words.stop }))
  await expect(panel.getByRole('button', { name: words.get })).toBeFocused()
  await expect(panel.getByRole('button', { name: words.stop })).toHaveCount(0)
  await other.reload()
  await expect(main.getByRole('heading', { level: 1, name: words.gone })).toBeVisible()
  expect(await seriousFindings(other)).toEqual([])
  await press(main.getByRole('link', { name: words.form }))
  await expect(other).toHaveURL(/\/track-order$/)
  await context.close()
})
