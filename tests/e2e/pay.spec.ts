// Only a browser shows it: the way to the gateway and back, a forged return, two tabs and devices, and a picture to upload.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { becomeVisitor } from '#tests/fixtures/visitor.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { watchShifts } from './support/shifts.ts'
import { addDish, checkOutAsGuest, fillContact, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })
const dialog = (page: Page) => page.getByRole('alertdialog')

/** A guest who pays online stands before the gateway. */
async function orderOnline(page: Page): Promise<void> {
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  await page.getByRole('radio', { name: /^Pay online/ }).check()
  await (await placeOrderButton(page)).click()
  await expect(gateway(page)).toBeVisible()
}

test('a guest whose bank refuses hears why half a second later, pays again with two presses, and is shown the order', async ({
  page,
  visitor,
}) => {
  await visitor()
  await orderOnline(page)
  await page.getByRole('button', { name: 'Refused by the bank' }).click()
  // The dialog, half a second later, hides the page behind it from the accessibility tree, and not from the eye.
  const failed = { level: 1, name: 'Order Place Failed', includeHidden: true } as const
  await expect(page.getByRole('heading', failed)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Pay again' }).click()
  await expect(gateway(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
})

test('a customer whose bank refuses pays again, and finds the order paid', { tag: '@gate' }, async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/home')
  await addDish(page)
  const cart = await openCart(page)
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await page.getByRole('radio', { name: /^Pay online/ }).check()
  await (await placeOrderButton(page)).click()
  await page.getByRole('button', { name: 'Refused by the bank' }).click()
  await dialog(page).getByRole('button', { name: 'Pay again' }).click()
  await expect(gateway(page)).toBeVisible()
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  await page.goto('/profile?page=my-orders')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Details of order #/ })
    .first()
    .click()
  const payments = page.getByRole('region', { name: 'Payment', exact: true }).getByRole('listitem')
  await expect(payments).toHaveText(/Online payment.*Paid/)
})

const reminder = (page: Page) => page.getByRole('complementary', { name: 'Unpaid order' })

test.describe('the reminder of an order that waits to be paid', () => {
  test('a forged return pays nothing, and the reminder moves nothing on a phone, leads a guest to the payment from every page, after a refusal too, and goes when the order is paid in another tab', async ({
    page,
    context,
    visitor,
  }) => {
    await visitor()
    await orderOnline(page)
    await page.goBack()
    const order_id = new URL(page.url()).searchParams.get('order')!
    await expect(reminder(page)).toHaveCount(0)

    // docs/spec.md §2, /profile: other gateways bring the customer back to the orders, with a flag that proves nothing.
    await test.step('a return to the orders with a forged success says what the server says, also for a guest', async () => {
      const token = btoa(`payment_method=sandbox&&attribute_id=${order_id}&&transaction_reference=forged`)
      for (const mark of ['&', '?']) {
        const seen: string[] = []
        await page.goto(`/profile?page=my-orders${mark}flag=success&token=${encodeURIComponent(token)}`)
        await expect(page).toHaveURL(new RegExp(`page=pay&order=${order_id}&flag=success$`))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
        seen.push(await main.innerText())
        await expect(page).not.toHaveURL(/track-order/)
        expect(seen.join()).not.toMatch(/paid|thank|success/i)
      }
      await page.goto(`/profile?page=my-orders&flag=fail&token=${encodeURIComponent(token)}`)
      await expect(dialog(page)).toBeVisible()
    })

    await test.step('moves nothing on the page, and leaves its last control free', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const isCalm = await watchShifts(page)
      await page.goto('/help-and-support')
      await expect(reminder(page)).toBeVisible()
      await isCalm()
      const last = page.getByRole('contentinfo').getByRole('link').last()
      await last.scrollIntoViewIfNeeded()
      await page.keyboard.press('End')
      await last.click({ trial: true })
      await page.setViewportSize({ width: 1440, height: 900 })
    })

    await page.goto('/home')
    await expect(reminder(page)).toContainText(`Order ${order_id} waits for your payment`)
    await expect(reminder(page)).toContainText(/\b(30:00|29:\d\d|2\d:\d\d)\b.*left/)
    expect(await seriousFindings(page)).toEqual([])

    const other = await context.newPage()
    await other.goto('/help-and-support')
    await reminder(other).getByRole('link').click()
    await expect(other).toHaveURL(new RegExp(`page=pay&order=${order_id}$`))
    await other.getByRole('button', { name: /^Pay AED/ }).click()
    await other.getByRole('button', { name: 'Refused by the bank' }).click()
    await expect(dialog(other)).toBeVisible()
    await other.goto('/home')
    await reminder(other).getByRole('link').click()
    await expect(other).toHaveURL(new RegExp(`page=pay&order=${order_id}$`))
    await other.getByRole('button', { name: /^Pay AED/ }).click()
    await other.getByRole('button', { name: 'Pays', exact: true }).click()
    await expect(other).toHaveURL(/\/track-order\?order_id=\d+/)
    await expect(reminder(page)).toHaveCount(0)
    await expect(reminder(other)).toHaveCount(0)
  })

  test('the reminder reaches a customer on another device, and goes when the order is canceled there', async ({
    page,
    browser,
    visitor,
    baseURL,
  }) => {
    const token = await tokenOf('new', baseURL!)
    await visitor({ token })
    await page.goto('/home')
    await addDish(page)
    await (await openCart(page)).getByRole('button', { name: words.en.toCheckout }).click()
    await page.getByRole('radio', { name: /^Pay online/ }).check()
    await (await placeOrderButton(page)).click()
    await expect(gateway(page)).toBeVisible()
    const device = await browser.newContext({ baseURL: baseURL! })
    const phone = await device.newPage()
    await becomeVisitor(phone, { lang: 'ar', theme: 'dark', token })
    await phone.goto('/home')
    await expect(phone.getByRole('complementary', { name: 'طلب بانتظار الدفع' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel order' }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(phone.getByRole('complementary')).toHaveCount(0)
    await expect(reminder(page)).toHaveCount(0)
    await device.close()
  })
})

test('a guest transfers the amount, shows a picture of it, is not believed, and corrects the reference', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await (await placeOrderButton(page)).click()
  await expect(page).toHaveURL(/\/checkout\?page=pay&order=\d+/)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Bank transfer' }).check()
  await main.getByRole('textbox', { name: 'Name on your account' }).fill('Mona Saleh')
  await main.getByRole('textbox', { name: 'Reference of the transfer' }).fill('0000')
  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.from(bytesOf('receipt')) }
  await main.locator('input[type=file]').setInputFiles(picture)
  await expect(main.getByRole('img', { name: 'receipt.png' })).toBeVisible()
  await main.getByRole('button', { name: 'Send details' }).click()
  await expect(page.getByText('Payment info updated.')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Your transfer is under review' })).toBeInViewport()
  await expect(main).toBeFocused()
  await expect(main.getByText('Reference of the transfer')).toBeVisible()

  const denied = main.getByRole('alert').filter({ hasText: 'could not find this transfer' })
  await expect(denied).toBeVisible({ timeout: 40_000 })
  await main.getByRole('radio', { name: 'Bank transfer' }).check()
  await main.getByRole('textbox', { name: 'Name on your account' }).fill('Mona Saleh')
  await main.getByRole('textbox', { name: 'Reference of the transfer' }).fill('FT2611200042')
  await main.getByRole('button', { name: 'Send details' }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/, { timeout: 40_000 })
})
