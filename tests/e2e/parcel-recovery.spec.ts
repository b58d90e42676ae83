import type { Page } from '@playwright/test'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { orderPath } from '#src/navigation/order-path.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import { becomeVisitor } from '#tests/fixtures/visitor.ts'
import { codeIn } from './support/outbox.ts'
import {
  chooseSize,
  confirmRules,
  contact,
  main,
  nameAt,
  noteAt,
  pick,
  press,
  sides,
  weight,
} from './support/parcel-form.ts'
import { expect, test } from './support/test.ts'

const { sender, receiver } = sides.en
const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })
const asks = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

type Sent = { id: number; phone: string }

/** Fills in the form, and is led to the gateway by its one press. */
async function sendOnline(page: Page): Promise<Sent> {
  const phone = newPhone()
  await page.goto('/home')
  await page.goto('/parcel-delivery-info?id=1')
  await chooseSize(page)
  await pick(page, receiver, 'Opera House')
  await contact(page, sender, 'Nora Saleh', phone.replace('+971', ''))
  await contact(page, receiver, 'Omar Zaki')
  await noteAt(page, receiver).fill('Blue door')
  await main(page)
    .getByRole('radio', { name: /^Pay online/ })
    .check()
  await confirmRules(page)
  const reply = page.waitForResponse(/\/customer\/order\/place/)
  await press(page).click()
  const { order_id } = (await (await reply).json()) as { order_id: number }
  await expect(gateway(page)).toBeVisible()
  return { id: order_id, phone }
}

/** The parcel as its owner reads it. */
async function parcelOf(page: Page, { id }: Sent, token: string | undefined): Promise<TrackedOrder> {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'))
  const query = token ? '' : `&guest_id=${guest_id}`
  const reply = await page.request.get(`/api/v1/order/track?order_id=${id}${query}`, {
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  })
  return (await reply.json()) as TrackedOrder
}

for (const shopper of ['guest', 'customer'] as const)
  test.describe(`a ${shopper} whose bank refuses a parcel`, () => {
    let token: string | undefined
    let sent: Sent
    test.beforeEach(async ({ page, visitor, baseURL }) => {
      test.setTimeout(180_000)
      token = shopper === 'customer' ? await tokenOf('new', baseURL!) : undefined
      await visitor({ module: 'parcel', ...(token && { token }) })
      sent = await sendOnline(page)
      await button(page, 'Refused by the bank').click()
      await expect(asks(page)).toBeVisible()
    })

    test(`pays it again, and follows it as a ${shopper}`, async ({ page }) => {
      await button(page, 'Pay again').click()
      await button(page, 'Pays').click()
      await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
      expect(await parcelOf(page, sent, token)).toMatchObject({
        payment_status: 'paid',
        charge_payer: 'sender',
      })
    })

    test(`pays the courier in cash instead as a ${shopper}`, async ({ page }) => {
      await button(page, 'Pay in cash').click()
      await expect(page).toHaveURL(/\/home$/)
      expect(await parcelOf(page, sent, token)).toMatchObject({
        payment_method: 'cash_on_delivery',
        payment_deadline: null,
      })
    })

    test(`cancels it, and has everything in the form again as a ${shopper}`, async ({ page }) => {
      await button(page, 'Cancel order').click()
      await expect(page).toHaveURL(/\/home$/)
      const follow = `${trackPath(sent.id)}&contact_number=${encodeURIComponent(sent.phone)}`
      await page.goto(token ? orderPath(sent.id) : follow)
      await expect(main(page).getByRole('heading', { level: 1, name: /this parcel$/ })).toBeVisible()
      await main(page).getByRole('link', { name: 'Send again', exact: true }).click()
      await expect(nameAt(page, sender)).toHaveValue('Nora Saleh')
      await expect(nameAt(page, receiver)).toHaveValue('Omar Zaki')
      await expect(noteAt(page, receiver)).toHaveValue('Blue door')
      await expect(weight(page)).toHaveValue('0.5')
    })

    test(`goes back from the gateway, and finds the parcel to pay as a ${shopper}`, async ({ page }) => {
      await button(page, 'Pay again').click()
      await expect(gateway(page)).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`order=${sent.id}`))
      // The payment that is open now says nothing against the order, and the refusal before it is over.
      await main(page)
        .getByRole('button', { name: /^Pay AED/ })
        .click()
      await button(page, 'Pays').click()
      await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
      expect(await parcelOf(page, sent, token)).toMatchObject({ payment_status: 'paid' })
    })

    test(`is returned to another browser, and pays there as a ${shopper}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ baseURL: baseURL! })
      const other = await context.newPage()
      await becomeVisitor(other, { lang: 'en', theme: 'light', isNew: true, ...(token && { token }) })
      await other.goto(`${payPath(sent.id)}&flag=fail`)
      if (!token) {
        await main(other)
          .getByRole('textbox', { name: /^Contact number/ })
          .fill(sent.phone.replace('+971', '0'))
        await button(other, 'Continue').click()
        await button(other, 'Confirm your phone to pay, cancel or ask for a refund').click()
        await other
          .getByRole('dialog')
          .getByLabel(/^Code/)
          .fill(await codeIn(page, sent.phone))
      }
      await asks(other).getByRole('button', { name: 'Pay again' }).click()
      await button(other, 'Pays').click()
      await expect.poll(async () => (await parcelOf(page, sent, token)).payment_status).toBe('paid')
      await context.close()
    })
  })

test('a guest who goes back from the form finds everything in it again', async ({ page, visitor }) => {
  await visitor({ module: 'parcel' })
  await page.goto('/home')
  await main(page).getByRole('link', { name: 'Documents' }).first().click()
  await chooseSize(page)
  await pick(page, receiver, 'Opera House')
  await contact(page, sender, 'Nora Saleh')
  await noteAt(page, receiver).fill('Blue door')
  const isFilled = async () => {
    await expect(nameAt(page, sender)).toHaveValue('Nora Saleh')
    await expect(noteAt(page, receiver)).toHaveValue('Blue door')
    await expect(weight(page)).toHaveValue('0.5')
    await expect(press(page)).toBeVisible()
  }
  await main(page)
    .getByRole('link', { name: /terms and conditions/ })
    .click()
  await expect(page).toHaveURL(/terms/)
  await page.goBack()
  await isFilled()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await page.goForward()
  await isFilled()
})
