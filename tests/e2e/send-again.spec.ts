import type { Page } from '@playwright/test'
import { orderPath } from '#src/navigation/order-path.ts'
import { trackPath } from '#src/navigation/track-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { PHONE } from '#tests/fixtures/plain-order.ts'
import { placeParcel } from '#tests/fixtures/plain-parcel.ts'
import {
  confirmRules,
  end,
  main,
  nameAt,
  noteAt,
  press,
  rules,
  sides,
  weight,
} from './support/parcel-form.ts'
import { arrives, parcelApi, parcelThat, RIDE } from './support/parcel-that.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

type Shopper = { baseURL: string; token?: string; guest_id?: string }

/** A parcel from Nadia Karam to Omar Saleh that has come to its end. */
async function endedParcel({ baseURL, token, guest_id }: Shopper): Promise<number> {
  const api = parcelApi({ baseURL, ...(token && { token }) })
  const who = guest_id ? { guest_id } : {}
  const order_id = await placeParcel(api as never, who, 'digital_payment')
  const { error } = await api.POST('/order/cancel', { body: { order_id, reason: 'Changed my mind', ...who } })
  expect(error).toBeUndefined()
  return order_id
}

const guestOf = async (page: Page): Promise<string> => {
  await page.goto('/home')
  const kept = await page.waitForFunction(() => localStorage.getItem('guest_id'))
  return (await kept.jsonValue())!
}

test.describe('en, 1440 px', () => {
  test('a customer sends an ended parcel again: the form has both ends, the weight and no consent, and the new parcel goes the same way', async ({
    page,
    visitor,
    baseURL,
  }) => {
    const token = await tokenOf('new', baseURL!)
    await visitor({ lang: 'en', token, module: 'parcel' })
    const id = await endedParcel({ baseURL: baseURL!, token })
    const { sender, receiver } = sides.en
    await page.goto(orderPath(id))
    await main(page).getByRole('link', { name: 'Send again', exact: true }).click()
    await expect(main(page).getByText(`Filled in from order #${id}`)).toBeVisible()
    await expect(nameAt(page, sender)).toHaveValue('Nadia Karam')
    await expect(end(page, sender)).toContainText('63 Clock Square')
    await expect(noteAt(page, sender)).toHaveValue('Mind the dog')
    await expect(nameAt(page, receiver)).toHaveValue('Omar Saleh')
    await expect(end(page, receiver)).toContainText('8 Pearl Street')
    await expect(noteAt(page, receiver)).toHaveValue('Ring twice')
    await expect(weight(page)).toHaveValue('0.5')
    await expect(rules(page)).not.toBeChecked()
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

  test('a guest who began another parcel decides between it and the old order', async ({
    page,
    visitor,
    baseURL,
  }) => {
    await visitor({ lang: 'en', module: 'parcel' })
    const guest_id = await guestOf(page)
    const id = await endedParcel({ baseURL: baseURL!, guest_id })
    const { receiver } = sides.en
    await page.goto('/parcel-delivery-info?id=1')
    await nameAt(page, receiver).fill('Lina Haddad')
    await page.waitForFunction(() => localStorage.getItem('checkoutDrafts')?.includes('Lina Haddad'))

    const openAgain = async () => {
      await page.goto(`${trackPath(id)}&contact_number=${encodeURIComponent(PHONE)}`)
      await main(page).getByRole('link', { name: 'Send again', exact: true }).click()
    }
    await openAgain()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(dialog).toContainText('You have already started a parcel')
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep what I entered' }).click()
    await expect(nameAt(page, receiver)).toHaveValue('Lina Haddad')

    await openAgain()
    await dialog.getByRole('button', { name: `Use order #${id}` }).click()
    await expect(nameAt(page, receiver)).toHaveValue('Omar Saleh')
  })
})

test.describe('ar, 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest sends a parcel back: the form has the ends the other way round, over a reload, too', async ({
    page,
    visitor,
    baseURL,
  }) => {
    await visitor({ lang: 'ar', module: 'parcel' })
    test.setTimeout(240_000)
    const guest_id = await guestOf(page)
    const id = await parcelThat(arrives, { baseURL: baseURL!, guest_id })
    const { sender, receiver } = sides.ar
    await page.goto(`${trackPath(id)}&contact_number=${encodeURIComponent(PHONE)}`)
    const sendBack = main(page).getByRole('link', { name: 'أرسل بالعكس', exact: true })
    await expect(sendBack).toBeVisible(RIDE)
    await sendBack.click()
    await expect(main(page).getByText(`تمت التعبئة من الطلب رقم ${id} بالاتجاه المعاكس`)).toBeVisible()
    for (const reload of [false, true]) {
      if (reload) await page.reload()
      await expect(nameAt(page, sender)).toHaveValue('Omar Saleh')
      await expect(end(page, sender)).toContainText('8 Pearl Street')
      await expect(nameAt(page, receiver)).toHaveValue('Nadia Karam')
      await expect(end(page, receiver)).toContainText('63 Clock Square')
      await expect(weight(page)).toHaveValue('0.5')
    }
    expect(await seriousFindings(page)).toEqual([])
    await confirmRules(page)
    await press(page).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.getByRole('dialog').filter({ hasText: /\d{6}/ })).not.toContainText(String(id))
  })
})
