// Only a browser shows the keyboard on the page of an order, what its address keeps, and where back leads.
import { tokenOf } from '#tests/fixtures/customer.ts'
import { guestOrder } from '#tests/fixtures/demo-goods.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

test('a guest with a phone sees the page of an order in Arabic, and cancels it with the keyboard', async ({
  page,
  visitor,
}) => {
  const words = {
    details: 'تفاصيل الطلب',
    actions: 'ما يمكنك فعله الآن',
    cancel: 'إلغاء الطلب',
    canceled: 'ألغيت هذا الطلب',
    free: 'الإلغاء مجاني، ولم تدفع شيئًا بعد.',
    nothing: 'لم يُخصم أي مبلغ.',
  }
  await page.setViewportSize({ width: 390, height: 900 })
  await visitor({ lang: 'ar', module: 'grocery' })
  await page.goto('/home')
  // An order that waits for its payment stays pending, however fast the demo kitchen works.
  const { id, phone } = await guestOrder(page, 'digital_payment')
  await page.goto(`/track-order?order_id=${id}&contact_number=${encodeURIComponent(phone)}`)
  await page.getByRole('link', { name: words.details }).click()
  await expect(page.getByRole('list', { name: words.actions })).toBeVisible()
  // The phone number of the link has left the address; a reload still finds the order.
  await expect(page).toHaveURL(`/track-order?order_id=${id}&view=details`)
  await page.reload()
  await expect(page.getByRole('list', { name: words.actions })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const cancel = page.getByRole('main').getByRole('button', { name: words.cancel })
  await cancel.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.free)).toBeVisible()
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: words.cancel }).focus()
  await page.keyboard.press('Enter')
  const headline = page.getByRole('heading', { level: 1, name: words.canceled })
  await expect(headline).toBeFocused()
  await expect(page.getByRole('main')).toContainText(words.nothing)
  await expect(cancel).toHaveCount(0)
})

test('a customer comes back from an order to what was searched, and from checkout goes on to the shop', async ({
  page,
  visitor,
  baseURL,
}) => {
  const canceled = page.getByRole('heading', { level: 1, name: 'You canceled this order' })
  await visitor({ token: await tokenOf('demo', baseURL!) })
  await page.goto('/profile?page=my-orders&tab=past')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('99003')
  await page.keyboard.press('Enter')
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(/tab=past&search=99003/)
  await main.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/orderId=99003/)
  await expect(canceled).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.goBack()
  await expect(main.getByRole('searchbox')).toHaveValue('99003')
  await expect(main.getByRole('article')).toHaveCount(1)

  await test.step('an address of /profile with an order alone opens its page', async () => {
    await page.goto('/profile?orderId=99003&from=checkout')
    await expect(page).toHaveURL('/profile?page=my-orders&orderId=99003&from=checkout')
    await expect(canceled).toBeVisible()
    await page.getByRole('link', { name: 'Continue shopping' }).click()
    await expect(page).toHaveURL('/home')
  })
})
