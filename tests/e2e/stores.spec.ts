// Only a browser shows a list that grows while one scrolls, what moves at hydration, and where the focus is after the way back.
import type { Page } from '@playwright/test'
import { mirror } from '#tests/fixtures/visitor.ts'
import { firstVisit } from './support/first-visit.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => main(page).getByRole('article')
const names = (page: Page) => main(page).getByRole('heading', { level: 2 }).allInnerTexts()
const counted = async (page: Page) => Number((await title(page).innerText()).replace(/\D/g, ''))
const STORE = '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1'

test('stores are chosen in a popover of a phone, all of them come as one scrolls, each once, and the drawer leads to the popular ones again', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor()
  // More than one page of them: where the zones of the city meet.
  await page.addInitScript(() => localStorage.setItem('zoneid', '[1,2,3,4]'))
  await page.goto('/store/popular')
  await expect(title(page)).toHaveText(/^\d+ Stores$/)
  await expect(cards(page).first()).toBeVisible()
  const [mostPopular] = await names(page)
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

  await test.step('the drawer’s link shows the popular stores again on a filtered list of them', async () => {
    await page.goto('/store/popular?category=newly_joined')
    await expect(cards(page).first()).toBeVisible()
    expect((await names(page))[0]).not.toBe(mostPopular)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Popular stores', { exact: true }).click()
    await drawer.getByRole('link', { name: 'View all' }).last().click()
    await expect.poll(async () => (await names(page))[0]).toBe(mostPopular)
  })
})

test('a prerendered store page moves nothing at hydration, and gives the focus back after its reviews and its map', async ({
  page,
  visitor,
}) => {
  await visitor()
  await mirror(page, { lang: 'en', theme: 'light' })
  const standsStill = await watchShifts(page)
  await page.goto(STORE)

  await test.step('reviews lie over the page', async () => {
    const rating = main(page).getByRole('button', { name: /^Rated .* reviews$/ })
    await rating.click()
    const dialog = page.getByRole('dialog', { name: /^Reviews of / })
    await expect(dialog.getByRole('article')).toHaveCount(10)
    await standsStill()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(rating).toBeFocused()
    await expect(page).toHaveURL(STORE)
  })

  await test.step('the address leads to the map with the way from there, and back', async () => {
    const address = main(page).getByRole('button', { name: /Show on the map$/ })
    await address.click()
    const dialog = page.getByRole('dialog', { name: / on the map$/ })
    await expect(dialog).toContainText(/Distance to your address: \d+\.\d\d km/)
    await expect(dialog.getByRole('list', { name: 'On this map' }).getByRole('listitem')).toHaveCount(2)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(address).toBeFocused()
  })

  await test.step('the address of the page keeps what was searched in the store over a reload', async () => {
    const box = main(page).getByRole('searchbox')
    // What stands after the name is only heard.
    const [name = ''] = (await cards(page).first().getByRole('heading').innerText()).split('\n')
    const dish = name.trim()
    await box.fill(dish)
    await box.press('Enter')
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([`Results for “${dish}”`])
    await expect(cards(page).filter({ hasText: dish }).first()).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue(dish)
    await expect(cards(page).filter({ hasText: dish }).first()).toBeVisible()
  })

  await test.step('the way back from a store finds the chosen list with the same stores', async () => {
    // As a first visit: a prerendered list would be pressed before its scripts have come.
    await firstVisit(page, '/store/latest')
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
})
