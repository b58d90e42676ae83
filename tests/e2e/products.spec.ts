// Only a browser shows how wide a popup is, which part of an enlarged picture is seen, and what a reload leaves of a choice.
import type { Page } from '@playwright/test'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const reviews = (page: Page) => page.getByRole('region', { name: 'What customers say' })

test('the popup of an item leads on in its place, ratings lead down to reviews, and a picture is enlarged on its middle', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('the popup is no wider than 459 px, and its ways lead on in its place', async () => {
    await page.goto('/store/1?id=1&module_id=1&module_type=food&store_zone_id=1')
    const card = main(page).getByRole('article').filter({ hasText: 'Prawn Machboos' }).first()
    await card.getByRole('link').click()
    const popup = page.getByRole('dialog')
    await expect(popup.getByRole('radiogroup').first()).toBeVisible()
    expect((await popup.boundingBox())!.width).toBeLessThanOrEqual(459)
    // On the page of its own store the store is only a name.
    await expect(popup.getByRole('link', { name: 'Bayt Al Bahar' })).toHaveCount(0)
    await expect(popup.getByText('Bayt Al Bahar').first()).toBeVisible()
    await popup.getByRole('button', { name: '96 ratings' }).click()
    await expect(reviews(page).getByRole('article').first()).toBeInViewport()
    await popup.getByRole('link', { name: 'See full details' }).click()
    await expect(page).toHaveURL(/\/product\/prawn-machboos-3\?/)
    await expect(title(page)).toHaveText('Prawn Machboos')
    await expect(popup).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/store\/1\?/)
    await expect(popup).toHaveCount(0)
  })

  await test.step('the ratings of a product lead down to what customers wrote of it', async () => {
    await firstVisit(page, '/product/ibunor-400-mg-1595?id=ibunor-400-mg-1595&module_id=4')
    await expect(title(page)).toHaveText('Ibunor 400 mg')
    await main(page).getByRole('button', { name: '90 ratings' }).click()
    await expect(reviews(page)).toBeFocused()
    await expect(reviews(page).getByRole('article').first()).toBeInViewport()
  })

  await test.step('a picture is enlarged by its button or a press, looked around in by keys, and changed by its thumbnails', async () => {
    await firstVisit(page, '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3')
    const large = page.getByRole('region', { name: /^Taif Rose Perfume\. Enlarged picture/ })
    await expect(async () => {
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect(large).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await large.focus()
    const top = () => large.evaluate((element) => element.scrollTop)
    // The picture opens on its middle, so that there is something to see in every direction.
    const middles = await large.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
      top: (scrollHeight - clientHeight) / 2,
      left: (scrollWidth - clientWidth) / 2,
    }))
    expect(Math.min(middles.top, middles.left)).toBeGreaterThan(0)
    expect(Math.abs((await top()) - middles.top)).toBeLessThanOrEqual(1)
    const left = await large.evaluate((element) => element.scrollLeft)
    expect(Math.abs(left - middles.left)).toBeLessThanOrEqual(1)
    await page.keyboard.press('ArrowDown')
    await expect.poll(top).toBeGreaterThan(middles.top + 1)
    await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(large).toHaveCount(0)
    const picture = page.getByRole('img', { name: 'Taif Rose Perfume', exact: true })
    await picture.click({ position: { x: 500, y: 400 } })
    await expect.poll(top).toBeGreaterThan(50)
    await large.click()
    await expect(large).toHaveCount(0)
    const second = page.getByRole('button', { name: 'Picture 2', exact: true })
    const before = await picture.getAttribute('src')
    await second.click()
    await expect(second).toHaveAttribute('aria-pressed', 'true')
    await expect(picture).not.toHaveAttribute('src', before!)
  })
})

// docs/spec.md §4: ecommerce items with variations open the product page; §3: on update, cart_id is added.
test('a line of the cart is chosen anew on its product page, also after the page was loaded again', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'ecommerce' })
  await page.goto('/home')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Choose options for / })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\//)
  const path = page.url()
  const options = main(page).locator('fieldset').first().getByRole('radio')
  const other = options.and(page.getByRole('radio', { checked: false })).first()
  const value = (await other.getAttribute('value'))!
  await other.check()
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(main(page).getByRole('button', { name: 'Update To Cart' })).toBeVisible()

  await page.goto('/home')
  await page
    .getByRole('button', { name: /^Cart, 1/ })
    .filter({ visible: true })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Edit / })
    .click()
  await expect(page).toHaveURL(path)
  const isAsChosen = async () => {
    await expect(main(page).getByRole('button', { name: 'Update To Cart' })).toBeVisible()
    await expect(options.and(page.getByRole('radio', { checked: true }))).toHaveValue(value)
  }
  await isAsChosen()
  await page.reload()
  await isAsChosen()
  await main(page).getByRole('button', { name: 'One more' }).first().click()
  await main(page).getByRole('button', { name: 'Update To Cart' }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('status').first()).toContainText('2')
})
