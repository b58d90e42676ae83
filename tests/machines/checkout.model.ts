import { checkoutMachine } from '#machines/checkout.machine.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { noQuote } from '#machines/rules/quote.ts'
import { address, config, dish, lineFor, mona, refusal, store } from '#tests/machines/samples.ts'
import { model } from '#tests/support/model.ts'

const lines = [lineFor(8, dish({ price: 20 }), { quantity: 2 })]
const contact = {
  contact_person_name: 'Nora',
  contact_person_number: '+971502223344',
  contact_person_email: 'nora@souk.example',
}
const guest = {
  page: 'cart' as const,
  shopper: { type: 'guest' as const, guest_id: 'guest-7' },
  store: store(),
  config: config(),
  lines,
  place: { lat: 25.2, lng: 55.2, address: '9 Lighthouse Road', zone_ids: [1] },
  contact,
}
const quote = { ...noQuote, metres: 5000, per_km_shipping_charge: 2, minimum_shipping_charge: 5 }
const offline = new Error('offline')
const dearer = refusal(403, { code: 'order_amount', message: 'The total is now 62.50.' })
const badPhone = refusal(403, { code: 'contact_person_number', message: 'The phone number is not valid.' })

const coupon = {
  id: 1,
  title: 'Welcome',
  code: 'WELCOME10',
  discount: 5,
  discount_type: 'amount',
  coupon_type: 'default',
  min_purchase: 0,
  max_discount: null,
  start_date: '2026-01-01',
  expire_date: '2026-12-31',
  limit: null,
  store_id: null,
  module_id: 1,
} as const

const button = (name: string | RegExp) => (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name }).click()
const details = { road: 'Street number', house: 'House number', floor: 'Floor' }
const notes = {
  order_note: 'Order note',
  delivery_instruction: 'Delivery instructions',
  unavailable_item_note: 'If an item is unavailable',
}

export const checkoutModel = model(checkoutMachine, {
  inputs: {
    'a guest with a cart': guest,
    'a customer with a cart': { ...guest, shopper: { type: 'customer', info: mona } },
    'a guest without a contact': { ...guest, contact: undefined },
  },
  events: {
    'orderType.choose': [{ order_type: 'take_away' }],
    'address.set': [{ delivery: deliveryTo(address(5)) }],
    'addresses.changed': [{}],
    'detail.change': [{ field: 'house', value: '9' }],
    'save.tick': [{}],
    'save.untick': [{}],
    'contact.open': [{}],
    'schedule.choose': [{ schedule_at: '2026-11-20T18:30:00.000Z' }],
    'payment.choose': [{ payment_method: 'cash_on_delivery' }, { payment_method: 'digital_payment' }],
    'tip.choose': [{ dm_tips: 3 }],
    'cutlery.choose': [{ cutlery: true }],
    'note.change': [{ field: 'order_note', value: 'No salt' }],
    'coupon.apply': [{ code: 'WELCOME10' }],
    'coupon.remove': [{}],
    'lines.changed': [{ lines }, { lines: [] }],
    'quote.retry': [{}],
    'order.place': [{}],
  },
  answers: {
    quoteOrder: {
      done: [
        { type: 'quoted', lines, quote },
        { type: 'quoted', lines, quote: { ...quote, cash_on_delivery: false } },
        { type: 'outside', lines },
        { type: 'failed', lines, error: offline },
        { type: 'quoted', lines, quote: noQuote },
      ],
      refused: [offline],
    },
    requoteOrder: {
      done: [
        { type: 'quoted', lines, quote },
        { type: 'quoted', lines: [], quote },
      ],
      refused: [offline],
    },
    deliveryAddress: { done: [address(2)], refused: [offline] },
    guestContact: { done: [{ type: 'saved', contact }, { type: 'closed' }], refused: [offline] },
    addAddress: { done: [{ message: 'Successfully added!', id: 77, zone_ids: [1] }], refused: [offline] },
    applyCoupon: { done: [coupon, { ...coupon, min_purchase: 1000 }], refused: [offline] },
    submitOrder: {
      done: [
        {
          type: 'placed',
          order: {
            message: 'Order placed successfully.',
            order_id: 100,
            total_ammount: 52,
            status: 'pending',
            created_at: '2026-11-20T12:00:00Z',
            user_id: 'guest-7',
          },
        },
        { type: 'placedBefore' },
        { type: 'givenUp' },
        { type: 'repriced', error: dearer },
        { type: 'refused', error: badPhone },
      ],
      refused: [offline],
    },
  },
  place: ({ context }) => context.shopper.type,
  // Regions are independent: one that is away from its rest is walked with the others at theirs.
  stopWhen: (snapshot) =>
    [
      // An order that waits for its figures is away together with them.
      !snapshot.matches({ filling: { quote: 'known' } }) &&
        !snapshot.matches({ filling: { order: 'awaitingFigures' } }),
      !snapshot.matches({ filling: { saving: 'unsaved' } }),
      !snapshot.matches({ filling: { contact: 'closed' } }),
      !snapshot.matches({ filling: { coupon: 'none' } }),
      !snapshot.matches({ filling: { order: { reviewing: 'open' } } }),
      snapshot.context.order_type === 'take_away',
    ].filter(Boolean).length > 1,
  gestures: {
    'orderType.choose': (page) => page.getByRole('radio', { name: /Take away/i }).click(),
    'address.set': button('Add new address'),
    'addresses.changed': button('Add new address'),
    'detail.change': (page, { field, value }) => page.getByLabel(details[field]).fill(value),
    'save.tick': (page) => page.getByRole('checkbox', { name: 'Save this Address' }).check(),
    'save.untick': (page) => page.getByRole('checkbox', { name: 'Save this Address' }).uncheck(),
    'contact.open': button(/contact info/i),
    'schedule.choose': (page) => page.getByRole('radio', { name: /Schedule/i }).click(),
    'payment.choose': (page, { payment_method }) =>
      page.getByRole('radio', { name: payment_method === 'digital_payment' ? /Pay online/ : /Cash/ }).click(),
    'tip.choose': async (page, { dm_tips }) => {
      await page.getByRole('button', { name: 'Other amount' }).click()
      await page.getByRole('textbox', { name: 'Other amount' }).fill(String(dm_tips))
    },
    'cutlery.choose': (page) => page.getByRole('switch', { name: /Cutlery/ }).click(),
    'note.change': (page, { field, value }) => page.getByLabel(notes[field]).fill(value),
    'coupon.apply': async (page, { code }) => {
      await page.getByLabel('Coupon code').fill(code)
      await page.getByRole('button', { name: 'Apply' }).click()
    },
    'coupon.remove': button(/Remove coupon/i),
    'lines.changed': (page) => page.evaluate(() => new BroadcastChannel('cart').postMessage('changed')),
    'quote.retry': button('Try again'),
    'order.place': button(/Place order/i),
  },
})
