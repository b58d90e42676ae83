// Only a browser shows it: the way to a gateway and back, by another tab, by Back, by a forged address and by the keyboard.
import type { Page } from '@playwright/test'
import { type Api, createApi } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { dueIn, plainDinner, plainOrder, start } from '#tests/fixtures/plain-order.ts'
import { addDish, checkOutAsGuest, fillContact, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

const gateway = (page: Page) => page.getByRole('heading', { name: 'Test payment' })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const paid = /\/track-order\?order_id=\d+/

let phones = 0
const newPhone = () => `+97156${String(Date.now() + ++phones).slice(-7)}`

/** An unpaid order of a shopper who has something else in the cart. */
type Unpaid = { api: Api; order_id: number; owner: { guest_id?: string } }

async function unpaidOrder(
  shop: string,
  { token, guest_id }: { token?: string; guest_id?: string },
): Promise<Unpaid> {
  const api = createApi({
    baseUrl: `${shop}/api/v1`,
    wire: () => ({
      locale: 'en',
      zone_ids: [1],
      module_id: 1,
      position: { lat: Number(start.latitude), lng: Number(start.longitude) },
      token,
    }),
    onUnauthorized: () => {},
  })
  const owner = guest_id ? { guest_id } : {}
  const { store_id, line } = await plainDinner(api as never)
  // The cart refuses a choice that it holds, from an order before.
  await api.DELETE('/cart/remove', { params: { query: owner } })
  await unwrap(api.POST('/cart/add', { body: { ...line, ...owner } }))
  const order = {
    ...plainOrder(store_id, [line]),
    ...owner,
    contact_person_number: newPhone(),
    payment_method: 'digital_payment' as const,
  }
  const place = (order_amount: number) =>
    api.POST('/customer/order/place', { body: { ...order, order_amount } })
  const { order_id } = await unwrap(place(dueIn((await place(0)).error)))
  return { api, order_id, owner }
}

const guestOf = async (page: Page): Promise<string> => {
  await page.goto('/help-and-support')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toBeTruthy()
  return page.evaluate(() => localStorage.getItem('guest_id')!.replaceAll('"', ''))
}

/** The shopper has closed the tab and opens the link of the order. */
async function inNewTab(page: Page, order_id: number): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(payPath(order_id))
  return next
}

type Trouble = {
  name: string
  /** From the gateway; answers the page where the shopper is then. */
  happens: (page: Page, order_id: number) => Promise<Page>
  /** What the shopper presses after that. */
  presses: (string | RegExp)[]
}

const again = ['Pay again', 'Pays']
const troubles: Trouble[] = [
  { name: 'the bank refused', happens: (page) => answer(page, 'Refused by the bank'), presses: again },
  { name: 'the customer canceled', happens: (page) => answer(page, 'Cancel and go back'), presses: again },
  {
    name: 'the page of the gateway expired',
    happens: (page) => answer(page, 'Page expires'),
    presses: again,
  },
  {
    name: 'the customer went back',
    happens: async (page) => {
      await page.goBack()
      return page
    },
    presses: [/^Pay AED/, 'Pays'],
  },
  { name: 'the customer closed the tab', happens: inNewTab, presses: [/^Pay AED/, 'Pays'] },
  {
    name: 'the gateway did not lead back',
    happens: async (page, order_id) => {
      await answer(page, 'Pays, never returns')
      await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
      return inNewTab(page, order_id)
    },
    presses: [],
  },
]

async function answer(page: Page, card: string): Promise<Page> {
  await page.getByRole('button', { name: new RegExp(`^${card}`) }).click()
  return page
}

// Rule 1.
for (const shopper of ['guest', 'customer'] as const)
  test(`a ${shopper} has a paid order within two presses after each trouble`, async ({
    page,
    visitor,
    baseURL,
  }) => {
    test.slow()
    const token = shopper === 'customer' ? await tokenOf('new', baseURL!) : undefined
    await visitor(token ? { token } : {})
    const who = token ? { token } : { guest_id: await guestOf(page) }
    // The troubles that close the tab come last: the fixtures watch the first one.
    let tab = page
    for (const { name, happens, presses } of troubles)
      await test.step(name, async () => {
        const { api, order_id, owner } = await unpaidOrder(baseURL!, who)
        const cart = () => unwrap(api.GET('/customer/cart/list', { params: { query: owner } }))
        const before = await cart()
        await tab.goto(payPath(order_id))
        await press(tab, /^Pay AED/)
        await expect(gateway(tab)).toBeVisible()
        tab = await happens(tab, order_id)
        expect(presses.length).toBeLessThanOrEqual(2)
        for (const button of presses) {
          // Nothing has to be typed again.
          await expect(tab.getByRole('button', { name: button, exact: true })).toBeVisible()
          await expect(tab.getByRole('main').getByRole('textbox')).toHaveCount(0)
          await press(tab, button)
        }
        await expect(tab).toHaveURL(paid, { timeout: 30_000 })
        const query = { order_id, ...owner }
        const { payment_status } = await unwrap(api.GET('/order/track', { params: { query } }))
        expect(payment_status).toBe('paid')
        expect(await cart()).toEqual(before)
      })
  })

test('an order is not paid by a forged return or by Enter elsewhere, goes on by itself when it is decided later, and has one page of the gateway for two tabs', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor()
  const guest_id = await guestOf(page)

  // Rule 2.
  await test.step('a forged and repeated return shows that the payment is checked, and never that it is paid', async () => {
    const { api, order_id, owner } = await unpaidOrder(baseURL!, { guest_id })
    const token = btoa(`payment_method=sandbox&&attribute_id=${order_id}&&transaction_reference=made-up`)
    const forged = `${payPath(order_id)}&flag=success&token=${token}`
    for (let times = 0; times < 2; times++) {
      await page.goto(forged)
      await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
      await expect(page).toHaveURL(/page=pay/)
    }
    const { payment_status } = await unwrap(
      api.GET('/order/track', { params: { query: { order_id, ...owner } } }),
    )
    expect(payment_status).toBe('unpaid')
  })

  // Rule 15.
  await test.step('Enter pays nothing before the button has the focus', async () => {
    const { order_id } = await unpaidOrder(baseURL!, { guest_id })
    await page.goto(payPath(order_id))
    const pay = page.getByRole('button', { name: /^Pay AED/ })
    await expect(pay).toBeEnabled()
    const started: string[] = []
    page.on('request', (request) => {
      if (/\/order\/payment/.test(request.url())) started.push(request.url())
    })
    // Neither where the focus is when the page opens, nor elsewhere on it.
    await page.keyboard.press('Enter')
    await page.getByRole('main').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Enter')
    await expect(pay).toBeEnabled()
    expect(started).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible()
    await pay.focus()
    await page.keyboard.press('Enter')
    await expect(gateway(page)).toBeVisible()
  })

  // Rule 8.
  await test.step('a payment that is decided later says what it waits for, and goes on by itself', async () => {
    await page.getByRole('button', { name: /^Pays, confirmed later/ }).click()
    await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
    await expect(page.getByText(/waiting for the payment service. You can close this page/)).toBeVisible()
    await expect(page.getByText(/Last checked at \d/)).toBeVisible()
    await expect(page).toHaveURL(paid, { timeout: 60_000 })
  })

  // Rule 4.
  await test.step('two tabs of one order lead to one and the same page of the gateway', async () => {
    const { order_id } = await unpaidOrder(baseURL!, { guest_id })
    const other = await page.context().newPage()
    const pages = [page, other]
    for (const each of pages) await each.goto(payPath(order_id))
    for (const each of pages) await expect(each.getByRole('button', { name: /^Pay AED/ })).toBeEnabled()
    await Promise.all(pages.map((each) => press(each, /^Pay AED/)))
    for (const each of pages) await expect(gateway(each)).toBeVisible()
    expect(other.url()).toBe(page.url())
    await press(page, 'Pays')
    await expect(page).toHaveURL(paid)
    // The other tab finds the order paid, however it goes on.
    await press(other, 'Pays')
    await expect(other).toHaveURL(paid)
  })
})

// Rule 15.
test('Enter in a field of checkout places no order', async ({ page, visitor }) => {
  await visitor()
  await page.goto('/home')
  await addDish(page)
  await checkOutAsGuest(page)
  await fillContact(page)
  const placed: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/order\/(place|payment)/.test(request.url()))
      placed.push(request.url())
  })
  const main = page.getByRole('main')
  const button = await placeOrderButton(page)
  for (const field of await main
    .getByRole('textbox')
    .or(main.getByRole('radio'))
    .or(main.getByRole('switch'))
    .all()) {
    if (!(await field.isEnabled())) continue
    await field.focus()
    await page.keyboard.press('Enter')
  }
  await expect(button).toBeEnabled()
  await expect(page).toHaveURL(/\/checkout\?page=cart/)
  expect(placed).toEqual([])
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => placed.length).toBe(1)
})
