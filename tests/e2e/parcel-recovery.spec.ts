// Only a browser shows it: Back from the gateway and from the form of a parcel.
import type { Page } from '@playwright/test'
import type { TrackedOrder } from '#openapi/generated/client.ts'
import { newPhone } from '#tests/fixtures/new-phone.ts'
import {
  chooseSize,
  confirmRules,
  contact,
  instructionAt,
  main,
  nameAt,
  pick,
  press,
  sides,
  weight,
} from './support/parcel-form.ts'
import { expect, test } from './support/test.ts'

const { sender, receiver } = sides.en
const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** The parcel as its guest reads it. */
async function parcelOf(page: Page, id: number): Promise<TrackedOrder> {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'))
  const reply = await page.request.get(`/api/v1/order/track?order_id=${id}&guest_id=${guest_id}`)
  return (await reply.json()) as TrackedOrder
}

test('a guest goes back from the form of a parcel, and from the gateway, and finds everything as it was', async ({
  page,
  visitor,
}) => {
  test.setTimeout(180_000)
  await visitor({ module: 'parcel' })
  await page.goto('/home')
  await main(page).getByRole('link', { name: 'Documents' }).first().click()
  await chooseSize(page)
  await pick(page, receiver, 'Opera House')
  await contact(page, sender, 'Nora Saleh', newPhone().replace('+971', ''))
  await contact(page, receiver, 'Omar Zaki')
  await instructionAt(page, receiver).fill('Blue door')

  const isFilled = async () => {
    await expect(nameAt(page, sender)).toHaveValue('Nora Saleh')
    await expect(instructionAt(page, receiver)).toHaveValue('Blue door')
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

  await main(page)
    .getByRole('radio', { name: /^Pay online/ })
    .check()
  await confirmRules(page)
  const reply = page.waitForResponse(/\/customer\/order\/place/)
  await press(page).click()
  const { order_id } = (await (await reply).json()) as { order_id: number }
  await expect(gateway(page)).toBeVisible()
  await button(page, 'Refused by the bank').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pay again' }).click()
  await expect(gateway(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`order=${order_id}`))
  // The payment that is open now says nothing against the order, and the refusal before it is over.
  await main(page)
    .getByRole('button', { name: /^Pay AED/ })
    .click()
  await button(page, 'Pays').click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  expect(await parcelOf(page, order_id)).toMatchObject({ payment_status: 'paid', charge_payer: 'sender' })
})
