import type { Locator, Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { PHONE } from '#tests/fixtures/plain-order.ts'
import { placeParcel, RECEIVER_PHONE } from '#tests/fixtures/plain-parcel.ts'
import { becomeVisitor } from '#tests/fixtures/visitor.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    panel: 'Links for both sides',
    get: 'Get the links',
    toReceiver: 'Send to Omar Saleh',
    toSender: 'Send to Nadia Karam',
    copied: 'Link copied',
    stop: 'Stop sharing',
    code: 'Your code',
    gone: 'This link no longer works',
  },
  ar: {
    panel: 'رابط لكل طرف',
    get: 'إنشاء الرابطين',
    toReceiver: 'إرسال إلى Omar Saleh',
    toSender: 'إرسال إلى Nadia Karam',
    copied: 'تم نسخ الرابط',
    stop: 'إيقاف المشاركة',
    code: 'رمزك',
    gone: 'لم يعد هذا الرابط يعمل',
  },
} as const

const looks = [
  { lang: 'en', width: 390, who: 'a guest' },
  { lang: 'ar', width: 1440, who: 'a customer' },
] as const

const press = async (control: Locator) => {
  await control.focus()
  await control.press('Enter')
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

for (const { lang, width, who } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    const words = texts[lang]
    const viewport = { width, height: 900 }
    test.use({ viewport, permissions: ['clipboard-read', 'clipboard-write'] })

    test(`${who} shares a parcel with both sides, and each sees its own half until sharing stops`, async ({
      page,
      visitor,
      browser,
      baseURL,
    }) => {
      const token = who === 'a customer' ? await tokenOf('new', baseURL!) : undefined
      await visitor({ lang, ...(token && { token }) })
      await page.goto('/home')
      await page.getByRole('main').getByRole('article').first().waitFor()
      const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'))
      const headers = {
        zoneid: '[1]',
        moduleId: '5',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const api = createClient<paths>({ baseUrl: `${baseURL}/api/v1`, headers })
      const id = await placeParcel(api as never, token ? {} : { guest_id: guest_id! }, 'digital_payment')
      await page.goto(trackPath(id) + (token ? '' : `&contact_number=${encodeURIComponent(PHONE)}`))
      const panel = page.getByRole('region', { name: words.panel })
      await press(panel.getByRole('button', { name: words.get }))
      const toReceiver = panel.getByRole('button', { name: words.toReceiver })
      await expect(toReceiver).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])
      await press(toReceiver)
      await expect(panel.getByRole('button', { name: words.copied })).toBeVisible()
      const ofReceiver = await copied(page)
      await press(panel.getByRole('button', { name: words.toSender }))
      await expect.poll(() => copied(page)).not.toBe(ofReceiver)
      const ofSender = await copied(page)

      const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) })
      const other = await context.newPage()
      await becomeVisitor(other, { lang, theme: 'light', isNew: true })
      const main = other.getByRole('main')
      const sides = [
        {
          link: ofReceiver,
          own: '8 Pearl Street',
          note: 'Ring twice',
          foreign: ['63 Clock Square', 'Mind the dog'],
        },
        {
          link: ofSender,
          own: '63 Clock Square',
          note: 'Mind the dog',
          foreign: ['8 Pearl Street', 'Ring twice'],
        },
      ]
      for (const { link, own, note, foreign } of sides) {
        expect(link).toMatch(/^http:\/\/[^/]+\/p\/[\w-]{22}$/)
        const reply = await other.goto(link)
        expect(reply!.headers()).toMatchObject({
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
        })
        await expect(main.getByText(words.code)).toBeVisible()
        await expect(main.getByRole('listitem')).toHaveCount(4)
        await expect(main).toContainText(own)
        await expect(main).toContainText(note)
        for (const secret of [...foreign, PHONE, RECEIVER_PHONE, 'nadia@example.com'])
          await expect(main).not.toContainText(secret)
        expect(await seriousFindings(other)).toEqual([])
      }

      await press(panel.getByRole('button', { name: words.stop }))
      await expect(panel.getByRole('button', { name: words.get })).toBeFocused()
      for (const { link } of sides) {
        await other.goto(link)
        await expect(main.getByRole('heading', { level: 1, name: words.gone })).toBeVisible()
      }
      expect(await seriousFindings(other)).toEqual([])
      await context.close()
    })
  })
