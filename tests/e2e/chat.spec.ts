// Only a browser shows a message that comes by itself, where a reader stays, a lost reply, and one column of a phone.
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createApi } from '#api/client.ts'
import { asForm } from '#api/form.ts'
import { unwrap } from '#api/unwrap.ts'
import type { NewMessage } from '#openapi/generated/client.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { expect, test } from './support/test.ts'

/** A store that never closes. */
const STORE = { receiver_type: 'vendor', receiver_id: 4 } as const

/** A customer of this test alone, who has written to the store. */
async function correspondent(shop: string, words: string[]) {
  const token = await tokenOf('new', shop)
  const api = createApi({
    baseUrl: `${shop}/api/v1`,
    wire: () => ({ locale: 'en', token }),
    onUnauthorized: () => {},
  })
  const write = (body: NewMessage) => unwrap(api.POST('/message/send', { body, bodySerializer: asForm }))
  const unread = async () => (await unwrap(api.GET('/message/list'))).unread_message_count
  for (const message of words) await write({ ...STORE, message })
  return { token, write, unread }
}

const picture = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer(),
})

const log = (page: Page) => page.getByRole('region', { name: 'Messages' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

test('an unread message is read, answered with words and a picture, arrives once although its answer is lost, and stands alone on a phone', async ({
  page,
  visitor,
  baseURL,
  forgive,
}) => {
  const { token, unread } = await correspondent(baseURL!, ['Is there garlic in the sauce?'])
  await expect.poll(unread).toBe(1)
  await visitor()

  await test.step('a guest has no chat and is asked to sign in', async () => {
    await page.goto('/chatting?conversationId=1&type=vendor&chatFrom=true')
    await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fchatting%3FconversationId%3D1/)
    await expect(page.getByRole('link', { name: /^Chat/ })).toHaveCount(0)
  })

  await page.evaluate((value) => localStorage.setItem('token', value), token)
  await page.goto('/home')
  await page.getByRole('link', { name: 'Chat, 1 unread message' }).click()
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link')
  await expect(row).toHaveCount(1)
  await expect(row).toHaveAccessibleName(/Spice Route Kitchen.* 1 unread$/)
  await row.click()
  await expect(log(page)).toContainText('Is there garlic in the sauce?')
  await expect(page.getByRole('link', { name: 'Chat', exact: true })).toBeVisible()
  await expect(row).not.toHaveAccessibleName(/unread/)
  await expect.poll(unread).toBe(0)

  await field(page).fill('No garlic, please')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('Thank you!')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('')
  await expect(log(page).getByText('No garlic, please\nThank you!')).toBeInViewport()
  await expect(log(page).getByRole('listitem').filter({ hasText: 'Spice Route Kitchen:' })).toHaveCount(2)
  await expect(
    page.getByRole('status').filter({ hasText: /New message from Spice Route Kitchen/ }),
  ).toBeAttached()

  const files = page.locator('input[type=file]')
  await files.setInputFiles(await Promise.all(['teal', 'gold', 'navy', 'olive'].map(picture)))
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Maximum 3 images can be send at a time.',
  )
  await expect(page.getByRole('list', { name: 'Selected pictures' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  const sent = log(page).getByRole('button', { name: 'Your picture 2' })
  await expect(sent.getByRole('img')).toHaveAttribute('src', /\/media\//)
  await sent.click()
  await expect(page.getByRole('dialog', { name: 'Your picture 2' }).getByRole('img')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(log(page).getByRole('img')).toHaveCount(2)

  await test.step('a message whose answer is lost is kept, and arrives once when it is tried again', async () => {
    forgive(/message\/send/)
    let asked = 0
    // The first request arrives, and its answer is lost.
    await page.route('**/api/v1/message/send', async (route) => {
      if (++asked > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await field(page).fill('Only once, please')
    await field(page).press('Enter')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await page.reload()
    await expect(log(page).getByText('Only once, please')).toHaveCount(1)
  })

  await test.step('in Arabic on a phone the list and the conversation come one after the other', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => localStorage.setItem('language-setting', 'ar'))
    await page.goto('/home')
    await page.getByRole('button', { name: 'القائمة' }).click()
    await page.getByRole('link', { name: /^الرسائل/ }).click()
    const list = page.getByRole('list', { name: 'المحادثات' })
    await list.getByRole('link').click()
    await expect(list).toBeHidden()
    await page.getByRole('textbox', { name: 'اكتب رسالة' }).fill('شكرًا')
    await page.getByRole('button', { name: 'إرسال' }).click()
    const said = page.getByRole('region', { name: 'رسائل المحادثة' })
    await expect(said.getByText('شكرًا', { exact: true })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('link', { name: 'العودة إلى الرسائل' }).click()
    await expect(list.getByRole('link')).toBeVisible()
  })
})

test('a reader of older messages stays where they are when a new one comes', async ({
  page,
  visitor,
  baseURL,
}) => {
  const words = Array.from({ length: 45 }, (_, index) => `Message ${index + 1}.`)
  const { token, write, unread } = await correspondent(baseURL!, words)
  await expect.poll(unread).toBe(1)
  await visitor({ token })
  await page.goto('/profile?page=inbox&type=vendor&id=4')
  await expect(log(page).getByText('Message 45.')).toBeInViewport()
  await expect(log(page).getByText('Message 5.', { exact: true })).toHaveCount(0)
  // All the way up, page by page.
  await expect(async () => {
    await log(page).evaluate((element) => element.scrollTo(0, -element.scrollHeight))
    await expect(log(page).getByText('Message 1.', { exact: true })).toBeInViewport({ timeout: 1000 })
  }).toPass()
  const first = log(page).getByText('Message 5.', { exact: true })
  const before = await first.boundingBox()
  await write({ ...STORE, message: 'Are you still there?' })
  await expect(log(page).getByText('Are you still there?')).toBeAttached()
  expect(await first.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: 'Latest messages' }).click()
  await expect(log(page).getByText('Are you still there?')).toBeInViewport()
})
