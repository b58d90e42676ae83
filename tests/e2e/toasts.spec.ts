// Only a browser shows where a toast stands, and what it would cover.
import type { Locator, Page } from '@playwright/test'
import arCart from '#i18n/ar/cart/index.ts'
import arLanding from '#i18n/ar/landing/index.ts'
import arLocation from '#i18n/ar/location/index.ts'
import arNews from '#i18n/ar/news/index.ts'
import enCart from '#i18n/en/cart/index.ts'
import enLanding from '#i18n/en/landing/index.ts'
import enLocation from '#i18n/en/location/index.ts'
import enNews from '#i18n/en/news/index.ts'
import { fillCart } from '#tests/fixtures/demo-goods.ts'
import { openCart } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const PLACE = { latitude: 25.213563, longitude: 55.277018 }

const toast = (page: Page, text: string) =>
  page.locator('[data-scope=toast][data-part=root]').filter({ hasText: text })

/** Both keep moving until they have come to rest. */
const areApart = (one: Locator, other: Locator) =>
  expect
    .poll(async () => {
      const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
      if (!a || !b) return 'one of them is not shown'
      const isApart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
      return isApart ? 'apart' : `${JSON.stringify(a)} covers ${JSON.stringify(b)}`
    })
    .toBe('apart')

const texts = {
  en: {
    cart: enCart,
    landing: enLanding,
    location: enLocation,
    news: enNews,
    food: /Food/,
    banner: 'Dinner is nearer than you think',
    add: /^Add .* to the cart$/,
  },
  ar: {
    cart: arCart,
    landing: arLanding,
    location: arLocation,
    news: arNews,
    food: /^المطاعم/,
    banner: 'العشاء أقرب مما تظن',
    add: /^أضف .* إلى السلة$/,
  },
}
const beginning = (text: string) => new RegExp(`^${text.split('{')[0]}`)

for (const { width, height, lang } of [
  { width: 390, height: 844, lang: 'en' },
  { width: 390, height: 844, lang: 'ar' },
  { width: 820, height: 1180, lang: 'en' },
  { width: 1440, height: 900, lang: 'en' },
] as const)
  test.describe(`at ${width} px in ${lang}`, () => {
    test.use({ viewport: { width, height }, geolocation: PLACE, permissions: ['geolocation'] })
    const { cart, landing, location, news, food, add } = texts[lang]

    test('a first arrival has one toast, off the search field, the banner and the tab bar', async ({
      page,
      visitor,
    }) => {
      await visitor({ isNew: true, lang })
      await page.goto('/')
      await page.getByRole('main').getByRole('button', { name: landing.useCurrent }).first().click()
      await page.getByRole('button', { name: location.pick.confirm }).click()
      await page.getByRole('dialog').getByRole('button', { name: food }).click()
      const selected = toast(page, news.moduleSelected)
      await expect(selected).toBeVisible()
      await expect(toast(page, news.locationSet)).toHaveCount(0)
      await areApart(
        selected,
        page.locator('search, a[href*="data_type=searched"]').filter({ visible: true }).first(),
      )
      await areApart(
        selected,
        page.getByRole('main').locator('a').filter({ hasText: texts[lang].banner }).first(),
      )
      await areApart(
        selected,
        page.getByRole('button', { name: words[lang].cart }).filter({ visible: true }).first(),
      )
    })

    test('a toast goes when the cart opens over it, which shows the same', async ({ page, visitor }) => {
      await visitor({ module: 'grocery', lang })
      await page.goto('/home')
      await page.getByRole('button', { name: add }).first().click()
      await expect(toast(page, news.itemAdded)).toBeVisible()
      await openCart(page, lang)
      await expect(toast(page, news.itemAdded)).toHaveCount(0, { timeout: 2000 })
    })

    test('a toast stands clear of title and buttons of the cart, and of the dialog that opens over it', async ({
      page,
      visitor,
    }) => {
      await visitor({ module: 'grocery', lang })
      await page.goto('/home')
      await fillCart(page)
      const drawer = await openCart(page, lang)
      await drawer
        .getByRole('button', { name: beginning(cart.remove) })
        .first()
        .click()
      const removed = toast(page, news.removedFromCart).or(toast(page, news.cartItemRemoved))
      await expect(removed).toBeVisible()
      await areApart(removed, drawer.getByRole('heading').first())
      const toCheckout = drawer.getByRole('button', { name: words[lang].toCheckout })
      await areApart(removed, toCheckout)
      await toCheckout.click()
      const asGuest = page.getByRole('button', { name: words[lang].asGuest })
      await expect(asGuest).toBeVisible()
      await areApart(removed, page.getByRole('dialog').filter({ has: asGuest }))
    })
  })
