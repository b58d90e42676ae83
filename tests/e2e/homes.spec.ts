import type { Locator, Page } from '@playwright/test'
import { mirror } from '#tools/visitor.ts'
import { watchShifts } from './support/shifts.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const sectionOf = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })

// Spec §9: 5 slides on wide screens, and fewer responsively (4, 3.5, 3.2, 3, 2, 1.8, 1.5).
const steps = { 390: 1.5, 420: 1.8, 520: 2, 640: 3, 820: 3.2, 940: 3.5, 1100: 4, 1280: 5 }

/** How many slides are seen at once, gaps included. */
const seen = (row: Locator) =>
  row.evaluate((list) => {
    const [one, next] = [...list.children].map((slide) => slide.getBoundingClientRect().left)
    const step = Math.abs(next! - one!)
    const gap = step - list.children[0]!.getBoundingClientRect().width
    return (list.parentElement!.getBoundingClientRect().width + gap) / step
  })

test('the special offer shows as many as the width has room for, still and moved', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'grocery' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/home')
  const offer = sectionOf(page, 'Special Offer')
  const isMoved = async (yes: boolean) =>
    expect(offer.getByRole('button', { name: 'Next slide' })).toHaveCount(yes ? 1 : 0)
  const still = offer.getByRole('list', { name: 'Special Offer' })
  await isMoved(false)
  for (const [width, count] of Object.entries(steps)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    expect(await seen(still), `still at ${width}`).toBeCloseTo(count, 1)
  }
  await page.keyboard.press('Shift')
  await isMoved(true)
  for (const [width, count] of Object.entries(steps)) {
    await page.setViewportSize({ width: Number(width), height: 900 })
    await expect.poll(() => seen(offer.locator('ul').first()), `moved at ${width}`).toBeCloseTo(count, 1)
  }
})

// Spec §9: new arrivals show 8 (6 at sm).
test('new arrivals of ecommerce are eight, six at sm', async ({ page, visitor }) => {
  await visitor({ module: 'ecommerce' })
  await page.goto('/home')
  const arrivals = sectionOf(page, 'New arrivals')
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(arrivals.getByRole('article').first()).toBeVisible({ timeout: 200 })
  }).toPass()
  for (const [width, count] of [
    [390, 8],
    [700, 6],
    [1000, 8],
    [1440, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(arrivals.getByRole('article').filter({ visible: true }), `at ${width}`).toHaveCount(count)
  }
})

// Spec §4: ecommerce items with variations open the product page; §3: on update, cart_id is added.
test('a line of the cart is chosen anew on its product page, also after the page was loaded again', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'ecommerce' })
  await page.goto('/home')
  await main(page)
    .getByRole('button', { name: /^Choose options of / })
    .and(page.locator(':enabled'))
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\//)
  const path = page.url()
  const options = main(page).locator('fieldset').first().getByRole('radio')
  const other = options.and(page.getByRole('radio', { checked: false })).first()
  const value = (await other.getAttribute('value'))!
  await other.check({ force: true })
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
    .getByRole('button', { name: /^Change / })
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

// Spec §1: the parcel module shows an order-tracking form instead of item search.
test('the painted home of parcels is taken over with its form, which finds orders', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'parcel' })
  await mirror(page, { lang: 'en', theme: 'light', module: 'parcel' })
  await page.setViewportSize({ width: 1440, height: 900 })
  const standsStill = await watchShifts(page)
  const html = await (await page.goto('/home'))!.text()
  expect(html).toContain('name="order_id"')
  const number = main(page).getByRole('textbox', { name: 'Contact number' })
  await expect(main(page).getByRole('combobox', { name: 'Country' })).toHaveValue('AE')
  await expect(page.getByRole('search')).toHaveCount(0)
  await standsStill()
  await main(page).getByRole('button', { name: 'Track order' }).click()
  await expect(main(page).getByText('Need a order id')).toBeVisible()
  await main(page).getByRole('textbox', { name: 'Order id' }).fill('424242')
  await number.fill('501234567')
  await main(page).getByRole('button', { name: 'Track order' }).click()
  await expect(main(page).getByText('Order not found')).toBeVisible()
})
