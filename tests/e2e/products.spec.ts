import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const reviews = (page: Page) => page.getByRole('region', { name: 'What customers say' })
const TABLETS = '/product/ibunor-400-mg-1595?id=ibunor-400-mg-1595&module_id=4'
const PERFUME = '/product/taif-rose-perfume-2043?id=taif-rose-perfume-2043&module_id=3'

test('the ratings of a product lead down to what was written of it', async ({ page, visitor }) => {
  await visitor({ module: 'pharmacy' })
  await page.goto(TABLETS)
  await expect(title(page)).toHaveText('Ibunor 400 mg')
  await main(page).getByRole('button', { name: '90 ratings' }).click()
  await expect(reviews(page)).toBeFocused()
  await expect(reviews(page).getByRole('article').first()).toBeInViewport()
  await expect(
    reviews(page)
      .getByText(/^Reply from /)
      .first(),
  ).toBeVisible()
})

test('reviews come page by page until there are no more', async ({ page, visitor }) => {
  // The server's own answers, one review a page.
  await page.route('**/items/reviews/**', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('limit', '1')
    return route.continue({ url: url.href })
  })
  await visitor({ module: 'pharmacy' })
  await page.goto(TABLETS)
  await main(page).getByRole('button', { name: '90 ratings' }).click()
  const more = reviews(page).getByRole('button', { name: 'More reviews' })
  for (const shown of [1, 2, 3]) {
    await expect(reviews(page).getByRole('article')).toHaveCount(shown)
    if (shown < 3) await more.press('Enter')
  }
  await expect(more).toHaveCount(0)
})

test('reviews that do not come can be asked for again', async ({ page, visitor, forgive }) => {
  forgive(/^failed: 503/)
  let isDown = true
  await page.route('**/items/reviews/**', (route) =>
    isDown ? route.fulfill({ status: 503, json: { errors: [] } }) : route.continue(),
  )
  await visitor({ module: 'pharmacy' })
  await page.goto(TABLETS)
  await main(page).getByRole('button', { name: '90 ratings' }).click()
  const retry = reviews(page).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  isDown = false
  await retry.press('Enter')
  await expect(reviews(page).getByRole('article')).toHaveCount(3)
})

test('a picture is enlarged by its button or a press, looked around in by keys, and changed by its thumbnails', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'ecommerce' })
  await page.goto(PERFUME)
  const large = page.getByRole('region', { name: /^Taif Rose Perfume\. Enlarged picture/ })
  await expect(async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(large).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await large.focus()
  const top = () => large.evaluate((element) => element.scrollTop)
  // The picture opens on its middle, so that there is something to see in every direction.
  const middle = await large.evaluate((element) => (element.scrollHeight - element.clientHeight) / 2)
  expect(middle).toBeGreaterThan(0)
  expect(Math.abs((await top()) - middle)).toBeLessThanOrEqual(1)
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBeGreaterThan(middle + 1)
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

test('the brand of a product leads to its goods', async ({ page, visitor }) => {
  await visitor({ module: 'ecommerce' })
  await page.goto(PERFUME)
  await main(page).getByRole('link', { name: 'House of Attar', exact: true }).first().click()
  await expect(page).toHaveURL(/\/home\?data_type=brand&brand_id=\d+&module_id=3&name=House\+of\+Attar/)
  await expect(title(page)).toHaveText('House of Attar')
  await expect(main(page).getByRole('article').first()).toBeVisible()
})

test('the popup is no wider than 459 px, and its ways lead on in its place', async ({ page, visitor }) => {
  await visitor()
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

test('the home has a card for popular items, for a flash sale, for large discounts, and for dishes', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/home')
  const section = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const seek = async (name: string) => {
    // Sections come when they are near.
    await expect(async () => {
      if ((await section(name).count()) === 0) await page.mouse.wheel(0, 600)
      await section(name).getByRole('article').first().scrollIntoViewIfNeeded({ timeout: 1_000 })
    }).toPass()
    return section(name).getByRole('article')
  }
  const popular = await seek('Popular items nearby')
  const add = popular.getByRole('button', { name: /^Add .* to the cart$/ }).first()
  const name = /^Add (.*) to the cart$/.exec((await add.getAttribute('aria-label'))!)![1]!
  await add.click()
  await expect(popular.getByRole('group', { name: `${name} in the cart` })).toBeVisible()
  const sale = section('Flash Sale').getByRole('article').first()
  await expect(sale.getByRole('progressbar')).toBeVisible()
  await sale.getByRole('link').click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: /^Add to cart|^Update To Cart/ }),
  ).toBeVisible()
  await page.goBack()
  const dishes = await seek('Best reviewed')
  await expect(
    dishes
      .first()
      .getByText(/^(Halal|Vegetarian|Not vegetarian)$/)
      .first(),
  ).toBeAttached()
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
