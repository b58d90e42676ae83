// Only a browser shows a price that expires while the page is open, and which one the order is placed by.
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

const said = {
  until: /^هذا السعر صالح حتى /,
  expired: 'انتهت صلاحية هذا السعر.',
  renew: 'تحديث السعر',
  same: 'السعر كما كان من قبل.',
  check: 'راجع الإجمالي ثم أرسل الطلب من جديد.',
  changed: 'تغيّرت الأسعار',
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

test('the quoted price holds for a quarter of an hour, is renewed with one press or after a refusal, and is what the order is placed by', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor({ lang: 'ar' })
  await page.clock.install()
  await page.goto('/home')
  await addDish(page, 'ar')
  await checkOutAsGuest(page, 'ar')
  await fillContact(page, 'ar')
  await scheduleForTomorrow(page, 'ar')
  await expect(page.getByText(said.until)).toBeVisible()
  const { asked, placed } = watchQuotes(page)

  await test.step('an expired price is renewed with one press', async () => {
    await page.clock.fastForward('16:00')
    await expect(page.getByText(said.expired)).toBeVisible()
    await page.getByRole('button', { name: said.renew }).click()
    await expect(page.getByText(said.same)).toBeVisible()
    await expect(page.getByText(said.until)).toBeVisible()
    expect(asked).toEqual([expect.objectContaining({ replaces: expect.stringMatching(/./) })])
  })

  await test.step('checkout asks anew for a price that the server takes no order for', async () => {
    const over = { errors: [{ code: 'quote_expired', message: 'The words of the server.' }] }
    await answerOnce(page, PLACE, (route) => route.fulfill({ status: 403, json: over }))
    await (await placeOrderButton(page, 'ar')).click()
    await expect(page.getByText('The words of the server.')).toBeVisible()
    await expect(page.getByText(said.check)).toBeVisible()
    await expect(page.getByText(said.changed)).toHaveCount(0)
    await expect(page.getByText(said.same)).toBeVisible()
    await expect(page.getByText(said.until)).toBeVisible()
    expect(placed).toEqual([expect.objectContaining({ quote_id: expect.stringMatching(/./) })])
    await expect.poll(() => asked.length).toBe(2)
    expect(asked[1]).toMatchObject({ replaces: placed[0]!.quote_id })
  })

  await test.step('the next press orders by the new price', async () => {
    await (await placeOrderButton(page, 'ar')).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(placed[1]!.quote_id).not.toBe(placed[0]!.quote_id)
  })
})
