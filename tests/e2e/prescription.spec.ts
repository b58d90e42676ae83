// Only a browser shows it: pictures that are chosen, kept over a reload and taken away elsewhere, and the keyboard.
import type { APIRequestContext, Page } from '@playwright/test'
import { tokenOf } from '#tests/fixtures/customer.ts'
import { bytesOf } from '#tests/machines/samples/prescription.ts'
import { press, walkTo } from './support/keyboard.ts'
import { openStores } from './support/open-stores.ts'
import { seriousFindings } from './support/serious-findings.ts'
import { fillContact, openCart, placeOrderButton } from './support/shopping.ts'
import { expect, test } from './support/test.ts'
import { words } from './support/words.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Prescription' })
const pictures = (page: Page) => section(page).getByRole('img', { name: /of your prescription$/ })
const fileOf = (name: string, mimeType = 'image/png') => ({
  name: `${name}.png`,
  mimeType,
  buffer: Buffer.from(bytesOf(name)),
})
const choose = (page: Page, ...names: string[]) =>
  section(page)
    .locator('input[type=file][multiple]')
    .setInputFiles(names.map((name) => fileOf(name)))

/** The page may read the order after one of these steps is over already. */
const begun =
  /^(The store has confirmed your order|A courier has taken your order|Your order is being prepared|Ready, waiting for the courier|Your order is on its way|Your order has arrived)$/

/** A medicine that needs a prescription, from a pharmacy that is open. */
async function medicine(request: APIRequestContext): Promise<{ id: number }> {
  const reply = await request.get('/api/v1/items/popular?limit=50&offset=1', {
    headers: { zoneid: '[1]', moduleId: '4', latitude: '25.213563', longitude: '55.277018' },
  })
  const { products } = await reply.json()
  const open = await openStores(request, 4)
  return products.find(
    (item: {
      store_id: number
      is_prescription_required: 0 | 1
      variations: unknown[]
      stock: number | null
      price: number
    }) =>
      open.has(item.store_id) &&
      item.is_prescription_required === 1 &&
      item.variations.length === 0 &&
      (item.stock === null || item.stock > 9),
  )
}

/** A guest has the medicine in the cart and stands at checkout. */
async function checkOutMedicine(page: Page, request: APIRequestContext): Promise<void> {
  const { id } = await medicine(request)
  await page.goto(`/product/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('prescription is required').first()).toBeVisible()
  await expect(main.getByText('Add a picture of your prescription at checkout.')).toBeVisible()
  for (let more = 0; more < 3; more++)
    await main.getByRole('button', { name: words.en.oneMore }).first().click()
  await main.getByRole('button', { name: words.en.addToCart }).first().click()
  const cart = await openCart(page)
  await expect(cart.getByText('prescription is required')).toBeVisible()
  await expect(cart.getByText('You will add a picture of your prescription at checkout.')).toBeVisible()
  await cart.getByRole('button', { name: words.en.toCheckout }).click()
  await page.getByRole('button', { name: words.en.asGuest }).click()
  await expect(section(page)).toBeVisible()
}

test('a guest orders a medicine that needs a prescription', async ({ page, visitor, request }) => {
  await visitor({ module: 'pharmacy' })
  await checkOutMedicine(page, request)
  await fillContact(page)

  await test.step('checkout refuses the order without a picture', async () => {
    await (await placeOrderButton(page)).click()
    await expect(section(page).getByRole('alert').first()).toHaveText('Please upload your prescription image')
    await expect(section(page)).toBeFocused()
  })

  await test.step('checkout refuses files that it cannot take', async () => {
    await section(page)
      .locator('input[type=file][multiple]')
      .setInputFiles([fileOf('letter', 'application/pdf')])
    await expect(section(page).getByText('Choose a picture: jpg, png, gif or webp.')).toBeVisible()
    await choose(page, 'one')
    await expect(pictures(page)).toHaveCount(1)
    await choose(page, 'one')
    await expect(section(page).getByText('You have already added this picture.')).toBeVisible()
    await section(page).getByRole('button', { name: 'Remove one.png' }).click()
    await choose(page, 'two', 'three', 'four')
    await expect(section(page).getByText('Maximum 3 images can be send at a time.')).toBeVisible()
    await expect(pictures(page)).toHaveCount(3)
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('a reload keeps the pictures, and the guest removes one', async () => {
    await page.reload()
    await expect(pictures(page)).toHaveCount(3)
    await section(page).getByRole('button', { name: 'Remove picture 3' }).click()
    await expect(pictures(page)).toHaveCount(2)
  })

  await test.step('checkout reads the pictures again when another tab took one away', async () => {
    const guest_id = await page.evaluate(() => localStorage.getItem('guest_id')?.replaceAll('"', ''))
    const of = `/api/v1/order/prescription/pictures?guest_id=${guest_id}`
    const held = await (await request.get(of)).json()
    await request.delete(`${of}&picture_id=${held.pictures[1].id}`)
    await (await placeOrderButton(page)).click()
    await expect(section(page).getByText('A picture is no longer here. Add it again.')).toBeVisible()
    await expect(pictures(page)).toHaveCount(1)
  })

  await (await placeOrderButton(page)).click()
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()
})

test('a customer orders with a prescription by keyboard alone, and sees its price', async ({
  page,
  visitor,
  baseURL,
}) => {
  await visitor({ module: 'pharmacy', token: await tokenOf('new', baseURL!) })
  await page.goto('/home')
  await page.getByRole('link', { name: /^Order with a prescription/ }).click()

  await test.step('the customer chooses a pharmacy', async () => {
    await expect(page.getByRole('heading', { name: 'Choose a pharmacy' })).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    await walkTo(page, page.getByRole('main').getByRole('listitem').getByRole('link').first())
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/checkout\?page=prescription&store=\d+/)
  })

  await test.step('the customer adds a picture', async () => {
    const choosing = section(page).getByRole('button', { name: 'Choose pictures' })
    // The button is busy while the server is asked for pictures of an earlier visit.
    await expect(choosing).toBeEnabled()
    await walkTo(page, choosing)
    const opened = page.waitForEvent('filechooser')
    await press(page, 'Enter')
    await (await opened).setFiles([fileOf(`by keyboard ${Date.now()}`)])
    await expect(pictures(page)).toHaveCount(1)
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('the customer sends it', async () => {
    await expect(page.getByText(words.en.askingFee)).toHaveCount(0)
    await walkTo(page, page.getByRole('button', { name: 'Send prescription' }))
    await press(page, 'Enter')
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+/)
  })

  await test.step('the order shows its medicines and their price', async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('Priced by the pharmacist')).toHaveCount(0, { timeout: 30_000 })
    await expect(main.getByRole('listitem').filter({ hasText: /AED/ }).first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
  })

  await test.step('the customer accepts the price after a reload, and the pharmacy starts', async () => {
    await page.reload()
    const main = page.getByRole('main')
    await expect(main.getByRole('timer')).toHaveText(/^Accept within/)
    await walkTo(page, main.getByRole('button', { name: /^Accept AED/ }))
    await press(page, 'Enter')
    await expect(page.getByText('Price accepted.')).toBeVisible()
    await expect(main.getByRole('button', { name: /^Accept AED/ })).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(begun, { timeout: 60_000 })
  })
})
