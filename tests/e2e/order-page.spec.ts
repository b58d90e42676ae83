import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { guestOrder } from '#tests/fixtures/demo-goods.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    details: 'Order details',
    actions: 'What you can do now',
    cancel: 'Cancel order',
    canceled: 'You canceled this order',
    free: 'Canceling is free. You have not paid anything yet.',
    nothing: 'Nothing was charged.',
    toShop: 'Continue shopping',
  },
  ar: {
    details: 'تفاصيل الطلب',
    actions: 'ما يمكنك فعله الآن',
    cancel: 'إلغاء الطلب',
    canceled: 'ألغيت هذا الطلب',
    free: 'الإلغاء مجاني، ولم تدفع شيئًا بعد.',
    nothing: 'لم يُخصم أي مبلغ.',
    toShop: 'تابع التسوق',
  },
} as const

const looks = [
  { lang: 'en', width: 1440 },
  { lang: 'ar', width: 390 },
] as const

const press = async (page: Page, name: string) => {
  await page.getByRole('main').getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
}

for (const { lang, width } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    const words = texts[lang]
    test.use({ viewport: { width, height: 900 } })

    test('a guest sees the page of an order, and cancels it with the keyboard', async ({ page, visitor }) => {
      await visitor({ lang, module: 'grocery' })
      await page.goto('/home')
      // An order that waits for its payment stays pending, however fast the demo kitchen works.
      const { id, phone } = await guestOrder(page, 'digital_payment')
      await page.goto(`/track-order?order_id=${id}&contact_number=${encodeURIComponent(phone)}`)
      await page.getByRole('link', { name: words.details }).click()
      await expect(page.getByRole('list', { name: words.actions })).toBeVisible()
      // The phone number of the link has left the address; a reload still finds the order.
      await expect(page).toHaveURL(`/track-order?order_id=${id}&view=details`)
      await page.reload()
      await expect(page.getByRole('list', { name: words.actions })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await press(page, words.cancel)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(words.free)).toBeVisible()
      await dialog.getByRole('radio').first().focus()
      await page.keyboard.press('Space')
      await dialog.getByRole('button', { name: words.cancel }).focus()
      await page.keyboard.press('Enter')
      const headline = page.getByRole('heading', { level: 1, name: words.canceled })
      await expect(headline).toBeFocused()
      await expect(page.getByRole('main')).toContainText(words.nothing)
      await expect(page.getByRole('main').getByRole('button', { name: words.cancel })).toHaveCount(0)
    })

    test('an address of /profile with an order alone opens its page, and from checkout leads on to the shop', async ({
      page,
      visitor,
      baseURL,
    }) => {
      await visitor({ lang, token: await tokenOf('demo', baseURL!) })
      await page.goto('/profile?orderId=99003&from=checkout')
      await expect(page).toHaveURL('/profile?page=my-orders&orderId=99003&from=checkout')
      await expect(page.getByRole('heading', { level: 1, name: words.canceled })).toBeVisible()
      await page.getByRole('link', { name: words.toShop }).click()
      await expect(page).toHaveURL('/home')
    })

    test('a customer searches the list, opens an order, and comes back to what was searched', async ({
      page,
      visitor,
      baseURL,
    }) => {
      await visitor({ lang, token: await tokenOf('demo', baseURL!) })
      await page.goto('/profile?page=my-orders&tab=past')
      const main = page.getByRole('main')
      await main.getByRole('searchbox').fill('99003')
      await page.keyboard.press('Enter')
      await expect(main.getByRole('article')).toHaveCount(1)
      await expect(page).toHaveURL(/tab=past&search=99003/)
      await main.getByRole('article').getByRole('link').first().click()
      await expect(page).toHaveURL(/orderId=99003/)
      await expect(page.getByRole('heading', { level: 1, name: words.canceled })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.goBack()
      await expect(main.getByRole('searchbox')).toHaveValue('99003')
      await expect(main.getByRole('article')).toHaveCount(1)
    })
  })
