import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const pictures = (page: Page) => page.getByRole('main').getByRole('img', { name: 'Promotion' })
const section = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

/** Down the page as a reader goes, until that is there: what is below comes when it is near. */
async function readDownTo(page: Page, thing: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 500)
    await expect(thing).toBeVisible({ timeout: 500 })
    await thing.scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
}

const isDrawn = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

for (const [module, count] of [
  ['food', 4],
  ['grocery', 4],
  ['pharmacy', 4],
  ['ecommerce', 4],
  ['parcel', 2],
] as const)
  test(`the home of ${module} shows what its owner promotes`, async ({ page, visitor }) => {
    await visitor({ module })
    await page.goto('/home')
    for (let number = 0; number < count; number++) {
      await readDownTo(page, pictures(page).nth(number))
      await isDrawn(pictures(page).nth(number))
    }
    await expect(pictures(page)).toHaveCount(count)
  })

test('nothing moves for a picture that comes late', async ({ page, visitor }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/v1\/other-banners$/, async (route) => {
    await released
    await route.continue()
  })
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  const below = page.getByRole('main').getByRole('heading', { level: 2, name: 'Popular stores' })
  await readDownTo(page, below)
  const stores = section(page, 'Popular stores').getByRole('article')
  await stores.first().waitFor()
  const place = () => below.boundingBox().then((box) => box?.y)
  const before = await place()
  release()
  await isDrawn(pictures(page).last())
  expect(await place()).toBe(before)
})

test('a sale that has more than can be shown at once is gone through to its fifteenth', async ({
  page,
  visitor,
}) => {
  await page.route(/\/api\/v1\/flash-sales\?/, async (route) => {
    const response = await route.fetch()
    const sale = (await response.json()) as { active_products: object[] }
    const [offer] = sale.active_products
    sale.active_products = Array.from({ length: 15 }, (_, index) => ({ ...offer, id: index + 1 }))
    await route.fulfill({ response, json: sale })
  })
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  const goods = page.getByRole('main').getByLabel('Goods of the sale')
  await readDownTo(page, goods.first())
  const next = section(page, 'Flash Sale').getByRole('button', { name: 'Next slide' })
  for (let press = 1; press < 15; press++) await next.click()
  await expect(next).toBeHidden()
  await expect(goods.locator('article')).toHaveCount(15)
  await expect(goods.locator('article').last()).toBeInViewport({ ratio: 0.9 })
  await expect(goods.locator('article').last().getByRole('progressbar')).toBeVisible()
})

for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const)
  test(`every featured category of ${module} has something to show`, async ({ page, visitor }) => {
    await visitor({ module })
    await page.goto('/home')
    const featured = section(page, 'Featured categories')
    await readDownTo(page, featured)
    await featured.getByRole('article').first().waitFor()
    const tabs = await featured.getByRole('radio').all()
    expect(tabs.length).toBeGreaterThan(2)
    for (const tab of tabs) {
      await tab.check({ force: true })
      await expect(featured.getByRole('article').first()).toBeVisible()
    }
  })
