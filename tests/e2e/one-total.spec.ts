import type { Locator, Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { addDish, checkOutAsGuest, fillContact, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { type Lang, words } from './support/words.ts'

const total = { en: /^Total/, ar: /^الإجمالي/ } as const

/** The amount in a text of the shop, `1,234.50`; both languages write it with these digits. */
const amountIn = (text: string | null): string => {
  const [amount] = text?.match(/\d[\d,]*\.\d\d/) ?? []
  if (!amount) throw new Error(`No amount in "${text}"`)
  return amount.replaceAll(',', '')
}

/** What stands beside a name in a list of figures. */
const beside = (where: Page | Locator, name: string | RegExp): Locator =>
  where.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd')
/** By element and not by role: a dialog may lie over it. */
const totalOf = async (where: Page | Locator, lang: Lang = 'en') =>
  amountIn(await beside(where, total[lang]).first().textContent())

/** The page of the receipt that the shop prints, in the order's language. */
async function receiptOf(page: Page, order_id: string, token?: string): Promise<string> {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id')?.replaceAll('"', ''))
  const reply = await page.request.post('/api/v1/order/receipt', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    data: { order_id: Number(order_id), ...(token ? {} : { guest_id }) },
  })
  await page.goto((await reply.json()).link)
  return amountIn(await page.locator('tr.total td').textContent())
}

const orderIn = (page: Page) => new URL(page.url()).searchParams.get('order_id')!

/** Where a guest finds the order again, by the phone number of `fillContact`. */
const tracked = (order_id: string) => `/track-order?order_id=${order_id}&contact_number=%2B971501234567`

const placed = /\/track-order\?order_id=\d+/

// Rule 11 of docs/payment-rules.md: the figures a person sees, on every screen of one order.
test.describe('the total is the same on every screen', () => {
  test('of a guest who tips and pays online', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/home')
    await addDish(page)
    await checkOutAsGuest(page)
    await fillContact(page)
    await page.getByRole('button', { name: /^Tip AED\s5\.00/ }).click()
    await page.getByRole('radio', { name: /^Pay online/ }).check()
    const button = await placeOrderButton(page)
    const shown = await totalOf(page)
    expect(amountIn(await button.textContent())).toBe(shown)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
    expect(amountIn(await page.locator('dd.amount').textContent())).toBe(shown)
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(page).toHaveURL(placed)
    const order_id = orderIn(page)
    await page.goto(tracked(order_id))
    expect(await totalOf(page.locator('main'))).toBe(shown)
    expect(await receiptOf(page, order_id)).toBe(shown)
  })

  test('of a customer who uses a coupon, and the wallet for a part', async ({ page, visitor, baseURL }) => {
    const token = await tokenOf('new', baseURL!)
    await visitor({ token })
    await page.goto('/home')
    await addDish(page)
    const headers = { authorization: `Bearer ${token}` }
    const fund = await page.request.post('/api/v1/wallet/add-fund', {
      headers,
      data: { amount: 7.77, callback: '/home' },
    })
    await page.request.post((await fund.json()).redirect_link, { form: { answer: 'pay' } })
    await page.reload()
    const cart = await openCart(page)
    await cart.getByRole('button', { name: words.en.toCheckout }).click()
    await page.getByRole('textbox', { name: /coupon/i }).fill('TASTE20')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(beside(page, 'Coupon TASTE20')).toBeVisible()
    await page.getByRole('switch', { name: /^Use my wallet/ }).check()
    await page.getByRole('radio', { name: /^Pay online/ }).check()
    const button = await placeOrderButton(page)
    const shown = await totalOf(page)
    const coupon = amountIn(await beside(page, 'Coupon TASTE20').first().textContent())
    const rest = amountIn(await beside(page, 'Left to pay').first().textContent())
    expect((Number(shown) - 7.77).toFixed(2)).toBe(rest)
    await button.click()
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible()
    expect(amountIn(await page.locator('dd.amount').textContent())).toBe(rest)
    await page.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(page).toHaveURL(placed)
    const order_id = orderIn(page)
    await page.goto(`/profile?page=my-orders&orderId=${order_id}`)
    const receipt = page.getByRole('article')
    expect(await totalOf(receipt)).toBe(shown)
    expect(amountIn(await beside(receipt, 'TASTE20').first().textContent())).toBe(coupon)
    await page.getByRole('button', { name: 'Track order' }).first().click()
    expect(await totalOf(page.getByRole('dialog'))).toBe(shown)
    expect(await receiptOf(page, order_id, token)).toBe(shown)
  })

  test('of a guest who collects the order, in Arabic', async ({ page, visitor }) => {
    await visitor({ lang: 'ar' })
    await page.goto('/home')
    await addDish(page, 'ar')
    await checkOutAsGuest(page, 'ar')
    await fillContact(page, 'ar')
    await page
      .getByRole('radio', { name: /استلام|الاستلام/ })
      .first()
      .check()
    const button = await placeOrderButton(page, 'ar')
    const shown = await totalOf(page, 'ar')
    expect(amountIn(await button.textContent())).toBe(shown)
    const reply = page.waitForResponse(/\/order\/place$/)
    await button.click()
    const { order_id } = await (await reply).json()
    await page.goto(tracked(order_id))
    expect(await totalOf(page.locator('main'), 'ar')).toBe(shown)
    expect(await receiptOf(page, order_id)).toBe(shown)
  })
})
