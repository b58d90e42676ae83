// Only a browser shows it: what a guest avoids over a reload and in another tab, and the focus on buttons that change.
import type { Page } from '@playwright/test'
import { openOrder } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { addDish, fillContact, openCart, placeOrderButton, scheduleForTomorrow } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const says = {
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
} as const

test.use({ viewport: { width: 390, height: 900 } })

test('a guest chooses what to avoid, sees it marked and hidden, is warned, and finds it on the receipt', async ({
  page,
  context,
  visitor,
}) => {
  test.slow()
  await visitor()
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
    await page.reload()
    await expect(dairy).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('diet') !== null)).toBe(true)
  })

  await test.step('sees the reason on each card, and no mark says "free of"', async () => {
    await page.goto(found)
    await expect(bar(page).getByText(says.marked)).toBeVisible()
    await expect(marks(page).first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  const other = await context.newPage()
  await test.step('hides them, here and in another tab, and shows them again', async () => {
    await other.setViewportSize(page.viewportSize()!)
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
    await addDish(page, 'en', cards(page).filter({ has: page.getByText(says.contains) }))
    const cart = await openCart(page)
    const hint = (within: typeof main) => within.getByRole('region', { name: says.avoid })
    await expect(hint(cart)).toContainText(says.check)
    await expect(hint(cart)).toContainText(says.dairy)
    await cart.getByRole('button', { name: words.en.toCheckout }).click()
    await page.getByRole('button', { name: words.en.asGuest }).click()
    await expect(page).toHaveURL(/\/checkout\?page=cart/)
    await fillContact(page)
    await expect(hint(main)).toContainText(says.dairy)
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('finds the allergens on the receipt', async () => {
    await scheduleForTomorrow(page)
    const placing = page.waitForResponse((reply) => reply.url().endsWith('/customer/order/place'))
    await (await placeOrderButton(page)).click()
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
