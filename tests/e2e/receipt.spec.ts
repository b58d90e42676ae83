import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Receipt } from '#openapi/generated/client.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { openOrder, placeDinner } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const texts = {
  en: {
    receipt: 'Receipt',
    door: 'Street 5 · House 14 · Floor 3',
    total: 'Total',
    payments: 'Payment',
    cash: 'Cash on delivery',
    print: 'Print',
    save: 'Download',
    split: 'Split',
    equally: 'Equally',
    byLine: 'By item',
    byAmount: 'By amount',
    people: 'People',
    items: 'Items',
    everyone: 'Everyone',
    add: 'Add a person',
    name: (id: number) => `Name of person ${id}`,
    amount: (id: number) => `Amount of person ${id}`,
    over: /too much$/,
    covered: 'Everything is covered',
    share: 'Share as text',
    copied: 'Copied to the clipboard',
  },
  ar: {
    receipt: 'الإيصال',
    door: 'شارع 5 · منزل 14 · طابق 3',
    total: 'الإجمالي',
    payments: 'الدفع',
    cash: 'الدفع نقدًا عند الاستلام',
    print: 'طباعة',
    save: 'تنزيل',
    split: 'تقسيم',
    equally: 'بالتساوي',
    byLine: 'حسب المنتج',
    byAmount: 'حسب المبلغ',
    people: 'الأشخاص',
    items: 'المنتجات',
    everyone: 'الجميع',
    add: 'أضف شخصًا',
    name: (id: number) => `اسم الشخص ${id}`,
    amount: (id: number) => `مبلغ الشخص ${id}`,
    over: /^زيادة قدرها/,
    covered: 'المبلغ مغطى بالكامل',
    share: 'شارك كنص',
    copied: 'نُسخ إلى الحافظة',
  },
} as const

const looks = [
  { lang: 'en', width: 1440, who: 'a guest' },
  { lang: 'ar', width: 390, who: 'a customer' },
] as const

/** Hundredths in a text like `$12.50`, in the digits of either language. */
function centsIn(text: string): number {
  const latin = text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit))).replace('٫', '.')
  const [amount] = latin.replace(/[,٬]/g, '').match(/\d+(\.\d+)?/) ?? []
  if (amount === undefined) throw new Error(`No amount stands in "${text}"`)
  return Math.round(Number(amount) * 100)
}

const cents = (amount: number) => Math.round(amount * 100)

const press = async (control: Locator) => {
  await control.focus()
  await control.press('Enter')
}

for (const { lang, width, who } of looks)
  test.describe(`${lang}, ${width} px`, () => {
    const words = texts[lang]
    test.use({ viewport: { width, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

    /** Opens the receipt of a new order by the keyboard; answers the button that opened it, and what the server says. */
    const openReceipt = async (page: Page, visitor: (as: object) => Promise<void>, shop: string) => {
      await visitor({ lang, ...(who === 'a customer' && { token: await tokenOf('new', shop) }) })
      await page.goto('/home')
      await page.getByRole('main').getByRole('article').first().waitFor()
      const placed = await placeDinner(page)
      await openOrder(page, placed)
      const opener = page.getByRole('main').getByRole('button', { name: words.receipt, exact: true })
      const reply = page.waitForResponse((response) => response.url().includes('/order/receipt'))
      await press(opener)
      const receipt: Receipt = await (await reply).json()
      return { opener, receipt, dialog: page.getByRole('dialog', { name: words.receipt }) }
    }

    test(`${who} reads the receipt with door, add-ons, tax and payment, and prints it alone`, async ({
      page,
      visitor,
      baseURL,
    }) => {
      const { opener, receipt, dialog } = await openReceipt(page, visitor, baseURL!)
      const paper = dialog.getByRole('article')
      await expect(paper.getByText(words.door)).toBeVisible()
      await expect(paper.getByText(words.payments, { exact: true })).toBeVisible()
      await expect(paper.getByText(words.cash).first()).toBeVisible()
      const [line] = receipt.lines
      const [addOn] = line!.add_ons
      const first = paper.getByRole('listitem').first()
      await expect(first).toContainText(addOn!.name)
      const shown = await first.getByText(addOn!.name).locator('xpath=../..').innerText()
      expect(centsIn(shown.slice(shown.indexOf('+')))).toBe(cents(addOn!.price * addOn!.quantity))
      // Every figure of the server is on the paper, and together they are the total.
      const figures = await paper.locator('dl').last().locator('dd').allInnerTexts()
      expect(figures.map(centsIn)).toEqual(
        [...receipt.figures.map(({ amount }) => Math.abs(amount)), receipt.total].map(cents),
      )
      expect(cents(receipt.figures.reduce((sum, { amount }) => sum + amount, 0))).toBe(cents(receipt.total))
      expect(receipt.figures.map(({ key }) => key)).toContain('tax')
      expect(await seriousFindings(page)).toEqual([])

      await page.emulateMedia({ media: 'print' })
      await expect(paper).toBeVisible()
      for (const screenOnly of [words.print, words.save, words.split])
        await expect(page.getByText(screenOnly, { exact: true })).toBeHidden()
      await expect(page.locator('#main')).toBeHidden()
      const pdf = await page.pdf({ format: 'A4', path: `artifacts/receipt-${lang}.pdf` })
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'screen' })
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })

    test(`${who} downloads a receipt that needs no script`, async ({ page, visitor, baseURL, browser }) => {
      const { receipt, dialog } = await openReceipt(page, visitor, baseURL!)
      const saving = page.waitForEvent('download')
      await press(dialog.getByRole('button', { name: words.save }))
      const download = await saving
      expect(download.suggestedFilename()).toContain(String(receipt.order_id))
      const html = await readFile(await download.path(), 'utf8')
      expect(html).not.toContain('<script')
      const offline = await browser.newContext({ javaScriptEnabled: false })
      const paper = await offline.newPage()
      await paper.setContent(html)
      await expect(paper.locator('html')).toHaveAttribute('lang', lang)
      await expect(paper.locator('body')).toContainText(String(receipt.order_id))
      for (const { name, add_ons } of receipt.lines)
        for (const part of [name, ...add_ons.map((addOn) => addOn.name)])
          await expect(paper.locator('body')).toContainText(part)
      for (const { name } of receipt.figures) await expect(paper.locator('body')).toContainText(name)
      await offline.close()
    })

    test(`${who} splits the receipt to the last cent, shares it, and finds it again`, async ({
      page,
      visitor,
      baseURL,
    }) => {
      const { opener, receipt, dialog } = await openReceipt(page, visitor, baseURL!)
      const total = cents(receipt.total)
      const choose = async (name: string) => {
        await dialog.getByRole('radio', { name, exact: true }).focus()
        await page.keyboard.press('Space')
      }
      const people = dialog.getByRole('region', { name: words.people })
      const parts = async () => (await people.getByRole('status').allInnerTexts()).map(centsIn)
      const sum = (amounts: number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

      await choose(words.split)
      await press(dialog.getByRole('button', { name: words.add }))
      await expect(people.getByRole('listitem')).toHaveCount(3)
      const equal = await parts()
      expect(equal).toHaveLength(3)
      expect(sum(equal)).toBe(total)
      expect(Math.max(...equal) - Math.min(...equal)).toBeLessThanOrEqual(1)
      expect(await seriousFindings(page)).toEqual([])

      await people.getByRole('textbox', { name: words.name(1) }).fill('Sara')
      await choose(words.byLine)
      const lines = dialog.getByRole('list', { name: words.items })
      await press(lines.getByRole('listitem').first().getByRole('button', { name: 'Sara' }))
      await expect(
        lines.getByRole('listitem').first().getByRole('button', { name: words.everyone }),
      ).toHaveAttribute('aria-pressed', 'false')
      const byLine = await parts()
      expect(sum(byLine)).toBe(total)
      expect(byLine[0]!).toBeGreaterThan(cents(receipt.lines[0]!.amount))
      expect(await seriousFindings(page)).toEqual([])

      await choose(words.byAmount)
      await expect(dialog.getByText(words.covered)).toBeVisible()
      await people.getByRole('textbox', { name: words.amount(1) }).fill('10')
      await expect(dialog.getByText(words.covered)).toBeVisible()
      await people.getByRole('textbox', { name: words.amount(2) }).fill('9999')
      await expect(dialog.getByText(words.over)).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])

      await choose(words.byLine)
      await press(dialog.getByRole('button', { name: words.share }))
      await expect(dialog.getByRole('button', { name: words.copied })).toBeVisible()
      const text = await page.evaluate(() => navigator.clipboard.readText())
      const rows = text.split('\n')
      expect(rows).toHaveLength(5)
      expect(rows[0]).toContain(String(receipt.order_id))
      expect(rows[1]).toContain('Sara')
      const told = rows.slice(1).map((row) => centsIn(row.slice(row.lastIndexOf(':'))))
      expect(told).toEqual([...byLine, total])

      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await page.reload()
      await press(opener)
      await choose(words.split)
      await expect(dialog.getByRole('radio', { name: words.byLine })).toBeChecked()
      expect(await parts()).toEqual(byLine)
    })
  })
