// Only a browser shows half stars under a pointer, real photos, what a reload and a lost reply leave, and what the browser keeps for a day.
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import ar from '#i18n/ar/rateOrder/index.ts'
import en from '#i18n/en/rateOrder/index.ts'
import type { OrderReviews } from '#openapi/generated/client.ts'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { ratePath } from '#src/navigation/rate-path.ts'
import { hideServerTime } from '#tests/fixtures/device-clock.ts'
import { cameraPhoto, lightPhoto } from '#tests/fixtures/phone-photos.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const cards = (page: Page) => main(page).getByRole('region')
/** The half steps of a card: 0.5 is the first, 5 the tenth. */
const half = (card: Locator, stars: number) => card.getByRole('radio').nth(stars * 2 - 1)
const picture = (name: string, mimeType = 'image/png') => ({
  name,
  mimeType,
  buffer: Buffer.from(bytesOf(name)),
})
const choose = (card: Locator, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  card.locator('input[type=file][multiple]').setInputFiles(files)

/** An order of the demo that its customer has received and not reviewed. */
async function received(request: APIRequestContext, account: 0 | 1, order_id: number) {
  const { email, password } = demoAccounts[account]
  const reply = await request.post('/api/v1/auth/login', { data: { email, password } })
  const { token } = (await reply.json()) as { token: string }
  const saved = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const read = await request.get(`/api/v1/order/reviews?order_id=${order_id}`, { headers })
    return (await read.json()) as OrderReviews
  }
  return { token, saved, path: ratePath(order_id) }
}

test('a customer with a phone reviews items and courier in Arabic in half steps, with a note and pictures, loses nothing, and changes the review', async ({
  page,
  visitor,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { token, saved, path } = await received(request, 1, 99007)
  await visitor({ token, lang: 'ar' })
  await page.goto(path)
  const item = cards(page).first()
  const courier = cards(page).filter({ hasText: ar.courier })
  const send = main(page).getByRole('button', { name: ar.send })

  await test.step('pointer and keyboard give half stars', async () => {
    await send.click()
    await expect(main(page).getByRole('alert').filter({ hasText: ar.nothingNew })).toBeVisible()
    await item.locator('label').nth(6).click()
    await expect(half(item, 3.5)).toBeChecked()
    await half(item, 3.5).press('ArrowLeft')
    await half(item, 4).press('ArrowLeft')
    await expect(half(item, 4.5)).toBeChecked()
    await item.getByRole('textbox').fill('Fresh, and well packed.')
    await expect(courier.getByRole('textbox')).toHaveCount(0)
    await half(courier, 5).check()
    await courier.getByRole('textbox').fill('Friendly.')
  })

  await test.step('up to three pictures show, a wrong file is left out with a reason', async () => {
    await choose(item, picture('front.png'), picture('letter.pdf', 'application/pdf'))
    await expect(item.getByRole('alert')).toHaveText(ar.notPictures)
    await expect(item.getByRole('listitem')).toHaveCount(1)
    await choose(item, picture('back.png'), picture('side.png'), picture('menu.png'))
    await expect(item.getByRole('alert')).toHaveText(ar.tooMany)
    await expect(item.getByRole('listitem')).toHaveCount(3)
    await item.getByRole('listitem').first().getByRole('button').click()
    await expect(item.getByRole('listitem')).toHaveCount(2)
    for (const image of await item.getByRole('list').getByRole('img').all())
      expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
    expect(await seriousFindings(page)).toEqual([])
  })

  const asTyped = async () => {
    await expect(half(item, 4.5)).toBeChecked()
    await expect(item.getByRole('textbox')).toHaveValue('Fresh, and well packed.')
    await expect(item.getByRole('listitem')).toHaveCount(2)
  }
  await test.step('everything is there again after a reload', async () => {
    await page.reload()
    await asTyped()
    await expect(half(courier, 5)).toBeChecked()
    await expect(courier.getByRole('textbox')).toHaveValue('Friendly.')
  })

  await test.step('a lost reply keeps what was typed, here and after a reload', async () => {
    await page.route('**/api/v1/items/reviews/submit', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await send.click()
    await expect(main(page).getByRole('alert').filter({ hasText: ar.unsent })).toBeVisible()
    await expect(item.getByRole('alert').filter({ hasText: ar.unsaved })).toBeVisible()
    await expect(courier.getByText(ar.saved)).toBeVisible()
    await asTyped()
    await page.unroute('**/api/v1/items/reviews/submit')
    await page.reload()
    await asTyped()
    await send.click()
    await expect(main(page).getByRole('heading', { level: 1, name: ar.thanks.title })).toBeVisible()
    const { items, delivery_man } = await saved()
    expect(items[0]!.review).toMatchObject({ rating: 4.5, comment: 'Fresh, and well packed.' })
    expect(items[0]!.review!.pictures).toHaveLength(2)
    expect(delivery_man!.review).toMatchObject({ rating: 5, comment: 'Friendly.' })
  })

  await test.step('the review can be changed within the allowed time', async () => {
    await page.goto(path)
    await expect(item.getByText(ar.until.split('{')[0]!)).toBeVisible()
    await expect(item.getByRole('listitem')).toHaveCount(2)
    await item.getByRole('listitem').first().getByRole('button').click()
    await half(item, 3).check()
    await send.click()
    await expect(main(page).getByRole('heading', { level: 1, name: ar.thanks.title })).toBeVisible()
    const { items } = await saved()
    expect(items[0]!.review!.rating).toBe(3)
    expect(items[0]!.review!.pictures).toHaveLength(1)
  })
})

test.describe('with the prompt', () => {
  test.use({ isAskedForReviews: true })

  test('the prompt waits while the customer writes, and leads to the review page', async ({
    page,
    visitor,
    request,
    baseURL,
  }) => {
    const { token } = await received(request, 0, 99005)
    let write = () => {}
    const isWriting = new Promise<void>((resolve) => {
      write = resolve
    })
    await page.route('**/api/v1/review-reminder', async (route) => {
      await isWriting
      await route.fulfill({ json: { order_id: 99005, images: [] } })
    })
    await visitor({ token })
    const answered = page.waitForResponse(/\/review-reminder$/)
    await page.goto('/home')
    const prompt = page.getByRole('dialog', { name: en.prompt.title })
    const search = page.getByRole('search').locator('input:visible').first()
    await search.click()
    write()
    await answered
    await search.fill('soup')
    await expect(prompt).toBeHidden()
    await search.blur()
    await expect(prompt).toBeVisible()
    await expect(prompt.getByRole('button', { name: en.prompt.rate })).toBeFocused()
    await prompt.getByRole('button', { name: en.prompt.rate }).click()
    await expect(page).toHaveURL(`${baseURL}${ratePath(99005)}`)
    await expect(main(page).getByRole('heading', { level: 1, name: en.title })).toBeVisible()
    await expect(prompt).toBeHidden()
    const again = page.waitForResponse(/\/review-reminder$/)
    await page.goto('/help-and-support')
    await again
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(prompt).toBeHidden()
  })
})

test('a review leaves out a file that only its name makes a photo, and keeps the photo beside it in the browser for a day', async ({
  page,
  visitor,
  request,
}) => {
  const { token, path } = await received(request, 0, 99002)
  await visitor({ token })
  await page.goto(path)
  const item = cards(page).first()
  await half(item, 4).check()
  const torn = { name: 'torn.jpg', mimeType: 'image/jpeg', buffer: (await cameraPhoto()).subarray(0, 40) }
  await choose(item, torn, picture('front.png'))
  await expect(item.getByRole('alert')).toHaveText(en.notPictures)
  await expect(item.getByRole('button', { name: /^Remove picture/ })).toHaveCount(1)
  const stored = () =>
    page.evaluate(async () => {
      const open = indexedDB.open('souk', 1)
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const count = open.result.transaction('files').objectStore('files').count()
      await new Promise((resolve) => count.addEventListener('success', resolve))
      open.result.close()
      return count.result
    })
  await expect.poll(stored).toBe(1)
  const hour = 60 * 60_000
  await hideServerTime(page)
  await page.clock.install({ time: Date.now() + 23 * hour })
  await page.goto('/home')
  await page.getByRole('banner').click()
  await expect.poll(stored).toBe(1)
  await page.clock.install({ time: Date.now() + 25 * hour })
  await page.reload()
  await page.getByRole('banner').click()
  await expect.poll(stored).toBe(0)
})

test('a review takes photos of 48 megapixels, of many bytes and of few, and keeps them upright', async ({
  page,
  visitor,
  request,
}) => {
  const { token, saved, path } = await received(request, 0, 99002)
  await visitor({ token })
  await page.goto(path)
  // The first item is that of the test above, which may run at the same time.
  const item = cards(page).nth(1)
  const photos = [await cameraPhoto(), await lightPhoto()]
  await half(item, 4).check()
  await choose(
    item,
    ...photos.map((buffer, index) => ({ name: `${index}.jpg`, mimeType: 'image/jpeg', buffer })),
  )
  await main(page).getByRole('button', { name: en.send }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: en.thanks.title })).toBeVisible()
  const pictures = (await saved()).items[1]!.review!.pictures
  expect(pictures).toHaveLength(2)
  for (const { picture_full_url } of pictures) {
    const { width, height } = await sharp(await (await request.get(picture_full_url)).body()).metadata()
    expect(height).toBeGreaterThan(width)
  }
})
