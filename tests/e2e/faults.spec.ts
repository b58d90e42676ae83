import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { PASSWORD, tokenOf } from '#tests/fixtures/customer.ts'
import { newNationalPhone } from '#tests/fixtures/new-phone.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { everyFault, type Fault } from '#tests/support/faults.ts'
import { asking, breakWith, hold, loseReply, oneOfEach, retryOf, under } from './support/faults.ts'
import { addDish, checkOutAsGuest, fillContact, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const [layla] = demoAccounts

const everything = /\/api\/v1\//
/** All that is asked, without what every page needs: the business, who is shopping, the cart, the live news. */
const reads = /\/api\/v1\/(?!config(\?|$)|events|guest\/|auth|cart|customer\/cart)/
/** The parts of the shop that come when they are needed; the entry is named by the page. */
const parts = /\/assets\/(?!index-)[^/]+\.(js|css)$/

const UNREACHABLE = "We can't connect right now"
const SLOW = 'This takes longer than usual...'

const main = (page: Page) => page.getByRole('main')
const notes = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const said = (place: Locator) => place.getByRole('alert').filter({ hasText: /\w/ }).first()
const firstArticle = (page: Page) => main(page).getByRole('article').first()

test.beforeEach(({ forgive }) => {
  // React logs what a wall of ours has caught, and shown.
  forgive(/^logged: (ApiError|TypeError|SyntaxError|RangeError|Error: Styles are lost)/)
  forgive(/^failed: 50[03]/)
})

test.describe('a screen explains the fault and goes on when it can', () => {
  /** A screen, and how one knows that it is there. */
  type Screen = {
    path: string
    module?: 'ecommerce'
    isCustomer?: boolean
    content: (page: Page) => Locator
    chosen?: Fault[]
  }
  const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })

  const screens: Record<string, Screen> = {
    landing: { path: '/', content: heading(/Marsa Noor/) },
    home: { path: '/home', content: firstArticle },
    stores: { path: '/store/popular', content: firstArticle },
    'a store': {
      path: '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1',
      content: firstArticle,
      chosen: everyFault,
    },
    'a product': {
      path: '/product/2043?id=2043&module_id=3',
      module: 'ecommerce',
      content: heading('Taif Rose Perfume'),
    },
    results: { path: '/home?data_type=searched&search=chicken', content: firstArticle },
    categories: { path: '/categories', content: (page) => main(page).getByRole('listitem').first() },
    'a category': { path: '/category/food-desserts', content: firstArticle, chosen: everyFault },
    brands: {
      path: '/all-brands',
      module: 'ecommerce',
      content: (page) => main(page).getByRole('listitem').first(),
    },
    campaigns: { path: '/campaigns', content: firstArticle },
    'a campaign': { path: '/campaigns/taste-of-the-harbour', content: firstArticle },
    'a flash sale': { path: '/flash-sales?id=1', content: firstArticle },
    orders: { path: '/profile?page=my-orders', isCustomer: true, content: firstArticle, chosen: everyFault },
    'an order': {
      path: '/profile?page=my-orders&orderId=99001',
      isCustomer: true,
      content: (page) => main(page).getByText('Order #99001'),
    },
    addresses: {
      path: '/profile?page=addresses',
      isCustomer: true,
      content: (page) => main(page).getByRole('listitem').last(),
    },
    'about us': { path: '/about-us', content: heading(/About/) },
  }

  for (const [name, { path, module = 'food', isCustomer, content, chosen = oneOfEach }] of Object.entries(
    screens,
  ))
    test(name, async ({ page, visitor, baseURL }) => {
      await visitor({ module, ...(isCustomer && { token: await tokenOf('demo', baseURL!) }) })
      let isOpen = false
      await under(page, reads, chosen, async () => {
        if (isOpen) await asking(page, reads, () => retryOf(page).click())
        else await page.goto(path)
        isOpen = true
        await expect(retryOf(page)).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(main(page).getByRole('heading').first()).toBeVisible()
      })
      // Each part of a page has its own; they are pressed as they stand.
      await expect(async () => {
        if (await retryOf(page).isVisible()) await retryOf(page).click()
        await expect(content(page)).toBeVisible({ timeout: 2_000 })
        await expect(retryOf(page)).toBeHidden({ timeout: 100 })
      }).toPass()
    })
})

test('nothing answers at all: the shop says so, and opens when it can', async ({ page, visitor }) => {
  await visitor()
  let isOpen = false
  await under(page, everything, everyFault.slice(0, -1), async () => {
    if (isOpen) await asking(page, everything, () => retryOf(page).click())
    else await page.goto('/home')
    isOpen = true
    await expect(page.getByRole('heading', { level: 1, name: UNREACHABLE })).toBeVisible()
    await expect(retryOf(page)).toBeVisible()
  })
  await retryOf(page).click()
  await expect(firstArticle(page)).toBeVisible()
  await addDish(page)
  await expect(page.getByTestId('cart-badge').first()).toHaveText('4')
})

test('a slow shop says so, first on an empty page, then at the part that the visitor waits for', async ({
  page,
  visitor,
}) => {
  await visitor()
  const slow = page.getByText(SLOW)
  /** Eight seconds go by for what waits to be said. */
  const beTooLate = async () => {
    await expect(slow).toBeHidden()
    await page.evaluate(() => {
      for (const late of document.querySelector('[data-notice=slow]')!.getAnimations())
        late.currentTime = 7_990
    })
    await expect(slow).toBeVisible()
  }
  const letPartsGo = await hold(page, parts)
  const letAnswersGo = await hold(page, everything)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.locator('[data-notice=slow]')).toHaveCSS('display', 'block')
  await beTooLate()
  await letPartsGo()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible()
  await expect(slow).toBeVisible()
  await letAnswersGo()
  await expect(firstArticle(page)).toBeVisible()
  await expect(slow).toBeHidden()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

  // What was pressed is seen to be on its way, and nothing is asked twice.
  const letGo = await hold(page, parts)
  await page.getByRole('button', { name: /^Cart/ }).first().click()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  await beTooLate()
  await letGo()
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  await expect(slow).toBeHidden()
})

test('a lost connection is said until it is back; pictures are asked for again', async ({
  page,
  visitor,
  context,
}) => {
  await visitor()
  const pictures = /\/media\//
  await page.route(pictures, (route) => route.abort('internetdisconnected'))
  // Files that load after the page come with the first thing a visitor does.
  const settled = watchTraffic(page)
  await page.goto('/home')
  await expect(firstArticle(page)).toBeVisible()
  await asking(page, parts, () => page.mouse.move(10, 10))
  await settled()
  const notice = page.getByText('You are offline')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await page.unroute(pictures)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect
    .poll(() => page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0)))
    .toBe(true)
  await page.getByRole('link', { name: 'Restaurants' }).first().click()
  await expect(firstArticle(page)).toBeVisible()
})

test.describe('a form keeps its input, and can be sent again', () => {
  test('the sign-in form keeps its input, and can be sent again', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/auth/sign-in')
    const name = main(page).getByLabel('Email or phone')
    const send = main(page).getByRole('button', { name: 'Sign in', exact: true })
    await name.fill(layla.email)
    await main(page)
      .getByLabel(/^Password\W*$/)
      .fill(layla.password)
    await under(page, /\/auth\/login/, everyFault, async () => {
      await asking(page, /\/auth\/login/, () => send.click())
      await expect(said(main(page))).toBeVisible()
      await expect(name).toHaveValue(layla.email)
      await expect(send).toBeEnabled()
    })
    await send.click()
    await expect(page.getByText('Sign in successfully.')).toBeVisible()
  })

  test('the sign-up form keeps its input, and can be sent again', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/auth/sign-up')
    const digits = newNationalPhone()
    const typed: [Locator, string][] = [
      [main(page).getByLabel('First name'), 'Noor'],
      [main(page).getByLabel('Last name'), 'Aziz'],
      [main(page).getByLabel('Phone'), digits],
      [main(page).getByLabel('Email'), `noor.${digits}@example.com`],
      [main(page).getByLabel(/^Password\W*$/), 'lighthouse-2026'],
      [main(page).getByLabel('Confirm password'), 'lighthouse-2026'],
    ]
    for (const [field, text] of typed) await field.fill(text)
    const send = main(page).getByRole('button', { name: 'Create account' })
    await under(page, /\/auth\/sign-up/, everyFault, async () => {
      await asking(page, /\/auth\/sign-up/, () => send.click())
      await expect(said(main(page))).toBeVisible()
      for (const [field, text] of typed) await expect(field).toHaveValue(text)
    })
    await send.click()
    await expect(page.getByText('Signup successfully.')).toBeVisible()
  })

  test('the profile keeps its input with the proof of its owner, and can be sent again', async ({
    page,
    visitor,
    baseURL,
  }) => {
    await visitor({ token: await tokenOf('new', baseURL!) })
    await page.goto('/profile?page=profile-settings')
    const email = `noor.${Date.now()}@example.com`
    const first = main(page).getByLabel('First name')
    const address = main(page).getByLabel('Email')
    const save = main(page).getByRole('button', { name: 'Save', exact: true })
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await first.fill('Noor')
    await address.fill(email)
    await save.click()
    await dialog.getByLabel(/^Current password/).fill(PASSWORD)
    const path = /\/customer\/info/
    let isProven = false
    await under(page, path, everyFault, async () => {
      const button = isProven ? save : dialog.getByRole('button', { name: 'Continue' })
      await asking(page, path, () => button.click())
      isProven = true
      await expect(said(main(page))).toBeVisible()
      await expect(first).toHaveValue('Noor')
      await expect(address).toHaveValue(email)
    })
    await save.click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
  })

  test('the form that finds an order keeps its input, and can be sent again', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/track-order')
    const id = main(page).getByLabel('Order ID')
    const phone = main(page).getByLabel('Contact number')
    const send = main(page).getByRole('button', { name: 'Track order' })
    await id.fill('424242')
    await phone.fill('501234567')
    await under(page, /\/order\/track/, everyFault, async () => {
      await asking(page, /\/order\/track/, () => send.click())
      await expect(said(main(page))).toBeVisible()
      await expect(said(main(page))).not.toContainText('Order not found')
      await expect(id).toHaveValue('424242')
      await expect(phone).toHaveValue('501234567')
    })
    await send.click()
    await expect(said(main(page))).toContainText('Order not found')
  })

  test('the newsletter form keeps its input, and can be sent again', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/about-us')
    await page.locator('footer').scrollIntoViewIfNeeded()
    const email = page.getByLabel('Your email')
    const typed = `reader.${Date.now()}@example.com`
    await email.fill(typed)
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await under(page, /\/newsletter/, everyFault, async () => {
      await asking(page, /\/newsletter/, () => subscribe.click())
      await expect(notes(page).getByText(/\w/).first()).toBeVisible()
      await expect(page.getByText('Subscribed Successfully')).toBeHidden()
      await expect(email).toHaveValue(typed)
      await notes(page).getByRole('button', { name: 'Close' }).first().click()
    })
    await subscribe.click()
    await expect(page.getByText('Subscribed Successfully')).toBeVisible()
  })

  test('a new address keeps its input, and can be sent again', async ({ page, visitor, baseURL }) => {
    await visitor({ token: await tokenOf('new', baseURL!) })
    await page.goto('/profile?page=addresses')
    await page.getByRole('button', { name: 'Add new address' }).click()
    const dialog = page.getByRole('dialog')
    const address = dialog.getByLabel(/^Address\W*$/)
    const name = dialog.getByLabel('Contact Person Name')
    await expect(address).not.toHaveValue('')
    await address.fill('The blue door')
    await name.fill('Mariam')
    await dialog.getByLabel('Contact Person Number').fill('501234567')
    const save = dialog.getByRole('button', { name: 'Save' })
    await under(page, /\/address\/add/, everyFault, async () => {
      await asking(page, /\/address\/add/, () => save.click())
      await expect(said(dialog)).toBeVisible()
      await expect(address).toHaveValue('The blue door')
      await expect(name).toHaveValue('Mariam')
    })
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(main(page).getByText('The blue door')).toBeVisible()
  })

  test('the search of the map keeps its input, and can be sent again', async ({ page, visitor }) => {
    await visitor({ isNew: true })
    await page.goto('/')
    await page
      .getByRole('button', { name: /Deliver to|Where to/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Pick from map' }).click()
    const box = page.getByRole('combobox')
    const places = /\/config\/(place|geocode|get-zone)/
    let typed = 'Clock'
    await under(page, places, oneOfEach, async () => {
      await asking(page, places, () => box.fill(typed))
      await expect(page.getByText("Search isn't responding. Press Enter to try again.").first()).toBeVisible()
      await expect(box).toHaveValue(typed)
      typed += 's'
    })
    await box.fill('Clock Sq')
    await page.getByRole('option').first().click()
    await expect(page.getByRole('button', { name: 'Pick Locations' })).toBeEnabled()
  })
})

test('the cart is as before after every fault in place of an answer, and says why', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first()
  const badge = page.getByTestId('cart-badge')
  await under(page, /\/cart\/add/, everyFault, async () => {
    await asking(page, /\/cart\/add/, () => add.click())
    await expect(notes(page).getByText(/\w/).first()).toBeVisible()
    await expect(badge).toHaveCount(0)
    await notes(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(notes(page).getByText(/\w/)).toHaveCount(0)
  })
  await add.click()
  await expect(badge.first()).toHaveText('1')
  const cart = await openCart(page)
  await under(page, /\/cart\/update/, oneOfEach, async () => {
    await asking(page, /\/cart\/update/, () => cart.getByRole('button', { name: /^One more/ }).click())
    await expect(badge.first()).toHaveText('1')
  })
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(badge.first()).toHaveText('2')
  await page.reload()
  await expect(badge.first()).toHaveText('2')
})

test('what was put in the cart is there once when the answer is lost', async ({ page, visitor }) => {
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  const badge = page.getByTestId('cart-badge').first()
  const answers: unknown[] = []
  const lose = loseReply((body) => answers.push(body))
  await page.route(/\/cart\/(add|update)/, lose)
  await page
    .getByRole('button', { name: /^Add .* to the cart$/ })
    .first()
    .click()
  await expect(badge).toHaveText('1')
  const cart = await openCart(page)
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect.poll(() => answers.length).toBe(2)
  await expect(badge).toHaveText('2')
  await page.unroute(/\/cart\/(add|update)/, lose)
  await page.reload()
  await expect(badge).toHaveText('2')
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
})

test.describe('an order', () => {
  const path = /\/customer\/order\/place/

  const ready = async (page: Page) => {
    await page.goto('/home')
    await addDish(page)
    await checkOutAsGuest(page)
    await fillContact(page)
    return placeOrderButton(page)
  }
  const numberOf = (reply: unknown) => (reply as { order_id: number }).order_id

  test.beforeEach(({ visitor }) => visitor())

  test('keeps all that was said about it, and is placed once it can be', async ({ page }) => {
    const place = await ready(page)
    const note = page.getByLabel('Order note')
    await note.fill('Less salt')
    await under(page, path, everyFault, async () => {
      await asking(page, path, () => retryOf(page).or(place).first().click())
      await expect(said(main(page))).toBeVisible()
      await expect(note).toHaveValue('Less salt')
      await expect(main(page).getByLabel(words.en.contactName)).toHaveValue('Nadia Karam')
    })
    await retryOf(page).or(place).first().click()
    await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
  })

  test('whose answer is lost is placed once, and trying again says which', async ({ page }) => {
    const placed: number[] = []
    const place = await ready(page)
    const lose = loseReply((body) => placed.push(numberOf(body)))
    await page.route(path, lose)
    await place.click()
    await expect(said(main(page)).filter({ hasText: "We couldn't confirm your order" })).toContainText(
      "It's safe to try again: we never place it twice.",
    )
    await page.unroute(path, lose)
    const reply = page.waitForResponse(path)
    await retryOf(page).click()
    placed.push(numberOf(await (await reply).json()))
    const dialog = page.getByRole('dialog', { name: 'Order placed' })
    await expect(dialog).toContainText(String(placed[0]))
    expect(new Set(placed).size).toBe(1)
  })

  const orderPlaced = (page: Page) => page.getByRole('dialog', { name: 'Order placed' })

  /** Presses the button; the server places the order, and its reply never arrives. */
  const placeInVain = async (page: Page, place: Locator) => {
    const placed: number[] = []
    const lose = loseReply((body) => placed.push(numberOf(body)))
    await page.route(path, lose)
    await place.click()
    await expect(said(main(page)).filter({ hasText: "We couldn't confirm your order" })).toBeVisible()
    await page.unroute(path, lose)
    expect(placed).toHaveLength(1)
    return String(placed[0])
  }

  test('whose answer is lost is shown with its ID after the page is loaded again, and is placed once', async ({
    page,
  }) => {
    const order_id = await placeInVain(page, await ready(page))
    await page.reload()
    // The cart is empty now: nothing is left to order.
    await expect(page).toHaveURL(/\/home$/)
    await expect(orderPlaced(page)).toContainText(order_id)
    await expect(orderPlaced(page)).toContainText('Keep your order ID and phone number')
    await orderPlaced(page).getByRole('button', { name: 'Track Order' }).click()
    await expect(page).toHaveURL(`/track-order?order_id=${order_id}`)
    await expect(main(page)).toContainText(order_id)
    // The order is told of once.
    await page.goto('/home')
    await expect(firstArticle(page)).toBeVisible()
    await expect(orderPlaced(page)).toHaveCount(0)
    await expect((await openCart(page)).getByText('Your cart is empty')).toBeVisible()
  })

  test('an order whose answer is lost is shown on the page that the guest comes back to, in one of two tabs', async ({
    page,
    context,
  }) => {
    const order_id = await placeInVain(page, await ready(page))
    const other = await context.newPage()
    await page.goto('/help-and-support')
    await expect(orderPlaced(page)).toContainText(order_id)
    await expect(page).toHaveURL(/\/help-and-support$/)
    // The draft went with its order.
    expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
    await other.goto('/home')
    await expect(firstArticle(other)).toBeVisible()
    await expect(orderPlaced(other)).toHaveCount(0)
  })

  test('whose answer is lost is shown when the guest leaves checkout without waiting for it', async ({
    page,
  }) => {
    const order_id = await placeInVain(page, await ready(page))
    await page.goBack()
    await expect(orderPlaced(page)).toContainText(order_id)
    await page.keyboard.press('Escape')
    await expect(orderPlaced(page)).toHaveCount(0)
    await expect((await openCart(page)).getByText('Your cart is empty')).toBeVisible()
  })

  test('whose answer is lost and which was changed since leads to the first one', async ({ page }) => {
    const order_id = await placeInVain(page, await ready(page))
    await main(page).getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByLabel('Order note').fill('Less salt')
    await (await placeOrderButton(page)).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(orderPlaced(page)).toContainText(order_id)
  })

  test('of a customer whose answer is lost exists once, and leads to its tracking', async ({
    page,
    baseURL,
  }) => {
    const token = await tokenOf('new', baseURL!)
    await page.addInitScript((own) => localStorage.setItem('token', own), token)
    await page.goto('/home')
    await addDish(page)
    await (await openCart(page)).getByRole('button', { name: words.en.toCheckout }).click()
    await page.getByRole('radio', { name: 'Take away' }).click()
    const order_id = await placeInVain(page, await placeOrderButton(page))
    await page.goto('/store/popular')
    await expect(orderPlaced(page)).toContainText(order_id)
    await expect(orderPlaced(page)).not.toContainText('remember')
    await orderPlaced(page).getByRole('button', { name: 'Track Order' }).click()
    await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${order_id}$`))
    const list = await page.request.get('/api/v1/customer/order/list?limit=10&offset=1', {
      headers: { authorization: `Bearer ${token}` },
    })
    const { orders } = (await list.json()) as { orders: { id: number }[] }
    expect(orders.map(({ id }) => String(id))).toEqual([order_id])
  })
})

test.describe('a part of the shop that does not arrive', () => {
  test('a screen: the shell stays, trying again brings it, and one can go elsewhere', async ({
    page,
    visitor,
  }) => {
    await visitor()
    await page.goto('/home')
    await expect(firstArticle(page)).toBeVisible()
    const mend = await breakWith(page, parts, 'no connection')
    await page.getByRole('button', { name: 'Track order' }).click()
    const apology = page.getByRole('heading', { level: 1, name: UNREACHABLE })
    await expect(apology).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.getByRole('link', { name: 'Home' }).first().click()
    await expect(firstArticle(page)).toBeVisible()
    await page.getByRole('button', { name: 'Track order' }).click()
    await expect(apology).toBeVisible()
    await mend()
    await retryOf(page).click()
    await expect(page.getByLabel('Order ID')).toBeVisible()
  })

  test('an overlay: the page stays, and trying again brings it', async ({ page, visitor }) => {
    await visitor()
    await page.goto('/home')
    await expect(firstArticle(page)).toBeVisible()
    const mend = await breakWith(page, parts, 'no connection')
    const cart = page.getByRole('button', { name: /^Cart/ }).first()
    await cart.click()
    const missing = page.getByRole('dialog', { name: UNREACHABLE })
    await expect(missing).toBeVisible()
    await missing.getByRole('button', { name: 'Close' }).click()
    await expect(missing).toBeHidden()
    await expect(firstArticle(page)).toBeVisible()
    await expect(cart).toBeFocused()
    await cart.press('Enter')
    await expect(missing).toBeVisible()
    await mend()
    await retryOf(page).click()
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible()
  })

  for (const [name, lost] of [
    ['the words', parts],
    ['the entry', /\/assets\/index-[^/]+\.js$/],
  ] as const)
    test(`${name}: the page says so instead of staying blank`, async ({ page, visitor }) => {
      await visitor({ lang: 'ar' })
      const mend = await breakWith(page, lost, 'no connection')
      await page.goto('/home?data_type=searched&search=x')
      await expect(page.getByRole('heading', { level: 1, name: 'تعذّر الاتصال الآن' })).toBeVisible()
      await expect(page.getByText(UNREACHABLE)).toBeHidden()
      await mend()
      await page.getByRole('link', { name: 'حاول مرة أخرى' }).click()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page).toHaveURL(/search=x/)
    })
})
