import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { openOrder } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { addDish, fillContact, openCart, placeOrderButton, scheduleForTomorrow } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const texts = {
  en: {
    diet: 'Diet and allergies',
    dairy: 'Dairy',
    contains: /^Contains .*Dairy/,
    search: 'chicken',
    marked: 'Items with what you avoid are marked.',
    hide: 'Hide them',
    show: 'Show them',
    hidden: /^\d+ items? (is|are) hidden\./,
    avoid: 'I avoid',
    check: 'Check these items before you order',
    receipt: 'Receipt',
  },
  ar: {
    diet: 'النظام الغذائي والحساسية',
    dairy: 'ألبان',
    contains: /^يحتوي على .*ألبان/,
    search: 'دجاج',
    marked: 'المنتجات التي تحتوي على ما تتجنّبه عليها علامة.',
    hide: 'إخفاؤها',
    show: 'إظهارها',
    hidden: /مخفي/,
    avoid: 'أتجنّب',
    check: 'تحقّق من هذه المنتجات قبل الطلب',
    receipt: 'الإيصال',
  },
} as const

const looks = [
  { lang: 'en', width: 390, who: 'a guest' },
  { lang: 'ar', width: 1440, who: 'a customer' },
] as const

for (const { lang, width, who } of looks)
  test(`${who} chooses what to avoid, sees it marked and hidden, is warned, and finds it on the receipt, ${lang} at ${width}`, async ({
    page,
    context,
    visitor,
    baseURL,
  }) => {
    test.slow()
    const says = texts[lang]
    await page.setViewportSize({ width, height: 900 })
    const token = who === 'a customer' ? await tokenOf('new', baseURL!) : undefined
    await visitor({ lang, ...(token && { token }) })
    const main = page.getByRole('main')
    const found = `/home?data_type=searched&search=${encodeURIComponent(says.search)}`
    const bar = (tab: Page) => tab.getByRole('main').getByRole('region', { name: says.diet })
    const cards = (tab: Page) => tab.getByRole('main').getByRole('article')
    const marks = (tab: Page) => cards(tab).getByText(says.contains)

    await test.step('chooses in the settings', async () => {
      await page.goto('/profile?page=settings')
      await main.getByRole('link', { name: says.diet }).click()
      await expect(main.getByRole('heading', { level: 1, name: says.diet })).toBeVisible()
      const dairy = main.getByRole('checkbox', { name: says.dairy, exact: true })
      await dairy.focus()
      await page.keyboard.press('Space')
      await expect(dairy).toBeChecked()
      expect(await seriousFindings(page)).toEqual([])
      // A reload finds it: in the browser of a guest, at the server for a customer.
      await page.reload()
      await expect(dairy).toBeChecked()
      expect(await page.evaluate(() => localStorage.getItem('diet') !== null)).toBe(token === undefined)
    })

    await test.step('sees the reason on each card, and no mark says "free of"', async () => {
      await page.goto(found)
      await expect(bar(page).getByText(says.marked)).toBeVisible()
      await expect(marks(page).first()).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

    const other = await context.newPage()
    await test.step('hides them, here and in another tab, and shows them again', async () => {
      await other.setViewportSize({ width, height: 900 })
      await other.goto(found)
      await expect(marks(other).first()).toBeVisible()
      const totalOf = async () => Number((await main.locator('h1 + p').innerText()).match(/\d+/)![0])
      const total = await totalOf()
      const hide = bar(page).getByRole('button', { name: says.hide })
      await hide.focus()
      await page.keyboard.press('Enter')
      for (const tab of [page, other]) {
        await expect(bar(tab).getByText(says.hidden)).toBeVisible()
        await expect(marks(tab)).toHaveCount(0)
      }
      await expect.poll(totalOf).toBeLessThan(total)
      // The button that says the opposite now keeps the focus.
      await expect(bar(page).getByRole('button', { name: says.show })).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Enter')
      for (const tab of [page, other]) await expect(marks(tab).first()).toBeVisible()
    })
    await other.close()

    await test.step('hides them in a flash sale, too, and shows them again', async () => {
      await page.goto('/flash-sales')
      await expect(marks(page).first()).toBeVisible()
      await bar(page).getByRole('button', { name: says.hide }).focus()
      await page.keyboard.press('Enter')
      await expect(bar(page).getByText(says.hidden)).toBeVisible()
      await expect(cards(page).first()).toBeVisible()
      await expect(marks(page)).toHaveCount(0)
      await expect(bar(page).getByRole('button', { name: says.show })).toBeFocused()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Enter')
      await expect(marks(page).first()).toBeVisible()
      await page.goto(found)
    })

    await test.step('is warned by name in the cart and at checkout, and orders all the same', async () => {
      await addDish(page, lang, cards(page).filter({ has: page.getByText(says.contains) }))
      const cart = await openCart(page, lang)
      const note = (within: typeof main) => within.getByRole('region', { name: says.avoid })
      await expect(note(cart)).toContainText(says.check)
      await expect(note(cart)).toContainText(says.dairy)
      await cart.getByRole('button', { name: words[lang].toCheckout }).click()
      if (!token) await page.getByRole('button', { name: words[lang].asGuest }).click()
      await expect(page).toHaveURL(/\/checkout\?page=cart/)
      if (!token) await fillContact(page, lang)
      await expect(note(main)).toContainText(says.dairy)
      expect(await seriousFindings(page)).toEqual([])
    })

    await test.step('finds the allergens on the receipt', async () => {
      await scheduleForTomorrow(page, lang)
      const placing = page.waitForResponse((reply) => reply.url().endsWith('/customer/order/place'))
      await (await placeOrderButton(page, lang)).click()
      const placed = (await (await placing).json()) as { order_id: number }
      expect(placed).toEqual(expect.objectContaining({ order_id: expect.any(Number) }))
      const { order_id } = placed
      await page.goto('/home')
      await openOrder(page, { id: order_id, items: [], store: { id: 0, name: '', open: 1, active: 1 } })
      await main.getByRole('button', { name: says.receipt, exact: true }).click()
      const paper = page.getByRole('dialog', { name: says.receipt }).getByRole('article')
      await expect(paper.getByText(says.contains).first()).toBeVisible()
    })
  })
