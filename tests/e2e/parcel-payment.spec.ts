// Only a browser shows it: the way of a parcel to the gateway and back.
import type { Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { chooseSize, confirmRules, end, main, press } from './support/parcel-form.ts'
import { scheduleForTomorrow } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })

/** Takes one of the saved addresses of a new customer, with the person it names. */
async function fromAddressBook(page: Page, side: 'Pick up from' | 'Deliver to', address: RegExp) {
  await end(page, side).getByRole('button', { name: 'Address book' }).click()
  const book = page.getByRole('dialog')
  await book.getByRole('radio', { name: address }).check()
  await book.getByRole('button', { name: 'Select' }).click()
  await expect(book).toBeHidden()
}

// docs/spec.md §2 /parcel-delivery-info, §7 wallet: the wallet pays a part of a parcel as of every other order.
test('a customer sends a parcel between two saved addresses tomorrow, and pays from the wallet and the rest online', async ({
  page,
  visitor,
  request,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  const api = createClient<paths>({
    baseUrl: `${baseURL}/api/v1`,
    headers: { authorization: `Bearer ${token}`, moduleId: '5' },
  })
  const { data: fund } = await api.POST('/wallet/add-fund', {
    body: { amount: 4, callback: '/profile?page=wallet' },
  })
  await request.post(fund!.redirect_link, { form: { answer: 'pay' } })

  await visitor({ module: 'parcel', token })
  await page.goto('/parcel-delivery-info?id=1')
  await chooseSize(page)
  await fromAddressBook(page, 'Pick up from', /11 Divers Street/)
  await fromAddressBook(page, 'Deliver to', /63 Clock Square/)
  await expect(end(page, 'Deliver to').getByLabel('Name')).toHaveValue('Mariam Saleh')
  const sender = end(page, 'Pick up from')
  await sender.getByLabel('Name').fill('Omar Zaki')
  await sender.getByRole('button', { name: 'Me' }).click()
  await expect(sender.getByLabel('Name')).toHaveValue('Mariam Saleh')
  const slot = await scheduleForTomorrow(page)
  await main(page)
    .getByRole('switch', { name: /^Use my wallet/ })
    .check()
  await main(page)
    .getByRole('radio', { name: /^Pay online/ })
    .check()
  await confirmRules(page)
  await expect(main(page).getByText(/^Pays AED\s4\.00 of this order/)).toBeVisible()
  const rest = main(page).getByText('Left to pay', { exact: true }).locator('xpath=following-sibling::dd')
  const left = (await rest.textContent())!.replace(/^AED\s/, '')
  await press(page).click()

  await expect(gateway(page)).toBeVisible()
  await expect(page.getByText(left)).toBeVisible()
  await page.getByRole('button', { name: 'Pays', exact: true }).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  const order_id = Number(new URL(page.url()).searchParams.get('order_id'))
  const { data: order } = await api.GET('/order/track', { params: { query: { order_id } } })
  expect(order).toMatchObject({
    schedule_at: slot,
    payment_status: 'paid',
    payment_history: [
      { type: 'paid', payment_method: 'wallet', amount: 4 },
      { type: 'paid', payment_method: 'digital_payment', amount: order!.order_amount - 4 },
    ],
    delivery_address: { address: '11 Divers Street, Old Harbour' },
    receiver_details: { address: '63 Clock Square, Downtown', contact_person_name: 'Mariam Saleh' },
  })
})
