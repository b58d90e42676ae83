// Only a browser shows the whole way from an old order to the cart and back, over the restaurant of another cart.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { addFromAnother, cancelOrder, cartOf, openOrder, type Placed, placeDinner } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    again: 'Order again',
    add: 'Add 3 items',
    added: '3 items added to your cart.',
    undo: 'Undo',
    undone: 'Your cart is as it was before.',
  },
  ar: {
    again: 'اطلب مجددًا',
    add: 'أضف 3 منتجات',
    added: 'أُضيفت 3 منتجات إلى سلتك.',
    undo: 'تراجع',
    undone: 'عادت سلتك كما كانت.',
    clear: 'هل نبدأ سلة جديدة؟',
    accept: 'متابعة',
    decline: 'إلغاء',
  },
} as const

/** Presses a control by the keyboard. */
const press = async (control: ReturnType<Page['getByRole']>) => {
  await control.focus()
  await control.press('Enter')
}

const itemsIn = async (page: Page) => (await cartOf(page)).map(({ item_id }) => item_id).sort()

const idsOf = ({ items }: Placed) => items.map(({ id }) => id).sort()

/** An order of the visitor that was canceled before its payment. */
async function canceledOrder(page: Page): Promise<Placed> {
  await page.goto('/home')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const placed = await placeDinner(page, 'digital_payment')
  await cancelOrder(page, placed.id)
  return placed
}

test('a customer puts an order into the cart again in one step, and takes it back', {
  tag: '@gate',
}, async ({ page, visitor, baseURL }) => {
  const words = texts.en
  await visitor({ token: await tokenOf('new', baseURL!) })
  const placed = await canceledOrder(page)
  await openOrder(page, placed)
  await press(page.getByRole('main').getByRole('button', { name: words.again }))
  const dialog = page.getByRole('dialog', { name: words.again })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog).toContainText(placed.store.name)
  // Nothing has changed since, so no line has a remark.
  await expect(dialog.getByRole('listitem').locator('svg')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  expect(await itemsIn(page)).toEqual([])

  await press(dialog.getByRole('button', { name: words.add }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(words.added)).toBeVisible()
  await expect(page.getByTestId('cart-badge').filter({ visible: true })).toHaveText('3')
  expect(await itemsIn(page)).toEqual(idsOf(placed))

  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByText(words.undone)).toBeVisible()
  await expect(page.getByTestId('cart-badge').filter({ visible: true })).toHaveCount(0)
  expect(await itemsIn(page)).toEqual([])
})

test('a guest with a phone keeps the cart of another restaurant, or replaces it and gets it back, in Arabic', async ({
  page,
  visitor,
}) => {
  const words = texts.ar
  await page.setViewportSize({ width: 390, height: 900 })
  await visitor({ lang: 'ar' })
  const placed = await canceledOrder(page)
  const other = await addFromAnother(page, placed)
  const before = await itemsIn(page)
  await openOrder(page, placed)
  const opener = page.getByRole('main').getByRole('button', { name: words.again })
  await press(opener)
  const dialog = page.getByRole('dialog', { name: words.again })
  await expect(dialog).toContainText(other.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await press(opener)
  const question = page.getByRole('alertdialog', { name: words.clear })
  const add = dialog.getByRole('button', { name: words.add })
  await press(add)
  expect(await seriousFindings(page)).toEqual([])
  await press(question.getByRole('button', { name: words.decline, exact: true }))
  await expect(question).toBeHidden()
  await expect(add).toBeVisible()
  expect(await itemsIn(page)).toEqual(before)

  await press(add)
  await press(question.getByRole('button', { name: words.accept, exact: true }))
  await expect(page.getByText(words.added)).toBeVisible()
  expect(await itemsIn(page)).toEqual(idsOf(placed))
  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByText(words.undone)).toBeVisible()
  expect(await itemsIn(page)).toEqual(before)
})
