import type { Page } from '@playwright/test'
import { mirror } from '#tests/fixtures/visitor.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => main(page).getByRole('article')
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts()
const counted = async (page: Page) => Number((await title(page).innerText()).replace(/\D/g, ''))
const STORE = '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('stores are chosen in a popover, and all of them come as one scrolls, each once', async ({
    page,
    visitor,
  }) => {
    await visitor()
    // More than one page of them: where the zones of the city meet.
    await page.addInitScript(() => localStorage.setItem('zoneid', '[1,2,3,4]'))
    await page.goto('/store/popular')
    await expect(title(page)).toHaveText(/^\d+ Stores$/)
    const filter = main(page).getByRole('button', { name: 'Filter' })
    await filter.click()
    const choice = (group: string, name: string) =>
      main(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })
    await expect(choice('Delivery Type', 'All')).toBeChecked()
    await expect(choice('Categories', 'Popular')).toBeChecked()
    await choice('Categories', 'All').check()
    await choice('Delivery Type', 'Takeaway').check()
    await expect(page).toHaveURL('/store/popular?category=all&delivery=take_away')
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('radiogroup', { name: 'Delivery Type' })).toBeHidden()
    await expect(filter).toBeFocused()
    await expect(title(page)).toHaveText(/^\d+ Stores$/)
    const count = await counted(page)
    expect(count).toBeGreaterThan(12)
    await expect(async () => {
      await page.mouse.wheel(0, 2_000)
      expect(await cards(page).count()).toBe(count)
    }).toPass()
    expect(new Set(await names(page)).size).toBe(count)
    await cards(page).last().scrollIntoViewIfNeeded()
    await expect(title(page)).toBeInViewport()
  })

  test('the drawer’s link shows the popular stores again on a filtered list of them', async ({
    page,
    visitor,
  }) => {
    await visitor()
    await page.goto('/store/popular')
    await expect(cards(page).first()).toBeVisible()
    const popular = await names(page)
    await page.goto('/store/popular?category=newly_joined')
    await expect(cards(page).first()).toBeVisible()
    expect(await names(page)).not.toEqual(popular)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Popular stores', { exact: true }).click()
    await drawer.getByRole('link', { name: 'View all' }).last().click()
    await expect.poll(() => names(page)).toEqual(popular)
  })
})

test('stores are chosen by tabs and a menu, and the way back finds the same ones', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto('/store/latest')
  await expect(page.getByRole('radio', { name: 'Newly Joined' })).toBeChecked()
  await page.getByRole('radio', { name: 'Top Rated' }).check()
  await main(page).getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('menuitem', { name: 'Take Away' }).click()
  await expect(main(page).getByRole('button', { name: 'Filter: Take Away' })).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  const found = await names(page)
  await cards(page).first().getByRole('link').click()
  await expect(title(page)).toHaveText(found[0]!)
  await page.goBack()
  await expect(page).toHaveURL('/store/latest?category=top_rated&delivery=take_away')
  expect(await names(page)).toEqual(found)
})

test('a store that is closed for now says when it opens, and a paused store only that it is closed', async ({
  page,
  visitor,
}) => {
  // The first page of them.
  await page.route(/\/api\/v1\/stores\/popular.*offset=1(&|$)/, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { stores: object[] }
    Object.assign(body.stores[0]!, { active: 1, open: 0, current_opening_time: '18:30:00' })
    Object.assign(body.stores[1]!, { active: 0, open: 0 })
    await route.fulfill({ response: reply, json: body })
  })
  await visitor()
  await page.goto('/store/popular')
  await expect(cards(page).nth(0)).toContainText('CLOSED NOW')
  await expect(cards(page).nth(0)).toContainText('Opens at 6:30 PM')
  await expect(cards(page).nth(1)).toContainText('Closed Now')
  await expect(cards(page).nth(1)).not.toContainText('CLOSED NOW')
})

test('what customers wrote of a store lies over its page, and comes page by page', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto(STORE)
  const rating = main(page).getByRole('button', { name: /^Rated .* reviews$/ })
  await rating.click()
  const dialog = page.getByRole('dialog', { name: /^Reviews of / })
  await expect(dialog.getByRole('article')).toHaveCount(10)
  const reply = await page.request.get('/api/v1/stores/reviews?store_id=4&limit=50&offset=1')
  const { total_size } = (await reply.json()) as { total_size: number }
  await dialog.getByRole('button', { name: 'More reviews' }).press('Enter')
  await expect(dialog.getByRole('article')).toHaveCount(Math.min(20, total_size))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(rating).toBeFocused()
  await expect(page).toHaveURL(STORE)
})

test('reviews that do not come are asked for again', async ({ page, visitor, forgive }) => {
  forgive(/^failed: 500/)
  const path = /\/api\/v1\/stores\/reviews/
  await page.route(path, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'failed', message: 'Something went wrong.' }] } }),
  )
  await visitor()
  await page.goto(STORE)
  await main(page)
    .getByRole('button', { name: /^Rated .* reviews$/ })
    .click()
  const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(path)
  await again.click()
  await expect(page.getByRole('dialog').getByRole('article')).toHaveCount(10)
})

test('the address of a store leads to the map with the way from there', async ({ page, visitor }) => {
  await visitor()
  await page.goto(STORE)
  const address = main(page).getByRole('button', { name: /Show on the map$/ })
  await address.click()
  const dialog = page.getByRole('dialog', { name: / on the map$/ })
  await expect(dialog).toContainText(/Distance to your address: \d+\.\d\d km/)
  await expect(dialog.getByRole('list', { name: 'On this map' }).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(address).toBeFocused()
})

test('goods are searched for inside a store, and the address keeps what was searched', async ({
  page,
  visitor,
}) => {
  await visitor()
  await page.goto(STORE)
  const box = main(page).getByRole('searchbox')
  // What stands after the name is only heard.
  const [name = ''] = (await cards(page).last().getByRole('heading').innerText()).split('\n')
  const dish = name.trim()
  const whole = await cards(page).count()
  await box.fill(dish)
  await box.press('Enter')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([`Results for “${dish}”`])
  expect(await cards(page).count()).toBeLessThan(whole)
  await expect(cards(page).filter({ hasText: dish }).first()).toBeVisible()
  await page.reload()
  await expect(box).toHaveValue(dish)
  await box.fill('zzzzzz')
  await box.press('Enter')
  await expect(main(page)).toContainText('Items Not Found!')
  await main(page).getByRole('button', { name: 'Show everything' }).click()
  await expect(cards(page)).toHaveCount(whole)
})

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('copies the address where the device has no sheet', async ({ page, visitor }) => {
    await visitor()
    await page.goto(STORE)
    await main(page).getByRole('button', { name: 'Share this store' }).click()
    await expect(main(page).getByText('Link copied')).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await expect(main(page).getByText('Link copied')).not.toBeAttached()
  })

  test('hands name and address to the sheet of the device, and says nothing when that is closed', async ({
    page,
    visitor,
  }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: async (shared: ShareData) => {
          Object.assign(window, { shared })
          throw new DOMException('Share canceled', 'AbortError')
        },
      }),
    )
    await visitor()
    await page.goto(STORE)
    const name = await title(page).innerText()
    await main(page).getByRole('button', { name: 'Share this store' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title: name, url: page.url() })
    await expect(main(page).getByText('Link copied')).not.toBeAttached()
  })
})

test('a painted store page is taken over without anything moving', async ({ page, visitor }) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const standsStill = await watchShifts(page)
  await page.goto(STORE)
  await main(page)
    .getByRole('button', { name: /^Rated .* reviews$/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
  await standsStill()
})
