// Only a browser shows it: a return from the gateway to another browser, which keeps nothing.
import type { Page } from '@playwright/test'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { codeIn } from './support/outbox.ts'
import { placeDinner } from './support/placed.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const words = {
  phone: /^Contact number/,
  find: 'Continue',
  elsewhere: 'This order was placed in another browser',
  note: /^You see this order by its ID and phone number/,
  way: 'Confirm your phone to pay, cancel or ask for a refund',
  code: /^Code/,
  change: 'Change',
  pay: /^Pay AED/,
} as const

/** A browser inside another app that blocks storage. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  })

test('a guest whom the gateway returns to another browser without storage pays after a code to the phone', async ({
  page,
  visitor,
  browser,
  baseURL,
}) => {
  await visitor()
  await page.goto('/home')
  await page.getByRole('main').getByRole('article').first().waitFor()
  const phone = newPhone()
  const { id } = await placeDinner(page, 'digital_payment', { contact_person_number: phone })

  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 900 } })
  const other = await context.newPage()
  await blockStorage(other)
  const returned = `/checkout?page=pay&order=${id}&flag=cancel`
  await other.goto(returned)
  const main = other.getByRole('main')
  await expect(main).toContainText(words.elsewhere)
  expect(await seriousFindings(other)).toEqual([])
  await main.getByRole('textbox', { name: words.phone }).fill(phone.replace('+971', '0'))
  await main.getByRole('button', { name: words.find, exact: true }).click()
  await expect(main.getByText(words.note)).toBeVisible()
  await expect(other).toHaveURL(returned)
  await expect(main.getByRole('button', { name: words.pay })).toHaveCount(0)
  expect(await seriousFindings(other)).toEqual([])

  await main.getByRole('button', { name: words.way }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByLabel(words.code)).toBeFocused()
  await dialog.getByRole('button', { name: words.change }).click()
  const typed = main.getByRole('textbox', { name: words.phone })
  await expect(typed).toHaveValue(phone.replace('+971', ''))
  await expect(typed).toBeFocused()
  await typed.press('Enter')
  await main.getByRole('button', { name: words.way }).click()
  expect(await seriousFindings(other)).toEqual([])
  await dialog.getByLabel(words.code).fill(await codeIn(page, phone))
  // The dialog that says why the last payment failed offers the same again.
  const asks = other.getByRole('alertdialog')
  await expect(asks.or(main.getByRole('button', { name: words.pay })).first()).toBeVisible()
  await asks.getByRole('button', { name: 'Pay again' }).click()
  await other.getByRole('button', { name: 'Pays', exact: true }).click()
  // The page that returns has lost the token, too; its order is paid and needs no other one.
  await other.getByRole('textbox', { name: words.phone }).fill(phone.replace('+971', '0'))
  await main.getByRole('button', { name: words.find, exact: true }).click()
  await expect(other).toHaveURL(/\/track-order\?order_id=\d+/)
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'))
  const reply = await page.request.get(`/api/v1/order/track?order_id=${id}&guest_id=${guest_id}`)
  const { order_status, payment_status } = await reply.json()
  expect([order_status, payment_status]).toEqual([expect.not.stringMatching(/canceled|failed/), 'paid'])
  await context.close()
})
