// Only a browser shows it: real requests and files that fail, late or for good, and reloads and tabs after a lost reply.
import type { Locator, Page } from '@playwright/test'
import { demoAccounts } from '#server/seed/demo-accounts.ts'
import { PASSWORD, tokenOf } from '#tests/fixtures/customer.ts'
import { newNationalPhone } from '#tests/fixtures/new-phone.ts'
import { watchTraffic } from '#tests/fixtures/visitor.ts'
import { everyFault, type Fault } from '#tests/support/faults.ts'
import { asking, breakWith, hold, loseReply, oneOfEach, retryOf, under } from './support/faults.ts'
import { endVisit } from './support/first-visit.ts'
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
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })
const said = (place: Locator) => place.getByRole('alert').filter({ hasText: /\w/ }).first()
const firstArticle = (page: Page) => main(page).getByRole('article').first()

test.beforeEach(({ forgive }) => {
  // React logs what a wall of ours has caught, and shown.
  forgive(/^logged: (ApiError|TypeError|SyntaxError|RangeError|Error: Styles are lost)/)
  forgive(/^failed: 50[03]/)
})

test.describe('a screen explains the fault and goes on when it can', () => {
  /** A screen, and how one knows that it is there. */
  type Screen = { path: string; content: (page: Page) => Locator; chosen?: Fault[] }
  const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })

  const entrances: Record<string, Screen> = {
    landing: { path: '/', content: heading(/Marsa Noor/) },
    home: { path: '/home', content: firstArticle },
    stores: { path: '/store/popular', content: firstArticle },
    'a store': {
      path: '/store/4?id=4&module_id=1&module_type=food&store_zone_id=1',
      content: firstArticle,
      chosen: everyFault,
    },
    results: { path: '/home?data_type=searched&search=chicken', content: firstArticle },
  }
  const lists: Record<string, Screen> = {
    categories: { path: '/categories', content: (page) => main(page).getByRole('listitem').first() },
    'a category': { path: '/category/food-desserts', content: firstArticle },
    campaigns: { path: '/campaigns', content: firstArticle },
    'a campaign': { path: '/campaigns/taste-of-the-harbour', content: firstArticle },
    'a flash sale': { path: '/flash-sales?id=1', content: firstArticle },
    'about us': { path: '/about-us', content: heading(/About/) },
  }
  const retail: Record<string, Screen> = {
    'a product': { path: '/product/2043?id=2043&module_id=3', content: heading('Taif Rose Perfume') },
    brands: { path: '/all-brands', content: (page) => main(page).getByRole('listitem').first() },
    orders: { path: '/profile?page=my-orders', content: firstArticle },
    'an order': {
      path: '/profile?page=my-orders&orderId=99001',
      content: (page) => main(page).getByText('Order #99001'),
    },
    addresses: {
      path: '/profile?page=addresses',
      content: (page) => main(page).getByRole('listitem').last(),
    },
  }

  /** Each screen is opened under its first fault, and asked again under the others. */
  async function explain(page: Page, screens: Record<string, Screen>): Promise<void> {
    for (const [name, { path, content, chosen = oneOfEach }] of Object.entries(screens))
      await test.step(name, async () => {
        await endVisit(page)
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
  }

  test('the landing page, the home, a store and results explain every fault and go on when they can', async ({
    page,
    visitor,
  }) => {
    await visitor()
    await explain(page, entrances)
  })

  test('categories, campaigns and pages of text explain a fault and go on when they can', async ({
    page,
    visitor,
  }) => {
    await visitor()
    await explain(page, lists)
  })

  test('a product, brands, orders and addresses explain a fault to a customer and go on when they can', async ({
    page,
    visitor,
    baseURL,
  }) => {
    await visitor({ module: 'ecommerce', token: await tokenOf('demo', baseURL!) })
    await explain(page, retail)
  })
})

test('the shop says that nothing answers, that it is slow, and that the connection is lost, and goes on when it can', async ({
  page,
  visitor,
  context,
}) => {
  test.slow()
  await visitor()

  await test.step('slow: first on an empty page, then at the part that the visitor waits for', async () => {
    await endVisit(page)
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

  await test.step('a lost connection is said until it is back; pictures are asked for again', async () => {
    await endVisit(page)
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

  await test.step('nothing answers at all: the shop says so, and opens when it can', async () => {
    await endVisit(page)
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
})

test('the forms of a guest keep their input under every fault, and can be sent again', async ({
  page,
  visitor,
}) => {
  test.slow()
  await visitor()

  await test.step('the form that finds an order', async () => {
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

  await test.step('the newsletter form', async () => {
    await page.goto('/about-us')
    await page.locator('footer').scrollIntoViewIfNeeded()
    const email = page.getByLabel('Your email')
    const typed = `reader.${Date.now()}@example.com`
    await email.fill(typed)
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await under(page, /\/newsletter/, everyFault, async () => {
      await asking(page, /\/newsletter/, () => subscribe.click())
      await expect(toasts(page).getByText(/\w/).first()).toBeVisible()
      await expect(page.getByText('Subscribed Successfully')).toBeHidden()
      await expect(email).toHaveValue(typed)
      await toasts(page).getByRole('button', { name: 'Close' }).first().click()
    })
    await subscribe.click()
    await expect(page.getByText('Subscribed Successfully')).toBeVisible()
  })

  await test.step('the sign-up form', async () => {
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
    await page.evaluate(() => localStorage.removeItem('token'))
  })

  await test.step('the sign-in form', async () => {
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
})

test('the profile with the proof of its owner and a new address keep their input under every fault, and can be sent again', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ token: await tokenOf('new', baseURL!) })

  await test.step('the profile', async () => {
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

  await test.step('a new address', async () => {
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
})

test('the cart is as before after every fault, says why, and holds an item once when the answer is lost', async ({
  page,
  visitor,
}) => {
  await visitor({ module: 'grocery' })
  await page.goto('/home')
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first()
  const badge = page.getByTestId('cart-badge')
  await under(page, /\/cart\/add/, everyFault, async () => {
    await asking(page, /\/cart\/add/, () => add.click())
    await expect(toasts(page).getByText(/\w/).first()).toBeVisible()
    await expect(badge).toHaveCount(0)
    await toasts(page).getByRole('button', { name: 'Close' }).first().click()
    await expect(toasts(page).getByText(/\w/)).toHaveCount(0)
  })
  const answers: unknown[] = []
  const lose = loseReply((body) => answers.push(body))
  await page.route(/\/cart\/(add|update)/, lose)
  await add.click()
  await expect(badge.first()).toHaveText('1')
  const cart = await openCart(page)
  const more = cart.getByRole('button', { name: /^One more/ })
  await under(page, /\/cart\/update/, oneOfEach, async () => {
    await asking(page, /\/cart\/update/, () => more.click())
    await expect(badge.first()).toHaveText('1')
  })
  await more.click()
  await expect.poll(() => answers.length).toBe(2)
  await expect(badge.first()).toHaveText('2')
  await page.unroute(/\/cart\/(add|update)/, lose)
  await page.reload()
  await expect(badge.first()).toHaveText('2')
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

  const orderPlaced = (page: Page) => page.getByRole('dialog', { name: 'Order placed' })

  test('an order is not sent offline, keeps all that was said about it under every fault, is placed once when its answer is lost, and trying again says which', async ({
    page,
    context,
  }) => {
    test.slow()
    const place = await ready(page)
    const note = page.getByLabel('Order note')
    await note.fill('Less salt')
    const sent: string[] = []
    page.on('request', (request) => {
      if (path.test(request.url())) sent.push(request.url())
    })
    await context.setOffline(true)
    await place.click()
    await expect(main(page).getByText('Your order was not sent')).toBeVisible()
    expect(sent).toEqual([])
    await context.setOffline(false)
    await under(page, path, everyFault, async () => {
      await asking(page, path, () => retryOf(page).or(place).first().click())
      await expect(said(main(page))).toBeVisible()
      await expect(note).toHaveValue('Less salt')
      await expect(main(page).getByLabel(words.en.contactName)).toHaveValue('Nadia Karam')
    })
    const placed: number[] = []
    const lose = loseReply((body) => placed.push(numberOf(body)))
    await page.route(path, lose)
    await retryOf(page).or(place).first().click()
    await expect.poll(() => placed.length).toBeGreaterThan(0)
    await expect(said(main(page)).filter({ hasText: "We couldn't confirm your order" })).toContainText(
      "It's safe to try again: we never place it twice.",
    )
    await page.unroute(path, lose)
    const reply = page.waitForResponse(path)
    await retryOf(page).click()
    placed.push(numberOf(await (await reply).json()))
    await expect(orderPlaced(page)).toContainText(String(placed[0]))
    expect(new Set(placed).size).toBe(1)
  })

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

  test('an order whose answer is lost is shown with its ID after the page is loaded again, in one of two tabs, and is placed once', async ({
    page,
    context,
  }) => {
    const order_id = await placeInVain(page, await ready(page))
    const other = await context.newPage()
    await page.reload()
    // The cart is empty now: nothing is left to order.
    await expect(page).toHaveURL(/\/home$/)
    await expect(orderPlaced(page)).toContainText(order_id)
    await expect(orderPlaced(page)).toContainText('Keep your order ID and phone number')
    // The draft went with its order.
    expect(await page.evaluate(() => localStorage.getItem('checkoutDrafts'))).toBeNull()
    await other.goto('/home')
    await expect(firstArticle(other)).toBeVisible()
    await expect(orderPlaced(other)).toHaveCount(0)
    await orderPlaced(page).getByRole('button', { name: 'Track Order' }).click()
    await expect(page).toHaveURL(`/track-order?order_id=${order_id}`)
    await expect(main(page)).toContainText(order_id)
    // The order is told of once.
    await page.goto('/home')
    await expect(firstArticle(page)).toBeVisible()
    await expect(orderPlaced(page)).toHaveCount(0)
    await expect((await openCart(page)).getByText('Your cart is empty')).toBeVisible()
  })
})

test('a screen, an overlay, words or the entry that do not arrive leave no blank page, and trying again brings them', async ({
  page,
  visitor,
}) => {
  await visitor()

  await test.step('a screen: the shell stays, and the visitor can go elsewhere', async () => {
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

  await test.step('an overlay: the page stays', async () => {
    await endVisit(page)
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

  await page.evaluate(() => localStorage.setItem('language-setting', 'ar'))
  for (const [name, lost] of [
    ['the words', parts],
    ['the entry', /\/assets\/index-[^/]+\.js$/],
  ] as const)
    await test.step(`${name}: the page says so instead of staying blank`, async () => {
      await endVisit(page)
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
