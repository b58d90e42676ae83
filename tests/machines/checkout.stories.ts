import { checkoutMachine } from '#machines/checkout.machine.ts'
import { contactOfCustomer, emptyContact } from '#machines/rules/contact.ts'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import { noCoupon, noQuote } from '#machines/rules/quote.ts'
import { address, bodyFor, config, dish, lineFor, mona, refusal, store } from '#tests/machines/samples.ts'
import { at, done, ignored, refused, stories } from '#tests/support/story.ts'

const place = { lat: 25.2, lng: 55.2, address: '9 Lighthouse Road', zone_ids: [1] }
const soup = dish({ price: 20 })
const lines = [lineFor(8, soup, { quantity: 2 })]
const nora = {
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
  place,
  contact: nora,
}
const customer = { ...guest, shopper: { type: 'customer' as const, info: mona }, contact: undefined }
/** 40 for the goods, 5 % tax, 10 for 5 km at 2 a kilometre: 52. */
const quote = {
  ...noQuote,
  metres: 5000,
  per_km_shipping_charge: 2,
  minimum_shipping_charge: 5,
  maximum_shipping_charge: 15,
  maximum_cod_order_amount: 200,
}
const quoted = done('quoteOrder', { type: 'quoted', lines, quote })
const requoted = (...fresh: typeof lines) => done('requoteOrder', { type: 'quoted', lines: fresh, quote })
const place_ = { type: 'order.place' } as const
const order = {
  message: 'Order placed successfully.',
  order_id: 100,
  total_ammount: 52,
  status: 'pending',
  created_at: '2026-11-20T12:00:00Z',
  user_id: 'guest-7',
} as const
const placed = done('submitOrder', { type: 'placed', order })
const offline = new Error('offline')

/** The body of a guest's order as it stands before anything is changed. */
const placement = {
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  order_amount: 52,
  store_id: 1,
  address: '9 Lighthouse Road',
  address_type: 'other',
  latitude: '25.2',
  longitude: '55.2',
  road: '',
  house: '',
  floor: '',
  distance: 5,
  guest_id: 'guest-7',
  ...nora,
  schedule_at: null,
  coupon_code: null,
  dm_tips: 0,
  cutlery: 0,
  order_note: null,
  delivery_instruction: null,
  unavailable_item_note: null,
} as const
const purpose = 'cart/guest-7/8.11..2'
const quoting = {
  goods: 'known',
  page: 'cart',
  owner: { guest_id: 'guest-7' },
  lines,
  store: store(),
  position: { lat: 25.2, lng: 55.2 },
} as const
const rest = { saving: 'unsaved', contact: 'closed', coupon: 'none' } as const
const open = {
  filling: { ...rest, quote: 'known', address: 'hidden', order: { reviewing: 'open' } },
} as const
const awaitingFigures = {
  filling: { ...open.filling, quote: 'preparing', order: 'awaitingFigures' },
} as const
const placing = { filling: { ...open.filling, order: 'placing' } } as const
const failed = (error: unknown) => ({ type: 'problem', message: 'failed', error }) as const

export const checkoutStories = stories(checkoutMachine, {
  // The main job: a guest orders for delivery and pays in cash (docs/spec.md §6, guest).
  'the checkout places the order of a guest for delivery, paid in cash': {
    input: guest,
    when: [quoted, at(open), place_, at(placing, ['busy']), ignored(place_), placed],
    ends: 'placed',
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['submitOrder', { placement, purpose }],
    ],
    output: { type: 'placed', order },
  },
  'the checkout places the order of a customer with the name and phone of the profile': {
    input: customer,
    when: [quoted, place_],
    ends: { filling: { ...placing.filling, address: 'offered' } },
    asked: [
      ['quoteOrder', { ...quoting, owner: {}, lines }],
      ['deliveryAddress', { zone_id: 1, selected: deliveryAt(place) }],
      [
        'submitOrder',
        {
          purpose: 'cart/customer/8.11..2',
          placement: { ...withoutGuest(placement), ...contactOfCustomer(mona) },
        },
      ],
    ],
  },
  'the checkout sends the goods themselves when they were bought at once': {
    input: { ...guest, page: 'buy_now' },
    when: [quoted, place_],
    ends: placing,
    asked: [
      ['quoteOrder', { ...quoting, page: 'buy_now', lines }],
      [
        'submitOrder',
        {
          purpose: 'buy_now/guest-7/8.11..2',
          placement: { ...placement, is_buy_now: 1, cart: [bodyFor(soup, { quantity: 2 })] },
        },
      ],
    ],
  },
  'the checkout sends everything the customer said': {
    input: guest,
    when: [
      quoted,
      { type: 'detail.change', field: 'road', value: 'Lighthouse Road' },
      { type: 'detail.change', field: 'house', value: '9' },
      { type: 'detail.change', field: 'floor', value: '2' },
      { type: 'schedule.choose', schedule_at: '2026-11-20T18:30:00.000Z' },
      { type: 'tip.choose', dm_tips: 3 },
      { type: 'cutlery.choose', cutlery: true },
      { type: 'note.change', field: 'order_note', value: ' No salt ' },
      { type: 'note.change', field: 'delivery_instruction', value: 'Ring twice' },
      { type: 'note.change', field: 'unavailable_item_note', value: 'Call me' },
      { type: 'payment.choose', payment_method: 'cash_on_delivery' },
      place_,
    ],
    ends: placing,
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      [
        'submitOrder',
        {
          purpose,
          placement: {
            ...placement,
            order_amount: 55,
            road: 'Lighthouse Road',
            house: '9',
            floor: '2',
            schedule_at: '2026-11-20T18:30:00.000Z',
            dm_tips: 3,
            cutlery: 1,
            order_note: 'No salt',
            delivery_instruction: 'Ring twice',
            unavailable_item_note: 'Call me',
          },
        },
      ],
    ],
  },
  'the checkout asks again when what the way costs comes after the order': {
    input: guest,
    when: [place_, at(awaitingFigures, ['busy']), quoted],
    ends: { filling: { ...open.filling, order: { reviewing: 'priced' } } },
    asked: [['quoteOrder', { ...quoting, lines }]],
  },
  'the checkout is placed on the second order then': {
    input: guest,
    when: [place_, quoted, place_],
    ends: placing,
  },
  'the checkout is placed without another word when the way costs nothing': {
    input: guest,
    when: [place_, done('quoteOrder', { type: 'quoted', lines, quote: noQuote })],
    ends: placing,
  },
  // docs/spec.md §8: a zone may refuse cash, or limit it; only its figures tell.
  'the checkout is not placed when the zone turns out to take no cash': {
    input: guest,
    when: [
      place_,
      done('quoteOrder', { type: 'quoted', lines, quote: { ...noQuote, cash_on_delivery: false } }),
    ],
    ends: open,
    asked: [['quoteOrder', { ...quoting, lines }]],
    context: { refusals: [{ code: 'payment_method', key: 'cashNotHere' }] },
    heard: [{ type: 'problem', message: 'cashNotHere' }],
  },
  'the checkout asks for the figures again when an order is given without them': {
    input: guest,
    when: [refused('quoteOrder', offline), place_, at(awaitingFigures), quoted, place_],
    ends: placing,
    heard: [failed(offline)],
  },
  'the checkout is not placed when the figures do not come': {
    input: guest,
    when: [place_, done('quoteOrder', { type: 'failed', lines, error: offline })],
    ends: { filling: { ...open.filling, quote: 'unknown' } },
    heard: [{ type: 'problem', message: 'failed', error: offline }],
  },
  'the checkout is not placed when the store turns out not to deliver there': {
    input: guest,
    when: [place_, done('quoteOrder', { type: 'outside', lines })],
    ends: { filling: { ...open.filling, quote: 'outside' } },
    heard: [{ type: 'problem', message: 'notServedHere' }],
  },
  'the checkout orders nothing for an address that the store does not deliver to, and says so once more': {
    input: guest,
    when: [done('quoteOrder', { type: 'outside', lines }), place_],
    ends: { filling: { ...open.filling, quote: 'outside' } },
    heard: [
      { type: 'problem', message: 'notServedHere' },
      { type: 'problem', message: 'notServedHere' },
    ],
  },
  'the checkout lets whoever changes the order before the figures come read it over': {
    input: guest,
    when: [place_, { type: 'orderType.choose', order_type: 'take_away' }],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
  },
  'the checkout lets whoever changes the goods or the address before the figures come read it over': {
    input: guest,
    when: [
      place_,
      { type: 'lines.changed', lines: [lineFor(8, soup, { quantity: 3 })] },
      at({ filling: { ...open.filling, quote: 'preparing' } }),
      place_,
      { type: 'address.set', delivery: deliveryTo(address(5)) },
    ],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    context: { lines: [lineFor(8, soup, { quantity: 3 })] },
  },
  'the checkout ends when nothing is left to order before the figures come': {
    input: guest,
    when: [place_, { type: 'lines.changed', lines: [] }],
    ends: 'emptied',
    output: { type: 'emptied' },
  },

  // docs/spec.md §4, saved addresses at checkout: Select confirms, with lat and lng of the address; fields are prefilled.
  'the checkout delivers to the confirmed address, with its street, house and receiver, at its own price': {
    input: customer,
    when: [
      quoted,
      done('deliveryAddress', address(2)),
      at({ filling: { ...open.filling, quote: 'preparing', address: 'offered' } }, ['busy']),
      done('quoteOrder', { type: 'quoted', lines, quote: { ...quote, metres: 6000 } }),
      { type: 'detail.change', field: 'house', value: '4 B' },
    ],
    ends: { filling: { ...open.filling, address: 'offered' } },
    asked: [
      ['quoteOrder', { ...quoting, owner: {}, lines }],
      ['deliveryAddress', { zone_id: 1, selected: deliveryAt(place) }],
      ['quoteOrder', { ...quoting, owner: {}, lines, position: { lat: 25.2, lng: 55.2 } }],
      ['deliveryAddress', { zone_id: 1, selected: deliveryTo(address(2)) }],
    ],
    context: {
      delivery: { ...deliveryTo(address(2)), house: '4 B' },
      contact: {
        contact_person_name: 'Mona Reader',
        contact_person_number: '+971501234567',
        contact_person_email: 'mona@souk.example',
      },
      quote: { ...quote, metres: 6000 },
    },
  },
  'the checkout delivers to an address that a guest or customer gave here, and lists the saved ones again': {
    input: guest,
    when: [
      quoted,
      { type: 'address.set', delivery: deliveryTo(address(5)), contact: nora },
      { type: 'addresses.changed' },
    ],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['quoteOrder', { ...quoting, lines, position: { lat: 25.5, lng: 55.5 } }],
    ],
    context: { delivery: deliveryTo(address(5)) },
  },
  'the checkout keeps the contact when an address says none': {
    input: guest,
    when: [quoted, { type: 'address.set', delivery: deliveryTo(address(5)) }],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    context: { contact: nora },
  },
  'the checkout offers no saved addresses to a guest': { input: guest, when: [quoted], ends: open },
  'the checkout delivers to whoever receives at the confirmed address': {
    input: customer,
    when: [
      quoted,
      done(
        'deliveryAddress',
        address(2, { contact_person_name: 'Omar', contact_person_number: '+971505556677' }),
      ),
    ],
    ends: { filling: { ...open.filling, quote: 'preparing', address: 'offered' } },
    context: {
      contact: {
        ...contactOfCustomer(mona),
        contact_person_name: 'Omar',
        contact_person_number: '+971505556677',
      },
    },
  },
  'the checkout takes the contact that came with the address': {
    input: guest,
    when: [
      quoted,
      {
        type: 'address.set',
        delivery: deliveryTo(address(5)),
        contact: { ...nora, contact_person_name: 'Omar' },
      },
    ],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    context: { contact: { ...nora, contact_person_name: 'Omar' } },
  },
  'the checkout says no longer that the address is missing once there is one': {
    input: { ...guest, place: { ...place, address: ' ' } },
    when: [quoted, place_, { type: 'address.set', delivery: deliveryTo(address(5)) }],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    heard: [{ type: 'problem', message: 'addressMissing' }],
    context: { refusals: [] },
  },
  // docs/spec.md §2, §4, §6: take-away orders hide address features for everyone.
  'the checkout hides the addresses of a customer on take away, and brings them back': {
    input: customer,
    when: [
      quoted,
      { type: 'orderType.choose', order_type: 'take_away' },
      at(open),
      { type: 'orderType.choose', order_type: 'delivery' },
    ],
    ends: { filling: { ...open.filling, address: 'offered' } },
  },
  'the checkout takes nothing for delivery, and no tip, on take away': {
    input: guest,
    when: [
      quoted,
      { type: 'tip.choose', dm_tips: 3 },
      { type: 'orderType.choose', order_type: 'take_away' },
      place_,
    ],
    ends: placing,
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      [
        'submitOrder',
        {
          purpose,
          placement: { ...withoutPlace(placement), order_type: 'take_away', order_amount: 42 },
        },
      ],
    ],
  },
  'the checkout starts with take away where a store delivers nothing': {
    input: { ...customer, store: store({ delivery: 0 }) },
    when: [],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    context: { order_type: 'take_away', refusals: [] },
  },
  'the checkout goes on without saved addresses when they fail altogether': {
    input: customer,
    when: [quoted, refused('deliveryAddress', offline)],
    ends: open,
    heard: [failed(offline)],
  },

  // docs/spec.md §4: ticking 'Save this Address' saves immediately (logged-in only).
  'the checkout saves the address at once when the box is ticked, and lists the saved ones again': {
    input: customer,
    when: [
      quoted,
      { type: 'detail.change', field: 'house', value: '9' },
      { type: 'save.tick' },
      at({ filling: { ...open.filling, address: 'offered', saving: 'saving' } }),
      done('addAddress', { message: 'Successfully added!', id: 77, zone_ids: [1] }),
    ],
    ends: { filling: { ...open.filling, address: 'offered', saving: 'saved' } },
    asked: [
      ['quoteOrder', { ...quoting, owner: {}, lines }],
      ['deliveryAddress', { zone_id: 1, selected: deliveryAt(place) }],
      [
        'addAddress',
        {
          address: '9 Lighthouse Road',
          address_type: 'other',
          contact_person_name: 'Mona Reader',
          contact_person_number: '+971501234567',
          latitude: '25.2',
          longitude: '55.2',
          additional_information: '',
          road: '',
          house: '9',
          floor: '',
        },
      ],
      ['deliveryAddress', { zone_id: 1, selected: { ...deliveryAt(place), house: '9' } }],
    ],
    heard: [{ type: 'address.saved', message: 'Successfully added!' }],
  },
  'the checkout saves no address for a guest': {
    input: guest,
    when: [quoted, ignored({ type: 'save.tick' })],
    ends: open,
  },
  'the checkout leaves the box unticked when saving failed': {
    input: customer,
    when: [quoted, { type: 'save.tick' }, refused('addAddress', offline)],
    ends: { filling: { ...open.filling, address: 'offered' } },
    heard: [failed(offline)],
  },
  'the checkout places the order while the address is still being saved': {
    input: customer,
    when: [quoted, { type: 'save.tick' }, place_, placed],
    ends: 'placed',
    output: { type: 'placed', order },
  },
  'the checkout unticks the box by hand, and for another address': {
    input: customer,
    when: [
      quoted,
      { type: 'save.tick' },
      done('addAddress', { message: 'Successfully added!', id: 77, zone_ids: [1] }),
      { type: 'save.untick' },
      { type: 'save.tick' },
      done('addAddress', { message: 'Successfully added!', id: 78, zone_ids: [1] }),
      { type: 'address.set', delivery: deliveryTo(address(5)) },
    ],
    ends: { filling: { ...open.filling, quote: 'preparing', address: 'offered' } },
    heard: [
      { type: 'address.saved', message: 'Successfully added!' },
      { type: 'address.saved', message: 'Successfully added!' },
    ],
  },

  // docs/spec.md §2, §4: the guest contact dialog; §8: 'No Contact Info Added'.
  'the checkout takes the contact that was saved in the dialog': {
    input: { ...guest, contact: undefined },
    when: [quoted, { type: 'contact.open' }, done('guestContact', { type: 'saved', contact: nora })],
    ends: open,
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['guestContact', { contact: emptyContact }],
    ],
    context: { contact: nora },
  },
  'the checkout keeps the contact when the dialog is closed': {
    input: guest,
    when: [quoted, { type: 'contact.open' }, done('guestContact', { type: 'closed' })],
    ends: open,
    context: { contact: nora },
  },
  'the checkout keeps the contact when the dialog dies': {
    input: guest,
    when: [quoted, { type: 'contact.open' }, refused('guestContact', offline)],
    ends: open,
    heard: [failed(offline)],
    context: { contact: nora },
  },
  'the checkout names every missing field and orders nothing': {
    input: { ...guest, contact: undefined, place: { ...place, address: ' ' } },
    when: [quoted, place_],
    ends: open,
    asked: [['quoteOrder', { ...quoting, lines }]],
    heard: [{ type: 'problem', message: 'addressMissing' }],
    context: {
      refusals: [
        { code: 'address', key: 'addressMissing' },
        { code: 'contact_person_name', key: 'contactMissing' },
        { code: 'contact_person_number', key: 'contactMissing' },
        { code: 'contact_person_email', key: 'contactMissing' },
      ],
    },
  },
  'the checkout asks a guest for contact only, on take away': {
    input: {
      ...guest,
      contact: { ...nora, contact_person_number: '' },
      place: { ...place, address: '' },
      store: store({ delivery: 0 }),
    },
    when: [quoted, place_],
    ends: open,
    heard: [{ type: 'problem', message: 'contactMissing' }],
    context: { refusals: [{ code: 'contact_person_number', key: 'contactMissing' }] },
  },
  'the checkout says no longer that the contact is missing once there is one': {
    input: { ...guest, contact: undefined },
    when: [quoted, place_, { type: 'contact.open' }, done('guestContact', { type: 'saved', contact: nora })],
    ends: open,
    heard: [{ type: 'problem', message: 'contactMissing' }],
    context: { refusals: [] },
  },
  'the checkout forgets what was missing once it is there': {
    input: { ...guest, contact: undefined },
    when: [
      quoted,
      place_,
      { type: 'contact.open' },
      done('guestContact', { type: 'saved', contact: nora }),
      place_,
    ],
    ends: placing,
    heard: [{ type: 'problem', message: 'contactMissing' }],
    context: { refusals: [] },
  },

  // docs/spec.md §8: the cash-on-delivery limit; §7: zone_data[0].cash_on_delivery.
  'the checkout refuses cash above the limit of the zone': {
    input: { ...guest, lines: [lineFor(8, soup, { quantity: 10 })] },
    when: [
      done('quoteOrder', { type: 'quoted', lines: [lineFor(8, soup, { quantity: 10 })], quote }),
      { type: 'payment.choose', payment_method: 'cash_on_delivery' },
      place_,
    ],
    ends: open,
    heard: [
      { type: 'problem', message: 'cashLimit' },
      { type: 'problem', message: 'cashLimit' },
    ],
    context: { refusals: [{ code: 'payment_method', key: 'cashLimit' }] },
  },
  'the checkout refuses cash where the zone does not allow it, and takes another payment': {
    input: guest,
    when: [
      done('quoteOrder', { type: 'quoted', lines, quote: { ...quote, cash_on_delivery: false } }),
      place_,
      { type: 'payment.choose', payment_method: 'digital_payment' },
      place_,
    ],
    ends: placing,
    heard: [{ type: 'problem', message: 'cashNotHere' }],
    context: { payment_method: 'digital_payment' },
  },

  'the checkout asks for the figures again when nobody answered': {
    input: guest,
    when: [
      done('quoteOrder', { type: 'failed', lines, error: offline }),
      at({ filling: { ...open.filling, quote: 'unknown' } }),
      { type: 'quote.retry' },
      quoted,
    ],
    ends: open,
    heard: [failed(offline)],
  },
  'the checkout asks for the figures again when the asking died': {
    input: guest,
    when: [
      refused('quoteOrder', offline),
      at({ filling: { ...open.filling, quote: 'unknown' } }),
      { type: 'quote.retry' },
      quoted,
    ],
    ends: open,
    heard: [failed(offline)],
  },
  'the checkout lets a customer collect the order where the store does not deliver': {
    input: guest,
    when: [
      done('quoteOrder', { type: 'outside', lines }),
      { type: 'orderType.choose', order_type: 'take_away' },
      place_,
    ],
    ends: { filling: { ...placing.filling, quote: 'outside' } },
    heard: [{ type: 'problem', message: 'notServedHere' }],
  },

  // docs/contract.md §2, coupon/apply; docs/spec.md §8: 'To apply this coupon, total item amount should be minimum'.
  'the checkout counts a coupon, and takes it off again': {
    input: guest,
    when: [
      quoted,
      { type: 'coupon.apply', code: ' WELCOME10 ' },
      at({ filling: { ...open.filling, coupon: 'applying' } }, ['busy']),
      done('applyCoupon', coupon({ discount: 10, discount_type: 'percent' })),
      place_,
      done('submitOrder', { type: 'givenUp' }),
      { type: 'coupon.remove' },
    ],
    ends: open,
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['applyCoupon', { code: 'WELCOME10', store_id: 1 }],
      ['submitOrder', { purpose, placement: { ...placement, coupon_code: 'WELCOME10', order_amount: 47.8 } }],
    ],
    context: { coupon: noCoupon },
  },
  'the checkout refuses a coupon below its minimum purchase': {
    input: guest,
    when: [
      quoted,
      { type: 'coupon.apply', code: 'WELCOME10' },
      done('applyCoupon', coupon({ min_purchase: 40.01 })),
    ],
    ends: open,
    heard: [{ type: 'problem', message: 'couponMinimum', params: { minimum: 40.01 } }],
    context: { coupon: noCoupon },
  },
  'the checkout takes a coupon at exactly its minimum purchase': {
    input: guest,
    when: [
      quoted,
      { type: 'coupon.apply', code: 'WELCOME10' },
      done('applyCoupon', coupon({ min_purchase: 40 })),
    ],
    ends: { filling: { ...open.filling, coupon: 'applied' } },
  },
  'the checkout counts what the goods cost after their own discount towards the minimum': {
    input: {
      ...guest,
      lines: [lineFor(8, dish({ price: 20, discount: 5, discount_type: 'amount' }), { quantity: 2 })],
    },
    when: [{ type: 'coupon.apply', code: 'WELCOME10' }, done('applyCoupon', coupon({ min_purchase: 40 }))],
    ends: { filling: { ...open.filling, quote: 'preparing' } },
    heard: [{ type: 'problem', message: 'couponMinimum', params: { minimum: 40 } }],
  },
  'the checkout says why the server refuses a coupon': {
    input: guest,
    when: [
      quoted,
      { type: 'coupon.apply', code: 'OLD' },
      refused('applyCoupon', refusal(407, { code: 'coupon', message: 'Coupon expired' })),
    ],
    ends: open,
    heard: [failed(refusal(407, { code: 'coupon', message: 'Coupon expired' }))],
  },

  // docs/contract.md §2, orders: refusals name the field; everything typed is kept.
  'the checkout goes back with the field that the server refuses, and keeps everything typed': {
    input: guest,
    when: [
      quoted,
      { type: 'note.change', field: 'order_note', value: 'No salt' },
      place_,
      done('submitOrder', { type: 'refused', error: badPhone() }),
    ],
    ends: open,
    heard: [failed(badPhone())],
    context: {
      order_note: 'No salt',
      contact: nora,
      refusals: [{ code: 'contact_person_number', message: 'The phone number is not valid.' }],
    },
  },
  'the checkout forgets what was refused once the order is placed again': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'refused', error: badPhone() }), place_],
    ends: placing,
    heard: [failed(badPhone())],
    context: { refusals: [] },
  },
  'the checkout forgets what was refused when it is placed again before the figures come': {
    input: guest,
    when: [
      quoted,
      place_,
      done('submitOrder', { type: 'refused', error: badPhone() }),
      { type: 'quote.retry' },
      place_,
    ],
    ends: awaitingFigures,
    heard: [failed(badPhone())],
    context: { refusals: [] },
  },
  'the checkout reads the goods again when they are of different stores': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'refused', error: twoStores() })],
    ends: { filling: { ...open.filling, order: 'rereading' } },
    heard: [failed(twoStores())],
  },
  'the checkout reads the goods again when they are refused among other things': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'refused', error: badPhoneAndSoldOut() })],
    ends: { filling: { ...open.filling, order: 'rereading' } },
    heard: [failed(badPhoneAndSoldOut())],
  },
  'the checkout reads the goods again when one is out of stock, and names it': {
    input: guest,
    when: [
      quoted,
      place_,
      done('submitOrder', { type: 'refused', error: soldOut() }),
      at({ filling: { ...open.filling, order: 'rereading' } }, ['busy']),
      requoted(lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })),
    ],
    ends: open,
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['submitOrder', { placement, purpose }],
      ['requoteOrder', { ...quoting, goods: 'stale', lines }],
    ],
    heard: [failed(soldOut())],
    context: {
      refusals: [{ code: 'stock', message: 'Lentil soup is out of stock.' }],
      lines: [lineFor(8, dish({ price: 20, stock: 0 }), { quantity: 2 })],
    },
  },
  "shows the server's figures when a price changed, and asks again before it orders": {
    input: guest,
    when: [
      quoted,
      place_,
      done('submitOrder', { type: 'repriced', error: dearer() }),
      requoted(lineFor(8, dish({ price: 25 }), { quantity: 2 })),
      at({ filling: { ...open.filling, order: { reviewing: 'repriced' } } }),
      place_,
      placed,
    ],
    ends: 'placed',
    asked: [
      ['quoteOrder', { ...quoting, lines }],
      ['submitOrder', { placement, purpose }],
      ['requoteOrder', { ...quoting, goods: 'stale', lines }],
      ['submitOrder', { purpose, placement: { ...placement, order_amount: 62.5 } }],
    ],
    heard: [failed(dearer())],
    output: { type: 'placed', order },
  },
  'the checkout asks again even when the goods cannot be read': {
    input: guest,
    when: [
      quoted,
      place_,
      done('submitOrder', { type: 'repriced', error: dearer() }),
      done('requoteOrder', { type: 'failed', lines, error: offline }),
    ],
    ends: { filling: { ...open.filling, order: { reviewing: 'repriced' } } },
    heard: [failed(dearer())],
    context: { lines, quote },
  },
  'the checkout shows the goods that were read, although the way could not be asked for, and keeps its figures':
    {
      input: guest,
      when: [
        quoted,
        place_,
        done('submitOrder', { type: 'repriced', error: changed() }),
        done('requoteOrder', {
          type: 'failed',
          lines: [lineFor(8, dish({ price: 25 }), { quantity: 2 })],
          error: offline,
        }),
      ],
      ends: { filling: { ...open.filling, order: { reviewing: 'repriced' } } },
      heard: [failed(changed())],
      context: { lines: [lineFor(8, dish({ price: 25 }), { quantity: 2 })], quote },
    },
  'the checkout asks again even when the reading dies': {
    input: guest,
    when: [
      quoted,
      place_,
      done('submitOrder', { type: 'repriced', error: dearer() }),
      refused('requoteOrder', offline),
    ],
    ends: { filling: { ...open.filling, order: { reviewing: 'repriced' } } },
    heard: [failed(dearer()), failed(offline)],
  },
  'the checkout ends when the cart turns out to be empty': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'refused', error: emptyCart() }), requoted()],
    ends: 'emptied',
    heard: [failed(emptyCart())],
    output: { type: 'emptied' },
  },
  'the checkout goes back without an order when the customer does not wait for an answer': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'givenUp' })],
    ends: open,
  },
  'the checkout ends when an earlier attempt became an order': {
    input: guest,
    when: [quoted, place_, done('submitOrder', { type: 'placedBefore' })],
    ends: 'placed',
    output: { type: 'placedBefore' },
  },
  'the checkout goes back when sending dies': {
    input: guest,
    when: [quoted, place_, refused('submitOrder', offline)],
    ends: open,
    heard: [failed(offline)],
  },

  'the checkout follows the cart while it is read over': {
    input: guest,
    when: [quoted, { type: 'lines.changed', lines: [lineFor(8, soup, { quantity: 3 })] }],
    ends: open,
    context: { lines: [lineFor(8, soup, { quantity: 3 })] },
  },
  'the checkout ends when the cart is emptied in another tab': {
    input: guest,
    when: [quoted, { type: 'lines.changed', lines: [] }],
    ends: 'emptied',
    output: { type: 'emptied' },
  },
  'the checkout is not disturbed by the cart while the order is placed: the server empties it': {
    input: guest,
    when: [quoted, place_, ignored({ type: 'lines.changed', lines: [] }), placed],
    ends: 'placed',
    output: { type: 'placed', order },
  },
  'the checkout keeps what is typed while the order is placed': {
    input: guest,
    when: [
      quoted,
      place_,
      { type: 'note.change', field: 'order_note', value: 'No salt' },
      done('submitOrder', { type: 'refused', error: badPhone() }),
    ],
    ends: open,
    heard: [failed(badPhone())],
    context: { order_note: 'No salt' },
  },
})

function withoutGuest({ guest_id: _, ...rest }: typeof placement) {
  return rest
}

function withoutPlace(whole: typeof placement) {
  const { address: _, address_type, latitude, longitude, road, house, floor, distance, ...rest } = whole
  return rest
}

function coupon(over: object) {
  return {
    id: 1,
    title: 'Welcome',
    code: 'WELCOME10',
    discount: 5,
    discount_type: 'amount' as const,
    coupon_type: 'default' as const,
    min_purchase: 0,
    max_discount: null,
    start_date: '2026-01-01',
    expire_date: '2026-12-31',
    limit: null,
    store_id: null,
    module_id: 1,
    ...over,
  }
}

function badPhone() {
  return refusal(403, { code: 'contact_person_number', message: 'The phone number is not valid.' })
}

function badPhoneAndSoldOut() {
  return refusal(
    403,
    { code: 'contact_person_number', message: 'The phone number is not valid.' },
    { code: 'stock', message: 'Lentil soup is out of stock.' },
  )
}

function twoStores() {
  return refusal(403, { code: 'different_stores', message: 'These goods are of different stores.' })
}

function changed() {
  return refusal(403, { code: 'price_changed', message: 'A price has changed.' })
}

function soldOut() {
  return refusal(403, { code: 'stock', message: 'Lentil soup is out of stock.' })
}

function dearer() {
  return refusal(403, { code: 'order_amount', message: 'The total is now 62.50.' })
}

function emptyCart() {
  return refusal(403, { code: 'order_details', message: 'Your cart is empty.' })
}
