import { ok, strictEqual } from 'node:assert'
import { createMachine } from 'xstate'
import { unwrap } from '#api/unwrap.ts'
import { createStorage } from '#browser/storage.ts'
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { type Fee, measuring } from '#machines/rules/fee.ts'
import { draftAmounts, itemsQuestion, startDraft } from '#machines/rules/order-draft.ts'
import { connectCheckout, connectRunParts } from '#src/shared/checkout/checkout.ports.ts'
import { changeQuantity, refuseQuotes, rememberContact } from '#tests/machines/by-hand.ts'
import { playFee, playPlacing } from '#tests/machines/played.ts'
import { browser } from '#tests/support/browser.ts'
import { KEY, keys, requests } from '#tests/support/requests.ts'
import { service } from '#tests/support/service.ts'
import { type Follows, failureOf, told } from '#tests/support/told.ts'
import {
  forgetsDraft,
  ledToOrder,
  ofCustomer,
  ofGuest,
  order,
  ordered,
  recovered,
  unpaid,
} from '#tests/support/told-rows.ts'
import { windowStandIn } from '#tests/support/window-stand-in.ts'

/** The part that asks for the price: the path says what it tells. */
const silent = createMachine({})

export const checkoutService = service(checkoutMachine, async (stage, { from }) => {
  const { city, guest_id, newcomer } = stage
  const { here, kitchen, soup, config } = city
  const customer = from === 'a customer with a cart' ? await stage.becomeCustomer() : undefined
  const lines = await stage.fillCart([soup, 4])
  const contact = contactOfCustomer(newcomer)
  const guest = {
    kind: 'cart' as const,
    shopper: { type: 'guest' as const, guest_id },
    store: kitchen,
    config,
    lines,
    location: here,
    saved: { contact },
  }
  const { body } = itemsQuestion(startDraft(guest))!
  const quote = await unwrap(
    stage.server.POST('/customer/order/quote', { body: customer ? { ...body, guest_id: undefined } : body }),
  )
  /** The fee of the path; every refusal of an order makes the part measure it again. */
  let fee: Fee = measuring
  return {
    connected: connectCheckout(stage.checkout()).provide({
      actors: {
        runParts: connectRunParts(stage.checkout()).provide({ actors: { quoteOrder: silent as never } }),
      },
    }),
    inputs: {
      'a guest with a cart': guest,
      'a guest without a contact': { ...guest, saved: { contact: emptyContact } },
      ...(customer && {
        [from]: { ...guest, shopper: { type: 'customer' as const, info: customer.info }, saved: {} },
      }),
    },
    comes: {
      'draft.change': async ({ type, change }, { send, child }) => {
        if (change.fee) {
          fee = change.fee
          return playFee(stage, child('runParts').child('quoteDelivery'), fee)
        }
        // The goods of the cart as the server has them, or with the pieces more that the sample has.
        const [line] = change.lines ?? []
        const more = (line?.quantity ?? 0) - 2
        await send({
          type,
          change: line
            ? { lines: lines.map((each) => ({ ...each, quantity: each.quantity + more })) }
            : change,
        })
      },
      'price.changed': ({ type, price }, { send }) =>
        send({ type, price: price.type === 'known' ? { type: 'known', quote } : price }),
      'order.place': async (event, { send, child }) => {
        const part = child('runParts').child('quoteDelivery')
        if (fee.type !== 'measuring' && (await part.is('measuring'))) await playFee(stage, part, fee)
        await send(event)
      },
    },
    answers: {
      runParts: { stays: true },
      placeOrder: {
        withheld: true,
        played: ({ output }, child) => playPlacing(stage, output, child),
      },
    },
    /** There is an order exactly when checkout says so, for the amount the customer saw. */
    holds: async ({ context: { draft }, output }) => {
      if (output?.type !== 'placed' && output?.type !== 'placedUnpaid') return
      const { order_id, total_ammount } = output.order
      strictEqual(total_ammount, draftAmounts(draft).amount)
      const order = await stage.trackOrder(order_id, newcomer.phone)
      strictEqual(order.order_amount, total_ammount)
      ok((await stage.cart()).length === 0)
    },
  }
})

export const checkoutBrowser = browser(
  checkoutMachine,
  async ({ page, arrive, stage, live }, { from, steps }) => {
    /** The paths change the fee on its way, which a quote would not follow. */
    const isQuoted = steps.some(({ name }) => name.startsWith('price.changed'))
    const main = page.getByRole('main')
    const press = (name: string | RegExp) => () => main.getByRole('button', { name }).first().click()
    const { soup } = stage.city
    const isCustomer = from === 'a customer with a cart'
    return {
      open: async () => {
        // A page without an answer leaves this one as it is: the path ends here, and not at the gateway.
        await page.route('**/api/payments/sandbox/*', (route) => route.fulfill({ status: 204 }))
        if (!isQuoted) await refuseQuotes(page)
        if (!isCustomer) await rememberContact(page, stage.newcomer)
        await arrive('/checkout?page=cart')
        await stage.forward('listCart')
      },
      gestures: {
        'draft.change': async ({ change: { lines, order_type } }) => {
          if (order_type) return main.getByRole('radio', { name: 'Take away' }).click()
          if (!lines) return main.getByRole('radio', { name: /^Pay online/ }).click()
          // A change to and fro, so that an order on its way still has the goods of the cart.
          if (lines.length > 0)
            return changeQuantity(page, [`One more: ${soup.name}`, `One less: ${soup.name}`])
          return changeQuantity(page, [`Remove ${soup.name}`])
        },
        'price.changed': async () => {
          await stage.forward('createQuote')
          await main.getByText(/^This price is valid until/).waitFor()
        },
        'quote.renew': press('Try again'),
        'order.place': press(/^Place order/),
      },
      told: {
        'quote.renew': press('Try again'),
        'wait.leave': () => main.getByRole('button', { name: 'Back', exact: true }).click(),
      },
      answers: live.answers ?? {},
      /** There is an order exactly when checkout said so, and not by the word of a refusal. */
      shows: async () => {
        if (!isCustomer) return
        const isPlaced = steps.some(
          ({ name, world }) => name.startsWith('done placeOrder') && world.snapshot.output?.order,
        )
        strictEqual((await stage.orders()).length, isPlaced ? 1 : 0)
      },
    }
  },
  {
    inputs: ['a guest with a cart', 'a customer with a cart'],
    holds: ['createQuote'],
    offered: {
      'draft.change': (snapshot, { change }) => {
        const { fee, payment_method } = snapshot.context.draft
        // The fee of an address is asked for once, and again on demand where no answer came.
        if (change.fee) return fee.type === 'measuring' || fee.type === 'unknown'
        if (change.lines) return change.lines.length > 0 || !snapshot.matches('placing')
        // Cash is chosen from the start; a radio button does not report the choice it already has.
        const isDisabled = fee.type === 'known' && !fee.quote.digital_payment
        return change.order_type !== undefined || (payment_method !== change.payment_method && !isDisabled)
      },
      // A price holds until it expires; an order is sent with it.
      'price.changed': ({ context }, { price }) =>
        price.type === 'known' && context.draft.price.type !== 'known',
      'part.failed': () => false,
      'quote.renew': ({ context }) => context.draft.fee.type === 'unknown',
    },
    unseen: {
      'checkout draft.change #2': 'the card of a way to pay that this order cannot use is disabled',
      'placing draft.change #2': 'the card of a way to pay that this order cannot use is disabled',
      'checkout price.changed #1': 'another device changes the cart in checkout-tabs.spec.ts',
      'checkout part.failed': 'no part of checkout dies by itself',
    },
  },
)

/** The cart says late that an edit of the step before was taken. */
const beside: Follows['afterwards'] = { mayAlsoSay: [['success', 'Updated successfully.']] }

const problems = {
  couponMinimum: 'To apply this coupon, total item amount should be minimum $30',
  cashLimit: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
}

/** docs/spec.md §2 Guest order-placed dialog, §4 Checkout: a guest ends on /home, a customer at the order. */
export const checkoutTold = told(
  'checkout',
  {
    placed: (fact) => ({ ...forgetsDraft, ...ordered(fact), ...ledToOrder(fact) }),
    // The page of the order opens the gateway's by itself.
    placedUnpaid: (fact) => ({
      ...forgetsDraft,
      ...ordered(fact),
      goesInstead: `/checkout?page=pay&order=${fact.order.order_id}&now=1`,
      afterwards: { goes: new RegExp(`^/checkout\\?page=pay&order=${fact.order.order_id}`) },
    }),
    placedBefore: (fact) => ({
      ...forgetsDraft,
      ...recovered({ ...fact, hasBoughtItem: true, isAtCheckout: true }),
    }),
    // The customer has taken the last line out of the cart in its drawer, or the server found the cart empty.
    emptied: (_, at) => ({
      goesInstead: '/home',
      ...(at?.by.startsWith('draft.change') && {
        afterwards: {
          says: [['success', 'Cart item remove successfully']],
          mayAlsoSay: [['success', 'Updated successfully.']],
          tellsTabs: ['cart'],
        },
      }),
    }),
    problem: ({ refusal }, at) => ({
      says: [['error', at ? /./ : problems[refusal.message as keyof typeof problems], { cause: 'checkout' }]],
      afterwards: beside,
    }),
    // Checkout follows the cart, which says what changed.
    'cart.outdated': { sends: [['cart', { type: 'cart.changed' }]] },
    // Each part shows its own refusals; the cart drawer marks the lines that it reads again.
    refused: ({ kind, areLinesStale }) => ({
      ends: 'checkout',
      ...(areLinesStale && kind === 'cart' && { sends: [['cart', { type: 'cart.changed' }]] }),
    }),
    failure: (fact) => ({ ...failureOf('checkout')(fact), afterwards: beside }),
  },
  {
    own: ['listCart'],
    given: {
      kind: 'cart',
      isGuest: true,
      contact_number: '+971500000000',
      step: { type: 'delivery' },
      money: (amount) => `$${amount}`,
      draft: { owner: 'guest guest-7', cart: 'cart 7' },
    },
    givenIn: ({ from }) => ({ isGuest: from.startsWith('a guest') }),
    samples: {
      placed: [
        { order },
        { order, isGuest: false },
        { order, kind: 'buy_now' },
        { order, isGuest: false, kind: 'prescription' },
      ],
      placedUnpaid: [{ order: unpaid, isGuest: false }],
      placedBefore: [
        { order, attempt: ofGuest },
        { order, attempt: ofCustomer, isGuest: false },
      ],
      problem: [
        { refusal: { message: 'couponMinimum', params: { minimum: 30 } } },
        { refusal: { message: 'cashLimit' } },
      ],
      refused: [{ areLinesStale: false }, { areLinesStale: true }, { areLinesStale: true, kind: 'buy_now' }],
    },
  },
)

/** What the ports send. */
export const checkoutRequests = requests(
  (api) =>
    connectCheckout({
      api,
      crypto: keys,
      storage: createStorage(windowStandIn()),
      module_id: 4,
      guest_id: 'guest-7',
      now: Date.now,
      rememberGuest: () => {},
      tellApp: () => {},
    }),
  [
    {
      port: 'placeOrder.rereadGoods.getCustomerInfo',
      sent: { request: 'GET /customer/info' },
    },
    {
      port: 'placeOrder.rereadGoods.listCart',
      input: { guest_id: 'guest-7' },
      sent: { request: 'GET /customer/cart/list?guest_id=guest-7' },
    },
    {
      port: 'placeOrder.rereadGoods.getItem',
      input: { id: 14, campaign: 1 },
      sent: { request: 'GET /items/details/14?campaign=1' },
    },
    {
      port: 'runParts.quoteDelivery.getDistance',
      input: { origin: { lat: 1, lng: 2 }, destination: { lat: 3, lng: 4 } },
      sent: {
        request:
          'GET /config/distance-api?origin_lat=1&origin_lng=2&destination_lat=3&destination_lng=4&mode=walking',
      },
    },
    {
      port: 'runParts.quoteDelivery.getZoneId',
      input: { lat: 3, lng: 4 },
      sent: { request: 'GET /config/get-zone-id?lat=3&lng=4' },
    },
    {
      port: 'runParts.destination.addAddress',
      input: { address: '1 Quay Street' },
      sent: { request: 'POST /address/add', body: { address: '1 Quay Street' } },
      field: 'message',
    },
    {
      port: 'runParts.useCoupon.applyCoupon',
      input: { code: 'EID', store_id: 7 },
      sent: { request: 'GET /coupon/apply?code=EID&store_id=7&guest_id=guest-7' },
      field: 'code',
    },
    {
      port: 'placeOrder.submitOrder.placeOrder',
      input: { key: 'key-1', placement: { order_type: 'delivery', order_amount: 9 } },
      sent: {
        request: 'POST /customer/order/place',
        body: { order_type: 'delivery', order_amount: 9 },
        headers: { ...KEY, moduleid: '4' },
      },
      field: 'order_id',
    },
    {
      port: 'placeOrder.submitOrder.placeOrder',
      input: { key: 'key-1', placement: { store_id: 7, prescription_pictures: ['p1'] } },
      sent: {
        request: 'POST /order/prescription/place',
        body: { store_id: 7, prescription_pictures: ['p1'] },
        headers: KEY,
      },
      field: 'order_id',
    },
    {
      port: 'placeOrder.submitOrder.findPlacedOrder',
      input: { key: 'key-1', guest_id: null },
      sent: { request: 'GET /order/by-key', headers: KEY },
      field: 'order_id',
    },
  ],
)
