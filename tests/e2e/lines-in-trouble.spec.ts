// Only a browser shows it: the focus on a line that the server refuses, and the drawer over a change of the running shop.
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
import { words } from './support/words.ts'

/** A server of its own: what its stores change is seen by no other spec. */
const test = mergeTests(base, houseTest).extend({
  baseURL: async ({ house }, use) => use(house.shop.url),
})

const texts = {
  en: { gone: 'No longer sold.', removed: /^Remove(?: and continue)?: /, placed: 'Order placed' },
  ar: {
    gone: 'لم يعد هذا المنتج معروضًا للبيع.',
    removed: /^إزالة(?: ومتابعة)?: /,
    price: /تغيّر السعر من/,
    see: /^عرض التغيير: /,
    update: /^تحديث السلة/,
    hours: /متاح من .* فقط\./,
    empty: 'سلتك فارغة',
    undo: 'تراجع',
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
async function addAnother(page: Page): Promise<void> {
  const { item } = await onlyLine(page)
  await page.goto(`/store/${item.store_id}`)
  await page
    .getByRole('button', { name: words.en.chooseOptions })
    .and(page.locator(':enabled'))
    .filter({ hasNotText: item.name })
    .last()
    .click()
  const sheet = page.getByRole('dialog')
  await chooseRequired(sheet)
  for (let more = 0; more < 3; more++)
    await sheet.getByRole('button', { name: words.en.oneMore }).last().click()
  await sheet.getByRole('button', { name: words.en.addToCart }).click()
  await expect.poll(async () => (await cartOf(page)).length).toBe(2)
}

const lineNamed = (where: Page | Locator, name: string) =>
  where.getByRole('listitem').filter({ hasText: name })

const restored: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const restore of restored.splice(0)) await restore()
})

test('an item that is withdrawn during checkout is named once, and the rest is ordered', async ({
  page,
  visitor,
  house,
}) => {
  const { gone, removed, placed } = texts.en
  await visitor()
  await page.goto('/home')
  await addDish(page)
  const { item } = await onlyLine(page)
  await addAnother(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  const button = await placeOrderButton(page)
  restored.push(() => house.shop.changeItem(item.id, { active: true }))
  await house.shop.changeItem(item.id, { active: false })
  await button.click()
  const line = lineNamed(page.getByRole('main'), item.name)
  await expect(line).toBeFocused()
  await expect(page.getByText(gone)).toHaveCount(1)
  await line.getByRole('button', { name: removed }).click()
  await expect(line).toHaveCount(0)
  await (await placeOrderButton(page)).click()
  await expect(page.getByRole('dialog', { name: placed })).toBeVisible()
})

test.describe('on a phone in Arabic', () => {
  test.use({ viewport: { width: 390, height: 900 } })

  test('the drawer says of an item that its price rose, when it is sold, and that it is withdrawn', async ({
    page,
    visitor,
    house,
  }) => {
    const says = texts.ar
    await visitor({ lang: 'ar', theme: 'dark' })
    await page.goto('/home')
    await addDish(page, 'ar')
    const { item } = await onlyLine(page)
    /** The drawer of a page that is loaded anew. */
    const openAnew = async () => {
      await page.goto('about:blank')
      await page.goto('/home')
      return openCart(page, 'ar')
    }

    await test.step('a price that rose is said until the customer takes it', async () => {
      const price = Math.round(item.price * 100)
      restored.push(() => house.shop.changeItem(item.id, { price }))
      await house.shop.changeItem(item.id, { price: price + 500 })
      const drawer = await openAnew()
      const line = lineNamed(drawer, item.name)
      await expect(line.getByText(says.price)).toBeVisible()
      await line.getByRole('button', { name: says.see }).click()
      await page.getByRole('dialog').getByRole('button', { name: says.update }).click()
      // The item gives way to the cart, which it was opened from.
      await expect(line).toBeVisible()
      await expect(drawer.getByText(says.price)).toHaveCount(0)
    })

    await test.step('an item outside its hours says when it is sold', async () => {
      await hideServerTime(page)
      await page.clock.setFixedTime(house.shop.now)
      const { available_time_starts, available_time_ends } = item
      const restore = () =>
        house.shop.changeItem(item.id, {
          available_time_starts: available_time_starts?.slice(0, 5) ?? null,
          available_time_ends: available_time_ends?.slice(0, 5) ?? null,
        })
      restored.push(restore)
      await house.shop.changeItem(item.id, { available_time_starts: '06:00', available_time_ends: '07:00' })
      const drawer = await openAnew()
      await expect(lineNamed(drawer, item.name).getByText(says.hours)).toBeVisible()
      await restore()
    })

    await test.step('an item that is withdrawn goes for good', async () => {
      restored.push(() => house.shop.changeItem(item.id, { active: true }))
      await house.shop.changeItem(item.id, { active: false })
      const drawer = await openAnew()
      const line = lineNamed(drawer, item.name)
      await expect(line.getByRole('alert')).toHaveText(says.gone)
      await expect(line.getByRole('group')).toHaveCount(0)
      await line.getByRole('button', { name: says.removed }).click()
      await expect(drawer.getByText(says.empty)).toBeVisible()
      await expect.poll(async () => (await cartOf(page)).length).toBe(0)
      // It cannot come back.
      await expect(page.getByRole('button', { name: says.undo })).toHaveCount(0)
    })
  })
})
