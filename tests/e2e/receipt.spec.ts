// Only a browser shows it: the printed page, and the downloaded file.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Receipt } from '#openapi/generated/client.ts'
import { openOrder, placeDinner } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  receipt: 'Receipt',
  door: 'Street 5 · House 14 · Floor 3',
  payments: 'Payment',
  cash: 'Cash on delivery',
  print: 'Print',
  save: 'Download',
  split: 'Split',
} as const

/** Hundredths in a text like `$12.50`. */
function centsIn(text: string): number {
  const [amount] = text.replaceAll(',', '').match(/\d+(\.\d+)?/) ?? []
  if (amount === undefined) throw new Error(`No amount stands in "${text}"`)
  return Math.round(Number(amount) * 100)
}

const cents = (amount: number) => Math.round(amount * 100)

const press = async (control: Locator) => {
  await control.focus()
  await control.press('Enter')
}

/** Opens the receipt of a new order by the keyboard; answers the button that opened it, and what the server says. */
async function openReceipt(page: Page) {
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

test('a guest reads the receipt with door, add-ons, tax and payment, prints it alone, and downloads it without a script', async ({
  page,
  visitor,
  browser,
}) => {
  await visitor()
  const { opener, receipt, dialog } = await openReceipt(page)
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
  const pdf = await page.pdf({ format: 'A4', path: 'artifacts/receipt-en.pdf' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await press(opener)
  const saving = page.waitForEvent('download')
  await press(dialog.getByRole('button', { name: words.save }))
  const download = await saving
  expect(download.suggestedFilename()).toContain(String(receipt.order_id))
  const html = await readFile(await download.path(), 'utf8')
  expect(html).not.toContain('<script')
  const offline = await browser.newContext({ javaScriptEnabled: false })
  const saved = await offline.newPage()
  await saved.setContent(html)
  await expect(saved.locator('html')).toHaveAttribute('lang', 'en')
  await expect(saved.locator('body')).toContainText(String(receipt.order_id))
  for (const { name, add_ons } of receipt.lines)
    for (const part of [name, ...add_ons.map((addOn) => addOn.name)])
      await expect(saved.locator('body')).toContainText(part)
  for (const { name } of receipt.figures) await expect(saved.locator('body')).toContainText(name)
  await offline.close()
})
