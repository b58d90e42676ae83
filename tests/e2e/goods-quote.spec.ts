import type { Page } from '@playwright/test'
import { answerOnce } from './support/faults.ts'
import {
  addDish,
  checkOutAsGuest,
  fillContact,
  placeOrderButton,
  scheduleForTomorrow,
} from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    until: /^This price is valid until /,
    expired: 'This price has expired.',
    renew: 'Update price',
    same: 'The price is the same as before.',
    check: 'Check the total and place your order again.',
    changed: 'Prices changed',
  },
  ar: {
    until: /^هذا السعر صالح حتى /,
    expired: 'انتهت صلاحية هذا السعر.',
    renew: 'تحديث السعر',
    same: 'السعر كما كان من قبل.',
    check: 'راجع الإجمالي ثم أرسل الطلب من جديد.',
    changed: 'تغيّرت الأسعار',
  },
}

const PLACE = /\/customer\/order\/place$/

/** What the page asks for prices and orders from now on. */
function watchQuotes(page: Page) {
  const asked: { replaces?: string }[] = []
  const placed: { quote_id?: string; order_amount: number }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    if (/\/customer\/order\/quote$/.test(request.url())) asked.push(request.postDataJSON())
    if (PLACE.test(request.url())) placed.push(request.postDataJSON())
  })
  return { asked, placed }
}

for (const [lang, width] of [
  ['en', 1440],
  ['ar', 390],
] as const)
  test.describe(`the price that the server quotes, ${lang} at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('holds for a quarter of an hour, is renewed with one press, and is what the order is placed by', async ({
      page,
      visitor,
    }) => {
      const said = texts[lang]
      await visitor({ lang })
      await page.clock.install()
      await page.goto('/home')
      await addDish(page, lang)
      await checkOutAsGuest(page, lang)
      await fillContact(page, lang)
      await scheduleForTomorrow(page, lang)
      await expect(page.getByText(said.until)).toBeVisible()
      const { asked, placed } = watchQuotes(page)

      await page.clock.fastForward('16:00')
      await expect(page.getByText(said.expired)).toBeVisible()
      await page.getByRole('button', { name: said.renew }).click()
      await expect(page.getByText(said.same)).toBeVisible()
      await expect(page.getByText(said.until)).toBeVisible()
      expect(asked).toEqual([expect.objectContaining({ replaces: expect.stringMatching(/./) })])

      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(placed).toEqual([expect.objectContaining({ quote_id: expect.stringMatching(/./) })])
    })

    test('that it takes no order for any more is asked for anew, and the next press orders by the new one', async ({
      page,
      visitor,
    }) => {
      const said = texts[lang]
      await visitor({ lang })
      await page.goto('/home')
      await addDish(page, lang)
      await checkOutAsGuest(page, lang)
      await fillContact(page, lang)
      await scheduleForTomorrow(page, lang)
      await expect(page.getByText(said.until)).toBeVisible()
      const { asked, placed } = watchQuotes(page)
      const over = { errors: [{ code: 'quote_expired', message: 'The words of the server.' }] }
      await answerOnce(page, PLACE, (route) => route.fulfill({ status: 403, json: over }))

      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByText('The words of the server.')).toBeVisible()
      await expect(page.getByText(said.check)).toBeVisible()
      await expect(page.getByText(said.changed)).toHaveCount(0)
      await expect(page.getByText(said.same)).toBeVisible()
      await expect(page.getByText(said.until)).toBeVisible()
      expect(asked).toEqual([expect.objectContaining({ replaces: placed[0]!.quote_id })])

      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(placed[1]!.quote_id).not.toBe(placed[0]!.quote_id)
    })
  })
