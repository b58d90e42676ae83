import { type Locator, mergeTests, type Page } from '@playwright/test'
import type { CartLine } from '#openapi/generated/client.ts'
import { hideServerTime } from '#tests/fixtures/device-clock.ts'
import { test as houseTest } from './paths/support/test.ts'
import {
  addDish,
  checkOutAsGuest,
  chooseRequired,
  fillContact,
  openCart,
  placeOrderButton,
} from './support/shopping.ts'
import { test as base, expect } from './support/test.ts'
import { type Lang, words } from './support/words.ts'

/** A server of its own: what its stores change is seen by no other spec. */
const test = mergeTests(base, houseTest).extend({
  baseURL: async ({ house }, use) => use(house.shop.url),
})

const texts = {
  en: {
    gone: 'No longer sold.',
    removed: /^Remove(?: and continue)?: /,
    price: /Price changed from .* to /,
    see: /^See the change: /,
    update: /^Update To Cart/i,
    hours: /^Only available from 6:00 AM to 7:00 AM\./,
    empty: 'Your cart is empty',
    undo: 'Undo',
    placed: 'Order placed',
  },
  ar: {
    gone: 'لم يعد هذا المنتج معروضًا للبيع.',
    removed: /^إزالة(?: ومتابعة)?: /,
    price: /تغيّر السعر من/,
    see: /^عرض التغيير: /,
    update: /^تحديث السلة/,
    hours: /متاح من .* فقط\./,
    empty: 'سلتك فارغة',
    undo: 'تراجع',
    placed: 'تم إرسال طلبك',
  },
} as const

const cartOf = (page: Page): Promise<CartLine[]> =>
  page.evaluate(async () => {
    const guest_id = localStorage.getItem('guest_id')?.replaceAll('"', '')
    const headers = { 'X-localization': document.documentElement.lang }
    return (await fetch(`/api/v1/customer/cart/list?guest_id=${guest_id}`, { headers })).json()
  })

/** The one line of the cart. */
async function onlyLine(page: Page): Promise<CartLine> {
  await expect.poll(async () => (await cartOf(page)).length).toBe(1)
  return (await cartOf(page))[0]!
}

/** The same store's next dish, beside the first. */
async function addAnother(page: Page, lang: Lang): Promise<void> {
  const { item } = await onlyLine(page)
  await page.goto(`/store/${item.store_id}`)
  await page
    .getByRole('button', { name: words[lang].chooseOptions })
    .and(page.locator(':enabled'))
    .filter({ hasNotText: item.name })
    .last()
    .click()
  const sheet = page.getByRole('dialog')
  await chooseRequired(sheet, lang)
  for (let more = 0; more < 3; more++)
    await sheet.getByRole('button', { name: words[lang].oneMore }).last().click()
  await sheet.getByRole('button', { name: words[lang].addToCart }).click()
  await expect.poll(async () => (await cartOf(page)).length).toBe(2)
}

const rooms = [
  { lang: 'en', width: 1440, theme: 'light' },
  { lang: 'ar', width: 390, theme: 'dark' },
] as const

for (const { lang, width, theme } of rooms)
  test.describe(`a line of the cart that cannot stay as it was, ${lang}, ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    const restored: (() => Promise<void>)[] = []

    test.beforeEach(async ({ page, visitor }) => {
      await visitor({ lang, theme })
      await page.goto('/home')
      await addDish(page, lang)
    })

    test.afterEach(async () => {
      for (const restore of restored.splice(0)) await restore()
    })

    const lineNamed = (where: Page | Locator, name: string) =>
      where.getByRole('listitem').filter({ hasText: name })

    test('an item that is withdrawn is named in the drawer, and goes for good', async ({ page, house }) => {
      const { item } = await onlyLine(page)
      restored.push(() => house.shop.changeItem(item.id, { active: true }))
      await house.shop.changeItem(item.id, { active: false })
      await page.reload()
      const drawer = await openCart(page, lang)
      const line = lineNamed(drawer, item.name)
      await expect(line.getByRole('alert')).toHaveText(texts[lang].gone)
      await expect(line.getByRole('group')).toHaveCount(0)
      await line.getByRole('button', { name: texts[lang].removed }).click()
      await expect(drawer.getByText(texts[lang].empty)).toBeVisible()
      await expect.poll(async () => (await cartOf(page)).length).toBe(0)
      // It cannot come back.
      await expect(page.getByRole('button', { name: texts[lang].undo })).toHaveCount(0)
    })

    test('an item that is withdrawn during checkout is named once, and the rest is ordered', async ({
      page,
      house,
    }) => {
      const { item } = await onlyLine(page)
      await addAnother(page, lang)
      await checkOutAsGuest(page, lang)
      await fillContact(page, lang)
      const button = await placeOrderButton(page, lang)
      restored.push(() => house.shop.changeItem(item.id, { active: true }))
      await house.shop.changeItem(item.id, { active: false })
      await button.click()
      const line = lineNamed(page.getByRole('main'), item.name)
      await expect(line).toBeFocused()
      await expect(page.getByText(texts[lang].gone)).toHaveCount(1)
      await line.getByRole('button', { name: texts[lang].removed }).click()
      await expect(line).toHaveCount(0)
      await (await placeOrderButton(page, lang)).click()
      await expect(page.getByRole('dialog', { name: texts[lang].placed })).toBeVisible()
    })

    test('a price that rose is said in the drawer until the customer takes it', async ({ page, house }) => {
      const { item } = await onlyLine(page)
      const price = Math.round(item.price * 100)
      restored.push(() => house.shop.changeItem(item.id, { price }))
      await house.shop.changeItem(item.id, { price: price + 500 })
      await page.reload()
      const drawer = await openCart(page, lang)
      const line = lineNamed(drawer, item.name)
      await expect(line.getByText(texts[lang].price)).toBeVisible()
      await line.getByRole('button', { name: texts[lang].see }).click()
      await page.getByRole('dialog').getByRole('button', { name: texts[lang].update }).click()
      // The item gives way to the cart, which it was opened from.
      await expect(line).toBeVisible()
      await expect(drawer.getByText(texts[lang].price)).toHaveCount(0)
    })

    test('an item outside its hours says when it is sold', async ({ page, house }) => {
      await hideServerTime(page)
      await page.clock.setFixedTime(house.shop.now)
      const { item } = await onlyLine(page)
      const { available_time_starts, available_time_ends } = item
      restored.push(() =>
        house.shop.changeItem(item.id, {
          available_time_starts: available_time_starts?.slice(0, 5) ?? null,
          available_time_ends: available_time_ends?.slice(0, 5) ?? null,
        }),
      )
      await house.shop.changeItem(item.id, { available_time_starts: '06:00', available_time_ends: '07:00' })
      await page.reload()
      const drawer = await openCart(page, lang)
      await expect(lineNamed(drawer, item.name).getByText(texts[lang].hours)).toBeVisible()
    })
  })
