/** How `npm run shots` and the accessibility tests get to a screen; the same in every language. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import type {
  LineAgain,
  OrderAgainPreview,
  OrderLine,
  OrderReviews,
  RefundOffer,
} from '#openapi/generated/client.ts'
import type { Overlay } from '#src/shop/overlay.ts'
import { fillCart, fillWishlist, guestOrder } from './demo-goods.ts'

export const store = '/store/28?id=28&module_id=2&module_type=grocery&store_zone_id=1'
/** Their dairy shelves: nothing to choose in. */
export const dairy = `${store}&category=204`
export const otherDairy = '/store/27?id=27&module_id=2&module_type=grocery&store_zone_id=1&category=204'
const clock = { latitude: '25.213563', longitude: '55.277018' }

export const adds = (page: Page): Locator => page.locator('article button:not([disabled], [aria-pressed])')
export const dialog = (page: Page): Locator =>
  page.locator('[role=dialog]:visible, [role=alertdialog]:visible')

/** Opens what lies over the page as the app does: by an entry of the history. */
export const over = (overlay: Overlay) => async (page: Page) => {
  await page.evaluate((entry) => history.pushState({ overlay: entry }, '', location.href), overlay)
  await dialog(page).first().waitFor()
}

export const checkOut = async (page: Page) => {
  await fillCart(page)
  await page.goto('/checkout?page=cart')
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

export const seeWishes = async (page: Page) => {
  await fillWishlist(page)
  await over({ name: 'wishlist' })(page)
  await dialog(page).getByRole('listitem').first().waitFor()
}

export const follow = async (page: Page) => {
  const { id, phone } = await guestOrder(page)
  await page.goto(`/track-order?order_id=${id}&contact_number=${encodeURIComponent(phone)}`)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
}

/** The tracking of the guest's order, with a link at hand. */
export const shareOrder = async (page: Page) => {
  await follow(page)
  await page.getByRole('button', { name: /^(Get a link|إنشاء رابط)$/ }).click()
  await page.getByRole('link', { name: /^(Send by email|إرسال بالبريد الإلكتروني)$/ }).waitFor()
}

/** The form for a forgotten password, once a code was sent to nobody. */
export const askCode = async (page: Page) => {
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox').fill('nobody@example.com')
  await form.getByRole('textbox').press('Enter')
  await page.getByRole('timer').waitFor()
}

/** The page that a link of the guest's order leads to. */
export const openLink = async (page: Page) => {
  const { id } = await guestOrder(page)
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'))
  const reply = await page.request.post('/api/v1/order/share', { data: { order_id: id, guest_id } })
  const { path }: { path: string } = await reply.json()
  await page.goto(path)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
}

/** The page of an order that the guest of this page has just placed, and that waits for its payment. */
export const seeOrder = async (page: Page) => {
  const { id, phone } = await guestOrder(page, 'digital_payment')
  await page.goto(`/track-order?order_id=${id}&contact_number=${encodeURIComponent(phone)}&view=details`)
  await page.getByRole('main').getByRole('list').first().waitFor()
}

/** The payment page of an order that the guest of this page has just placed. */
export const toPay = (way: 'digital_payment' | 'offline_payment') => async (page: Page) => {
  const { id, phone } = await guestOrder(page, way)
  await page.goto(`/checkout?page=pay&order=${id}&contact_number=${encodeURIComponent(phone)}`)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
}

export const payOnline = async (page: Page) => {
  await toPay('digital_payment')(page)
  await page.locator('main button').first().click()
  await page.locator('button[name=answer][value=bank_refused]').click()
}

/** The first way to transfer the amount is chosen, and its fields are shown. */
export const toTransfer = async (page: Page) => {
  await toPay('offline_payment')(page)
  await page.locator('main form [type=radio]').first().check()
}

export const tellTransfer = async (page: Page) => {
  await toTransfer(page)
  const fields = page.locator('main form input:not([type=radio], [type=file])')
  await fields.first().waitFor()
  for (const field of await fields.all()) await field.fill('MN-100200300')
  await sendForm(page)
  await page.locator('main form').waitFor({ state: 'detached' })
}

/** The short checkout of the first pharmacy, with a picture of the prescription. */
export const prescribe = async (page: Page) => {
  await page.locator('main li a').first().click()
  const files = page.locator('main input[type=file][multiple]')
  await files.setInputFiles('docs/pictures/home.webp')
  await page.locator('main ul img').first().waitFor()
}

export const refuse = (path: RegExp) => (page: Page) =>
  page.route(path, (route) =>
    route.fulfill({ status: 500, json: { errors: [{ code: 'failed', message: 'Something went wrong.' }] } }),
  )

/** Answers an order again with everything that can have changed since. */
export const changeOrder = (page: Page) =>
  page.route(/\/api\/v1\/order\/again\?/, async (route) => {
    const preview: OrderAgainPreview = await (await route.fetch()).json()
    const [line] = preview.lines as [LineAgain]
    const lost = { ...line, quantity: 0, price: null, amount: 0, add_ons: [], options: [] }
    const { name } = line
    const lines: LineAgain[] = [
      { ...line, old_price: line.old_price - 3, old_quantity: 3, quantity: 1, shortage: 'stock' },
      {
        ...line,
        missing_add_ons: [name],
        available_time_starts: '06:00:00',
        available_time_ends: '11:00:00',
      },
      { ...line, reason: 'in_cart', quantity: 0 },
      { ...lost, reason: 'gone' },
      { ...lost, reason: 'options', missing_options: [name] },
    ]
    const store = preview.store && {
      ...preview.store,
      open: 0 as const,
      current_opening_time: '09:00:00',
      serves_location: 0 as const,
    }
    await route.fulfill({ json: { ...preview, store, lines, other_cart: { store_name: name, quantity: 3 } } })
  })

/** Answers what can be refunded of an order of the demo, whose 24 hours are over, by its own lines. */
export const offerRefund = (page: Page) =>
  page.route(/\/api\/v1\/order\/refund-offer\?/, async (route) => {
    const request = route.request()
    const { search } = new URL(request.url())
    const details = await page.request.get(`/api/v1/order/details${search}`, {
      headers: await request.allHeaders(),
    })
    const lines: OrderLine[] = await details.json()
    const amountOf = ({ price, discount_on_item, quantity, total_add_on_price, tax_amount }: OrderLine) =>
      (price - discount_on_item) * quantity + total_add_on_price + tax_amount
    const amount = lines.reduce((sum, line) => sum + amountOf(line), 0)
    const offer: RefundOffer = {
      order_id: lines[0]!.order_id,
      until: new Date(Date.now() + 8 * 3_600_000).toISOString(),
      amount,
      lines: lines.map((line) => ({
        id: line.id,
        name: line.item_details.name,
        options: [],
        image_full_url: line.item_details.image_full_url,
        quantity: line.quantity,
        amount: amountOf(line),
      })),
      ways: [
        { to: 'wallet', amount: 10, days: 1 },
        { to: 'gateway', amount: amount - 10, days: 8 },
      ],
      loyalty_point: 12,
      cashback_amount: 0,
    }
    await route.fulfill({ json: offer })
  })

/** The form of a refund of some items, with a picture, sent without a reason. */
export const fillRefund = async (page: Page) => {
  await over({ name: 'refund', order_id: 99001 })(page)
  const form = dialog(page)
  await form.getByRole('radio').nth(1).check()
  await form.locator('li button').last().click()
  await form.locator('input[type=file][multiple]').setInputFiles('docs/pictures/home.webp')
  await form.locator('li img[src^=blob]').waitFor()
  await form.locator('[type=submit]').click()
  await form.locator('[aria-invalid=true]').first().waitFor()
}

/** A way to split the receipt of a delivered order, by its place among the ways. */
export const split = (way: number) => async (page: Page) => {
  await over({ name: 'receipt', order_id: 99001 })(page)
  await dialog(page).getByRole('radio').nth(1).check()
  await dialog(page)
    .getByRole('radio')
    .nth(2 + way)
    .check()
}

export const sendForm = async (page: Page) => {
  await page.getByRole('main').locator('[type=submit]').click()
}

/** The profile form with a flaw at its names, its e-mail address and its new password. */
export const spoilProfile = async (page: Page) => {
  const form = page.locator('main form')
  await form.locator('[autocomplete=given-name]').fill(' ')
  await form.locator('[autocomplete=email]').fill('mariam')
  await form.locator('[autocomplete=new-password]').first().fill('short')
  await sendForm(page)
}

/** The question for the owner of the account, who changed the e-mail address. */
export const moveEmail = async (page: Page) => {
  await page.locator('main form [autocomplete=email]').fill('mariam.saleh@example.com')
  await sendForm(page)
  await page.getByRole('dialog').locator('[autocomplete=current-password]').waitFor()
}

/** A chosen photo, of which the customer picks the square. */
export const cropPhoto = async (page: Page) => {
  // The profile takes no WebP by its name; the browser looks at the bytes.
  const buffer = await readFile('docs/pictures/home.webp')
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await page.getByRole('dialog').getByRole('slider').waitFor()
}

/** Down to what customers wrote of an item, or to where it is missing. */
export const toReviews = async (page: Page) => {
  const reviews = page.locator('section[tabindex="-1"]')
  await reviews.scrollIntoViewIfNeeded()
  await reviews.locator('article, h3').first().waitFor()
}

/** The form below a review, sent without a reason. */
export const reportReview = async (page: Page) => {
  await toReviews(page)
  await page.locator('section[tabindex="-1"] article button[aria-label]').first().click()
  await dialog(page).locator('[type=submit]').click()
}

/** Stars and a picture beside a file that is none, and words without stars, sent. */
export const reviewBadly = async (page: Page) => {
  const card = page.locator('main form section')
  await card.first().locator('[type=radio]').nth(6).check()
  await card.nth(1).locator('textarea').fill('جيد جدًا. Fresh, and well packed.')
  await card
    .first()
    .locator('[type=file][multiple]')
    .setInputFiles(['docs/pictures/home.webp', 'package.json'])
  await page.locator('main form > [type=submit]').click()
  await page.locator('main [aria-invalid=true]').waitFor()
}

/** The order delivered last waits for a review. */
export const remindOfReview = (page: Page) =>
  page.route('**/api/v1/review-reminder', async (route) => {
    const url = new URL('order/reviews?order_id=99002', route.request().url()).href
    const { items }: OrderReviews = await (await route.fetch({ url })).json()
    await route.fulfill({
      json: { order_id: 99002, images: items.map(({ image_full_url }) => image_full_url) },
    })
  })

export const address = {
  address: '63 Clock Square, Downtown, Marsa Noor',
  address_type: 'home',
  address_label: '',
  contact_person_name: 'Layla Haddad',
  contact_person_number: '+971500000101',
  contact_person_email: '',
  additional_information: '',
  ...clock,
  road: '',
  house: '',
  floor: '',
} as const
