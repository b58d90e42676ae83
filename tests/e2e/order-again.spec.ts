import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { changeOrder } from '#tests/fixtures/screen-steps.ts'
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
    clear: 'Start a new cart?',
    accept: 'Continue',
    decline: 'Cancel',
    changes: [
      /^Now .+ each, was/,
      /^Only 1 left/,
      /^Without .+, no longer offered/,
      /^Sold from 6:00 AM to 11:00 AM/,
      /^No longer sold/,
      /^No longer offered: /,
      /is closed right now\. Opens at 9:00 AM\./,
      /doesn't deliver to your current location/,
      /^Your cart has 3 items from/,
    ],
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
    changes: [
      /^السعر الآن/,
      /^لم يتبقَّ سوى/,
      /^بدون .+ لم تعد متاحة/,
      /^يُباع من/,
      /^لم يعد يُباع/,
      /^لم يعد متاحًا: /,
      /مغلق الآن\. يفتح الساعة/,
      /لا يوصّل إلى موقعك الحالي/,
      /^في سلتك/,
    ],
  },
} as const

const looks = [
  { lang: 'en', width: 1440 },
  { lang: 'ar', width: 390 },
] as const

const visitors = ['a guest', 'a customer'] as const

/** Presses a control by the keyboard. */
const press = async (control: ReturnType<Page['getByRole']>) => {
  await control.focus()
  await control.press('Enter')
}

const itemsIn = async (page: Page) => (await cartOf(page)).map(({ item_id }) => item_id).sort()

const idsOf = ({ items }: Placed) => items.map(({ id }) => id).sort()

for (const { lang, width } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    const words = texts[lang]
    test.use({ viewport: { width, height: 900 } })

    for (const who of visitors) {
      const open = async (
        page: Page,
        visitor: (as: object) => Promise<void>,
        shop: string,
      ): Promise<Placed> => {
        await visitor({ lang, ...(who === 'a customer' && { token: await tokenOf('new', shop) }) })
        await page.goto('/home')
        await page.getByRole('main').getByRole('article').first().waitFor()
        const placed = await placeDinner(page, 'digital_payment')
        await cancelOrder(page, placed.id)
        return placed
      }

      test(`${who} puts an order into the cart again in one step, and takes it back`, {
        tag: lang === 'en' && who === 'a customer' ? '@gate' : [],
      }, async ({ page, visitor, baseURL }) => {
        const placed = await open(page, visitor, baseURL!)
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
        await expect(page.getByTestId('cart-badge').filter({ visible: true })).toHaveText(/[3٣]/)
        expect(await itemsIn(page)).toEqual(idsOf(placed))

        await page.getByRole('button', { name: words.undo }).click()
        await expect(page.getByText(words.undone)).toBeVisible()
        await expect(page.getByTestId('cart-badge').filter({ visible: true })).toHaveCount(0)
        expect(await itemsIn(page)).toEqual([])
      })
    }

    test('a guest keeps the cart of another restaurant, or replaces it and gets it back', async ({
      page,
      visitor,
    }) => {
      await visitor({ lang })
      await page.goto('/home')
      await page.getByRole('main').getByRole('article').first().waitFor()
      const placed = await placeDinner(page, 'digital_payment')
      await cancelOrder(page, placed.id)
      const other = await addFromAnother(page, placed)
      const before = await itemsIn(page)
      await openOrder(page, placed)
      await press(page.getByRole('main').getByRole('button', { name: words.again }))
      const dialog = page.getByRole('dialog', { name: words.again })
      await expect(dialog).toContainText(other.name)
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

    test('a customer reads everything that has changed since the order before anything is added', async ({
      page,
      visitor,
      baseURL,
    }) => {
      await visitor({ lang, token: await tokenOf('demo', baseURL!) })
      const added: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/order/again')) added.push(request.url())
      })
      await changeOrder(page)
      await page.goto('/profile?page=my-orders&orderId=99001')
      const opener = page.getByRole('main').getByRole('button', { name: words.again })
      await press(opener)
      const dialog = page.getByRole('dialog', { name: words.again })
      for (const change of words.changes) await expect(dialog.getByText(change).first()).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      expect(added).toEqual([])
    })
  })
