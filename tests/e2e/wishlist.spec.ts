// Only a browser shows hearts under the keyboard, presses that are quicker than the shop, and an overlay over the page it leads to.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { firstVisit } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

const toHearts = /^Add .* to the wishlist$/
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: toHearts })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' })
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text)

/** The name of the thing that a heart is for. */
const thingOf = async (heart: ReturnType<typeof hearts>) =>
  (await heart.getAttribute('aria-label'))!.replace(/^Add | to the wishlist$/g, '')

async function openWishlist(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Wishlist/ })
    .click()
  await expect(drawer(page)).toBeVisible()
}

test('a customer keeps a dish and a restaurant, finds them in the drawer, and lets them go; a phone has the wishlist in its menu', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })
  await page.goto('/store/popular')
  const restaurant = hearts(page).first()
  const name = await thingOf(restaurant)
  await restaurant.click()
  await expect(restaurant).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page, 'Added to your wishlist.')).toBeVisible()

  await page.goto('/home?data_type=searched&search=soup')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist, 1 item' })).toBeVisible()
  const dish = hearts(page).first()
  const soup = await thingOf(dish)
  await dish.click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist, 2 items' })).toBeVisible()

  await openWishlist(page)
  expect((await drawer(page).boundingBox())!.width).toBeLessThanOrEqual(523)
  await drawer(page).getByRole('button', { name: soup, exact: true }).click()
  const popup = page.getByRole('dialog', { name: soup })
  const inPopup = popup.getByRole('button', { name: `Add ${soup} to the wishlist` }).first()
  await expect(inPopup).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()

  await openWishlist(page)
  await drawer(page).getByRole('tab', { name: 'Restaurants' }).click()
  await drawer(page).getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/store\/[^/?]+\?id=/)
  await expect(drawer(page)).toHaveCount(0)
  const onPage = hearts(page).first()
  await expect(onPage).toHaveAccessibleName(`Add ${name} to the wishlist`)
  await expect(onPage).toHaveAttribute('aria-pressed', 'true')

  await openWishlist(page)
  await drawer(page)
    .getByRole('button', { name: `Delete ${soup} from the wishlist` })
    .click()
  const question = page.getByRole('alertdialog')
  // Both spaces are the specification's.
  await expect(question.getByRole('heading')).toHaveText(/^Are you sure you want to\s+delete this item\?$/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await drawer(page)
    .getByRole('button', { name: `Delete ${soup} from the wishlist` })
    .click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(drawer(page).getByRole('heading', { name: 'No favourite foods found' })).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: 'Start browsing' })).toBeFocused()
  await expect(toast(page, 'Removed from your wishlist.')).toBeVisible()
  await page.reload()
  await expect(drawer(page).getByRole('heading', { name: 'No favourite foods found' })).toBeVisible()
  await drawer(page).getByRole('tab', { name: 'Restaurants' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)

  await test.step('in Arabic on a phone the wishlist is in the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => localStorage.setItem('language-setting', 'ar'))
    await page.goto('/home?data_type=searched&search=&module_id=3')
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^أضف .* إلى المفضلة$/ })
      .first()
    const item = (await heart.getAttribute('aria-label'))!.replace(/^أضف | إلى المفضلة$/g, '')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('أُضيف إلى المفضلة.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'القائمة' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'المفضلة' }).click()
    const list = page.getByRole('dialog', { name: 'المفضلة' })
    await expect(list.getByRole('tab', { name: 'المنتجات' })).toHaveAttribute('aria-selected', 'true')
    await list.getByRole('button', { name: item, exact: true }).click()
    // Ecommerce goods are shown on their page.
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(item)
  })
})

test('a customer presses hearts quicker than the shop answers, comes by keyboard to those in sight, and leaves none pressed when logging out', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })

  await test.step('no press is lost', async () => {
    const settled = watchTraffic(page)
    await page.goto('/store/popular')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist, empty' })).toBeVisible()
    const letGo = await hold(page, /\/wish-list\/add/)
    for (const at of [0, 1, 2]) await hearts(page).nth(at).click()
    await hearts(page).nth(1).click()
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false')
    await letGo()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wishlist, 2 items' })).toBeVisible()
    // The shop has heard of every change: loading the page anew would drop the changes still to be sent.
    await settled()
    await expect
      .poll(async () => {
        await page.reload()
        await expect(hearts(page).nth(2)).toHaveAttribute('aria-pressed', 'true')
        return page.getByRole('main').locator('[aria-pressed=true]').count()
      })
      .toBe(2)
  })

  await test.step('the keyboard comes to the hearts that are in sight, and to no other', async () => {
    // A prerendered home would not hear the key yet.
    await firstVisit(page, '/home')
    await page.keyboard.press('Shift')
    const sale = page.locator('.splide', { has: page.getByRole('article') })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      await expect(sale.first()).toBeVisible({ timeout: 500 })
    }).toPass()
    // Where slides are seen again all is inert while it is out of sight.
    const unseen = sale.first().locator('.splide__slide[aria-hidden=true]:not([inert]) button[aria-pressed]')
    await expect(unseen.first()).toBeAttached()
    for (const heart of await unseen.all()) await expect(heart).toHaveAttribute('tabindex', '-1')
    const seen = sale.first().locator('.splide__slide:not([aria-hidden]) button[aria-pressed]')
    await seen.first().focus()
    await page.keyboard.press('Enter')
    await expect(seen.first()).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('no heart stays pressed when the customer logs out', async () => {
    await expect(toast(page, 'Added to your wishlist.')).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('main').locator('[aria-pressed=true]')).toHaveCount(0)
  })
})
