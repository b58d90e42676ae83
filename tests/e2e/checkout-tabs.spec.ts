// Only a browser shows it: two tabs of one customer, and a page that the browser shows again.
import type { Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { fillCart } from '#tests/fixtures/dinner.ts'
import { openStores } from './support/open-stores.ts'
import { expect, test } from './support/test.ts'

/** The button once checkout is there and says all of the amount; before, it is one of its placeholders. */
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order · / })

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' })

/** Tells this tab what another tab of the shop would tell it after a change of the cart. */
const tellCart = (page: Page) => page.evaluate(() => new BroadcastChannel('souk:cart').postMessage('cart'))

/** What the browser tells a page that it shows again from its back-forward cache. */
const showAgain = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test.describe('checkout in two tabs', () => {
  let token = ''

  test.beforeEach(async ({ page, visitor, baseURL }) => {
    token = await tokenOf('new', baseURL!)
    await fillCart(baseURL!, token, 3)
    await visitor({ token })
    await page.goto('/checkout?page=cart')
    await expect(placeOrder(page)).toBeVisible()
  })

  test('an order placed in one tab empties the cart in the other, which says so', { tag: '@gate' }, async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/checkout?page=cart')
    await placeOrder(other).click()
    await expect(other).toHaveURL(/\/track-order\?order_id=\d+/)
    await expect(page).toHaveURL(/\/home/)
    await expect(page.getByText(/It was ordered or emptied in another tab/)).toBeVisible()
    await expect(page.getByTestId('cart-badge')).toHaveCount(0)
  })

  test('checkout names what another tab or device changed, asks before it goes on at another store, and says who signed out', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const other = await context.newPage()

    await test.step('a cart that another tab changed is named with what changed', async () => {
      const total = summary(page).getByText('Total', { exact: true }).locator('xpath=following-sibling::dd')
      const before = await total.textContent()
      await other.goto('/checkout?page=cart')
      await other.getByRole('button', { name: 'Edit cart' }).click()
      const drawer = other.getByRole('dialog', { name: 'Shopping Cart' })
      await drawer
        .getByRole('button', { name: /^One more/ })
        .first()
        .click()
      await expect(other.getByText('Updated successfully.')).toBeVisible()

      const notice = summary(page).getByRole('alert')
      await expect(notice).toContainText('Your cart changed elsewhere')
      await expect(notice.getByRole('listitem')).toHaveText([/: 3 instead of 2$/])
      await expect(total).not.toHaveText(before!)
      await notice.getByRole('button', { name: 'OK' }).click()
      await expect(notice).toHaveCount(0)
      // The tab that changed the cart knows what it did.
      await expect(summary(other).getByRole('alert')).toHaveCount(0)
    })

    await other.goto('/home')
    await test.step('a cart that another device changed is not ordered unseen: the press shows it, and the next one orders it', async () => {
      const headers = headersOf(token)
      const cart = (await (await request.get('/api/v1/customer/cart/list', { headers })).json()) as Line[]
      const [{ id: cart_id, price }] = cart as [Line]
      const changed = await request.post('/api/v1/cart/update', {
        headers,
        data: { cart_id, price, quantity: 7 },
      })
      expect(changed.ok()).toBe(true)
      const before = await placeOrder(page).textContent()
      await placeOrder(page).click()
      await expect(
        page.getByText('Your cart has changed. Check it and place your order again.'),
      ).toBeVisible()
      await expect(placeOrder(page)).not.toHaveText(before!)
      await expect(summary(page)).toContainText('7 ×')
      await placeOrder(page).click()
      await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
    })

    await test.step('a cart that another tab filled at another store asks before checkout goes on', async () => {
      await fillCart(baseURL!, token, 3)
      await page.goto('/checkout?page=cart')
      await expect(placeOrder(page)).toBeVisible()
      await refillElsewhere(request, token)
      await tellCart(other)
      const question = page.getByRole('alertdialog', { name: 'Your cart is from another store now' })
      await expect(question).toBeVisible()
      await question.getByRole('button', { name: 'Check out there' }).click()
      await expect(question).toHaveCount(0)
      await expect(summary(page).getByText(/^From /)).toBeVisible()
      await expect(summary(page).getByRole('listitem')).toHaveCount(1)
    })

    await test.step('a customer who signed out in another tab is told so', async () => {
      await other.getByRole('button', { name: 'My account' }).click()
      await other.getByRole('button', { name: 'Logout' }).click()
      await other.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
      await expect(page.getByRole('heading', { name: 'You signed out in another tab' })).toBeVisible()
      await expect(page).toHaveURL(/\/checkout\?page=cart/)
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/auth\/sign-in\?next=%2Fcheckout/)
    })
  })

  test('a page from the back-forward cache offers no order that was placed meanwhile', async ({
    page,
    baseURL,
  }) => {
    await emptyCart(baseURL!, token)
    let isAsked = false
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/\/customer\/cart\/list/, async (route) => {
      isAsked = true
      await held
      await route.continue()
    })
    await showAgain(page)
    await expect.poll(() => isAsked).toBe(true)
    const button = page.getByRole('button', { name: 'Checking your cart…' })
    const orders: string[] = []
    page.on('request', (request) => {
      if (/order\/place/.test(request.url())) orders.push(request.url())
    })
    await button.dispatchEvent('click')
    await expect(page.getByRole('button', { name: /^Place order/ })).toHaveCount(0)
    letGo()
    await expect(page).toHaveURL(/\/home/)
    expect(orders).toEqual([])
  })
})

type Line = { id: number; price: number; item: { store_id: number } }

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  zoneid: '[1]',
  moduleId: '1',
})

async function emptyCart(shop: string, token: string): Promise<void> {
  const reply = await fetch(`${shop}/api/v1/cart/remove`, { method: 'DELETE', headers: headersOf(token) })
  if (!reply.ok) throw new Error(await reply.text())
}

/** Puts one item of another store in the customer's cart, as another device does. */
async function refillElsewhere(
  request: import('@playwright/test').APIRequestContext,
  token: string,
): Promise<void> {
  const headers = headersOf(token)
  const cart = (await (await request.get('/api/v1/customer/cart/list', { headers })).json()) as Line[]
  const store_id = cart[0]!.item.store_id
  const cleared = await request.delete('/api/v1/cart/remove', { headers })
  expect(cleared.ok()).toBe(true)
  const { products } = (await (
    await request.get('/api/v1/items/popular?limit=50&offset=1', { headers })
  ).json()) as {
    products: { id: number; price: number; store_id: number; food_variations: unknown[] }[]
  }
  const open = await openStores(request, 1)
  const { id: item_id, price } = products.find(
    (item) => open.has(item.store_id) && item.store_id !== store_id && item.food_variations.length === 0,
  )!
  const added = await request.post('/api/v1/cart/add', {
    headers,
    data: { model: 'Item', item_id, price, quantity: 4, variation: [], add_on_ids: [], add_on_qtys: [] },
  })
  expect(added.ok()).toBe(true)
}
