// Only a browser shows it: a form that an old parcel fills, over a reload.
import { orderPath } from '#src/navigation/order-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { placeParcel } from '#tests/fixtures/plain-parcel.ts'
import {
  confirmRules,
  end,
  instructionAt,
  main,
  nameAt,
  press,
  rules,
  sides,
  weight,
} from './support/parcel-form.ts'
import { parcelApi } from './support/parcel-that.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

/** A parcel of the customer from Nadia Karam to Omar Saleh that has come to its end. */
async function endedParcel(baseURL: string, token: string): Promise<number> {
  const api = parcelApi({ baseURL, token })
  const order_id = await placeParcel(api as never, {}, 'digital_payment')
  const { error } = await api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind' } })
  expect(error).toBeUndefined()
  return order_id
}

test('a customer sends an ended parcel again: the form has both ends, the weight and no consent, over a reload too, and the new parcel goes the same way', async ({
  page,
  visitor,
  baseURL,
}) => {
  const token = await tokenOf('new', baseURL!)
  await visitor({ token, module: 'parcel' })
  const id = await endedParcel(baseURL!, token)
  const { sender, receiver } = sides.en
  await page.goto(orderPath(id))
  await main(page).getByRole('link', { name: 'Send again', exact: true }).click()
  await expect(main(page).getByText(`Filled in from order #${id}`)).toBeVisible()
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(nameAt(page, sender)).toHaveValue('Nadia Karam')
    await expect(end(page, sender)).toContainText('63 Clock Square')
    await expect(instructionAt(page, sender)).toHaveValue('Mind the dog')
    await expect(nameAt(page, receiver)).toHaveValue('Omar Saleh')
    await expect(end(page, receiver)).toContainText('8 Pearl Street')
    await expect(instructionAt(page, receiver)).toHaveValue('Ring twice')
    await expect(weight(page)).toHaveValue('0.5')
    await expect(rules(page)).not.toBeChecked()
  }
  expect(await seriousFindings(page)).toEqual([])

  await press(page).click()
  await expect(main(page).getByText('Confirm that your parcel has none of these items')).toBeVisible()
  await confirmRules(page)
  await press(page).click()
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/)
  expect(page.url()).not.toContain(String(id))
  await expect(main(page)).toContainText('Weight: 0.5 kg')
  await expect(main(page)).toContainText('8 Pearl Street')
})
