// Only a browser shows what back, a reload and presses before the scripts make of an order without the cart.
import type { Locator, Page } from '@playwright/test'
import createClient from 'openapi-fetch'
import { startingSelection } from '#machines/rules/cart-line.ts'
import { priceTag } from '#machines/rules/price.ts'
import type { Item, paths } from '#openapi/generated/client.ts'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { productPath } from '#src/navigation/item-link.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { dueIn, plainOrder } from '#tests/fixtures/plain-order.ts'
import { mirror } from '#tests/fixtures/visitor.ts'
import { hold } from './support/faults.ts'
import { addDish, chooseRequired, fillContact, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const [layla] = demoAccounts
const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })
const badge = (page: Page) => page.getByTestId('cart-badge').first()

const apiOf = (shop: string, moduleId: number, token?: string) =>
  createClient<paths>({
    baseUrl: `${shop}/api/v1`,
    headers: {
      zoneid: '[1]',
      moduleId: String(moduleId),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })

/** The campaign items of a module of the demo city: 2 are groceries, 3 is ecommerce. */
async function campaignItems(shop: string, moduleId: number): Promise<Item[]> {
  const { data } = await apiOf(shop, moduleId).GET('/campaigns/item')
  return data!
}

/** Opens another dish and buys four pieces of it at once; answers its name. */
async function buyNow(page: Page): Promise<string> {
  await page
    .getByRole('article')
    .filter({ hasText: words.en.openKitchens })
    .getByRole('button', { name: words.en.chooseOptions })
    .and(page.locator(':enabled'))
    .nth(1)
    .click()
  const sheet = page.getByRole('dialog')
  await chooseRequired(sheet)
  for (let more = 0; more < 3; more++)
    await sheet.getByRole('button', { name: words.en.oneMore }).last().click()
  const name =
    (await sheet.getAttribute('aria-label')) ?? (await sheet.getByRole('heading').first().innerText())
  await sheet.getByRole('button', { name: 'Buy Now' }).click()
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/)
  return name
}

/** Places the order and answers what the server made of it. */
async function place(page: Page): Promise<{ order_id: number; total_ammount: number }> {
  const reply = page.waitForResponse('**/customer/order/place')
  const button = await placeOrderButton(page)
  // It shows no total before the fee is known.
  await expect(button).toContainText(/\d/)
  const shown = await button.innerText()
  await button.click()
  const placed = await (await reply).json()
  expect(shown.replaceAll(',', '')).toContain(placed.total_ammount.toFixed(2))
  return placed
}

/** What the lines say, once the drawer has come in: before that they say nothing. */
const linesOf = async (cart: Locator) => {
  const lines = cart.getByRole('listitem')
  await expect(lines.first()).toContainText(/\S/, { useInnerText: true })
  return lines.allInnerTexts()
}

test('a guest orders an item at once, and the cart keeps its lines', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await expect(badge(page)).toHaveText('4')
  const cart = await openCart(page)
  const inCart = await linesOf(cart)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  const name = await buyNow(page)
  await expect(summary(page).getByRole('listitem')).toHaveCount(1)
  await expect(summary(page).getByRole('listitem')).toContainText(name)

  await test.step('checkout of an item bought at once leads back to its popup, and from there to checkout again', async () => {
    await page.goBack()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Buy Now' })).toBeVisible()
    await expect(sheet).toContainText(name)
    await page.goForward()
    await expect(summary(page).getByRole('listitem')).toContainText(name)
  })

  await test.step('checkout survives a reload in the middle', async () => {
    await page.reload()
    await expect(summary(page).getByRole('listitem')).toHaveCount(1)
    await expect(summary(page).getByRole('listitem')).toContainText(name)
  })

  await fillContact(page)
  await place(page)
  await expect(page).toHaveURL(/\/home$/)
  await page.getByRole('dialog').press('Escape')
  await page.goto('/home')
  await expect(badge(page)).toHaveText('4')
  expect(await linesOf(await openCart(page))).toEqual(inCart)

  await test.step('the item is not offered again after the order', async () => {
    await page.goto('/checkout?page=buy_now')
    await expect(page).toHaveURL(/\/home$/)
  })
})

test('a campaign item leads a guest to sign in and back with what was chosen, and counts each press before the scripts have come', async ({
  page,
  visitor,
  baseURL,
}) => {
  const [item, chosen] = (await campaignItems(baseURL!, 3)) as [Item, Item]
  await visitor({ module: 'ecommerce' })

  await test.step('a guest is led to sign in, and back to the item with what was chosen', async () => {
    await page.goto(productPath(chosen))
    await page.getByRole('button', { name: words.en.oneMore }).click()
    await page.getByRole('button', { name: /^Order Now/ }).click()
    await expect(page.getByText('You are not logged in')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('Email or phone').fill(layla.email)
    await page.getByLabel(/^Password/).fill(layla.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: chosen.name })).toBeVisible()
    await page.getByRole('button', { name: /^Order Now/ }).click()
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
    await expect(summary(page).getByRole('listitem')).toContainText(`2 × ${chosen.name}`)
  })

  await mirror(page, { lang: 'en', theme: 'light', module: 'ecommerce' })
  const more = page.getByRole('button', { name: words.en.oneMore })
  const order = page.getByRole('button', { name: /^Order Now/ })

  await test.step('all presses are early', async () => {
    const letGo = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(productPath(item))
    await more.click()
    await more.click()
    await order.click()
    await letGo()
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
    await expect(summary(page).getByRole('listitem')).toContainText(`3 × ${item.name}`)
  })

  await test.step('the page counts an early press before a later press that React already hears', async () => {
    // The frame in which early presses are replayed comes late, as on a busy phone.
    await page.addInitScript(() => {
      const nextFrame = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (draw) =>
        nextFrame((time) => ('isBusy' in window ? window.requestAnimationFrame(draw) : draw(time)))
    })
    const letGo = await hold(page, /\/assets\/.*\.js$/)
    await page.goto(productPath(item))
    await more.click()
    await page.evaluate(() => Object.assign(window, { isBusy: true }))
    await letGo()
    await expect
      .poll(() =>
        order.evaluate((button) => Object.keys(button).some((key) => key.startsWith('__reactProps$'))),
      )
      .toBe(true)
    await order.click()
    await page.evaluate(() => Reflect.deleteProperty(window, 'isBusy'))
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
    await expect(summary(page).getByRole('listitem')).toContainText(`2 × ${item.name}`)
  })
})

test('a customer orders a campaign item at the price of the campaign, and the cart keeps its lines', async ({
  page,
  visitor,
  baseURL,
}) => {
  test.slow()
  const token = await tokenOf('new', baseURL!)
  const item = (await campaignItems(baseURL!, 3))[0]!
  const digits = 2
  const { total } = priceTag(item, { ...startingSelection(item), quantity: 2 }, digits)
  expect(total).toBeLessThan(item.price * 2)
  await visitor({ token })
  await page.goto('/home')
  await addDish(page)
  await page.goto(productPath(item))
  await page.getByRole('button', { name: words.en.oneMore }).click()
  await page.getByRole('button', { name: /^Order Now/ }).click()
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
  await page.reload()
  const line = summary(page).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toContainText(item.name)
  await expect(line).toContainText(new RegExp(`AED\\s${total.toFixed(2)}`))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible()
  await page.goForward()
  const { order_id } = await place(page)
  await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${order_id}$`))
  await page.goto('/home')
  await expect(badge(page)).toHaveText('4')

  await test.step('checkout says at the line that other customers were faster', async () => {
    const scarce = (await campaignItems(baseURL!, 2)).find(({ stock }) => stock! >= 4)!
    await page.goto(productPath(scarce))
    for (let more = 1; more < scarce.maximum_cart_quantity!; more++)
      await page.getByRole('button', { name: words.en.oneMore }).click()
    await page.getByRole('button', { name: /^Order Now/ }).click()
    await placeOrderButton(page)
    await buyUntilFewer(baseURL!, scarce)
    const reply = page.waitForResponse('**/customer/order/place')
    await page.getByRole('button', { name: words.en.placeOrder }).click()
    expect((await reply).ok()).toBe(false)
    await expect(summary(page).getByRole('listitem').and(page.locator('[data-refused]'))).toContainText(
      scarce.name,
    )
    await expect(page).toHaveURL(/\/checkout\?page=campaign$/)
  })
})

type Refused = { errors: { code: string }[] } | undefined

/** Has another customer buy an item four at a time until the shelf holds fewer. */
async function buyUntilFewer(shop: string, item: Item) {
  const api = apiOf(shop, item.module_id, await tokenOf('new', shop))
  const quantity = item.maximum_cart_quantity!
  const line = { model: 'ItemCampaign' as const, item_id: item.id, price: item.price, quantity }
  const order = { ...plainOrder(item.store_id, [line]), order_type: 'take_away' as const }
  const send = (order_amount: number) =>
    api.POST('/customer/order/place', { body: { ...order, order_amount } })
  const isSoldOut = (error: Refused) => error?.errors.some(({ code }) => code === 'stock')
  for (;;) {
    // The first order of a customer is cheaper than the next one.
    const { error: unpriced } = await send(0)
    if (isSoldOut(unpriced)) return
    const { error } = await send(dueIn(unpriced))
    if (isSoldOut(error)) return
    if (error) throw new Error(JSON.stringify(error))
  }
}
