// Only a browser shows a notification that comes by itself, and the menu of a phone.
import type { Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import type { paths } from '#openapi/generated/client.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { dueIn, plainDinner, plainOrder } from '#tests/fixtures/plain-order.ts'
import { expect, test } from './support/test.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ })

/** A new customer, who can also order and write by another device. */
async function newcomer(shop: string) {
  const token = await tokenOf('new', shop)
  const api = createClient<paths>({
    baseUrl: `${shop}/api/v1`,
    headers: { zoneid: '[1]', moduleId: '1', authorization: `Bearer ${token}` },
  })
  const order = async () => {
    const { store_id, line } = await plainDinner(api as never)
    const body = { ...plainOrder(store_id, [line]), order_type: 'take_away' as const }
    const { error } = await api.POST('/customer/order/place', { body: { ...body, order_amount: 0 } })
    const { data } = await api.POST('/customer/order/place', {
      body: { ...body, order_amount: dueIn(error) },
    })
    return data!.order_id
  }
  const list = async () => (await api.GET('/customer/notifications')).data!
  return { token, order, list }
}

test('a notification appears at the bell by itself, leads to its order, and is read; a phone finds all of them in its menu', async ({
  page,
  visitor,
  baseURL,
}) => {
  const { token, order, list } = await newcomer(baseURL!)
  await visitor({ token })
  await page.goto('/help-and-support')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  const order_id = await order()
  await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ unread$/)
  await bell(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'In progress' })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`Order ${order_id}`) }).click()
  await expect(page).toHaveURL(new RegExp(`page=my-orders&orderId=${order_id}$`))
  await expect.poll(async () => (await list()).notifications.at(-1)?.is_read).toBe(true)

  await test.step('a customer with a phone finds the notifications in the menu, in Arabic, and marks all of them as read', async () => {
    const another = await order()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => localStorage.setItem('language-setting', 'ar'))
    await page.goto('/help-and-support')
    await page.getByRole('button', { name: 'القائمة' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^الإشعارات/ })
      .click()
    await expect(page.getByRole('link', { name: new RegExp(`الطلب ${another}`) }).first()).toBeVisible()
    await page.getByRole('button', { name: 'تحديد الكل كمقروء' }).click()
    await expect(page.getByRole('button', { name: /^تحديد «/ })).toHaveCount(0)
  })
})
