import { describe, expect, it } from 'vitest'
import {
  contactFlaws,
  contactOfCustomer,
  emptyContact,
  hasNoContact,
  withReceiver,
} from '#machines/rules/contact.ts'
import { addressToSave, deliveryTo, isAt, listedAddresses } from '#machines/rules/delivery.ts'
import { offeredOrderTypes, startDraft } from '#machines/rules/order-draft.ts'
import { purposeOf } from '#machines/rules/order-key.ts'
import { takesPrescriptions } from '#machines/rules/order-kinds.ts'
import { paymentOffers, walletOffer } from '#machines/rules/payment-offers.ts'
import { metresOf, noCoupon, noQuote, orderAmounts, quoteOf } from '#machines/rules/quote.ts'
import { hasCode, isUnanswered } from '#machines/rules/refusal.ts'
import { submissionOf } from '#machines/rules/submission.ts'
import { guest, knownFee } from '#tests/machines/samples/checkout.ts'
import { storedPicture } from '#tests/machines/samples/prescription.ts'
import { address, config, dish, lineFor, milk, mona, refusal, store, zone } from '#tests/machines/samples.ts'

describe('a contact', () => {
  it('of a customer is that of the profile', () => {
    expect(contactOfCustomer(mona)).toEqual({
      contact_person_name: 'Mona Reader',
      contact_person_number: '+971501234567',
      contact_person_email: 'mona@souk.example',
    })
  })

  it('needs a name, a phone number and an e-mail address', () => {
    expect(contactFlaws({ ...emptyContact, contact_person_name: ' ' })).toEqual({
      contact_person_name: 'required',
      contact_person_number: 'required',
      contact_person_email: 'required',
    })
    expect(contactFlaws(contactOfCustomer(mona))).toEqual({})
  })

  it.each(['+971501234567', '0501234567', '00971501234567', ' +971501234567 '])(
    'can be reached by the phone number "%s"',
    (contact_person_number) => {
      expect(contactFlaws({ ...contactOfCustomer(mona), contact_person_number })).toEqual({})
    },
  )

  it.each(['1234', '+9715', '+971 501', '1234567890123456', 'call me', '+971501234567 ext'])(
    'cannot be reached by the phone number "%s"',
    (contact_person_number) => {
      expect(contactFlaws({ ...contactOfCustomer(mona), contact_person_number })).toEqual({
        contact_person_number: 'invalid',
      })
    },
  )

  it('has an e-mail address of at most 255 characters', () => {
    const withEmail = (contact_person_email: string) =>
      contactFlaws({ ...contactOfCustomer(mona), contact_person_email }).contact_person_email
    expect(withEmail('mona@souk')).toBe('invalid')
    expect(withEmail('mona')).toBe('invalid')
    expect(withEmail(' mona@souk.example ')).toBeUndefined()
    expect(withEmail(`${'m'.repeat(242)}@souk.example`)).toBeUndefined()
    expect(withEmail(`${'m'.repeat(243)}@souk.example`)).toBe('tooLong')
  })

  it('is there once one field is filled in', () => {
    expect([hasNoContact(emptyContact), hasNoContact({ ...emptyContact, contact_person_name: 'A' })]).toEqual(
      [true, false],
    )
  })

  it('takes name and phone of the receiver, and keeps the e-mail', () => {
    const at = address(3, { contact_person_name: 'Sami', contact_person_number: '+97150999' })
    expect(withReceiver(contactOfCustomer(mona), at)).toEqual({
      contact_person_name: 'Sami',
      contact_person_number: '+97150999',
      contact_person_email: 'mona@souk.example',
    })
  })

  it('takes the e-mail of an address that names one', () => {
    const at = { ...address(3), contact_person_email: 'sami@souk.example' }
    expect(withReceiver(contactOfCustomer(mona), at).contact_person_email).toBe('sami@souk.example')
  })
})

// docs/spec.md §4, saved-address behaviour at checkout.
describe('a delivery', () => {
  it('is prefilled from the address', () => {
    expect(deliveryTo(address(4, { road: null, floor: '7' }))).toEqual({
      address: '4 Quay Street',
      address_type: 'home',
      latitude: '25.4',
      longitude: '55.4',
      road: '',
      house: '4',
      floor: '7',
    })
  })

  it('is saved with the name and phone of the customer', () => {
    expect(addressToSave(deliveryTo(address(4)), { type: 'customer', info: mona })).toMatchObject({
      address: '4 Quay Street',
      contact_person_name: 'Mona Reader',
      contact_person_number: '+971501234567',
      additional_information: '',
    })
  })

  it('lists only addresses in the zone of the store, the selected one first', () => {
    const all = [address(1), address(2, { zone_ids: [2] }), address(3), address(4)]
    expect(listedAddresses(all, 1, deliveryTo(address(3))).map(({ id }) => id)).toEqual([3, 1, 4])
  })

  it('is at a place however its position is written', () => {
    expect(isAt({ latitude: '25.10', longitude: '55' }, { latitude: '25.1', longitude: '55.0' })).toBe(true)
    expect(isAt({ latitude: '25.1', longitude: '55' }, { latitude: '25.1', longitude: '55.1' })).toBe(false)
    expect(isAt({ latitude: '25.2', longitude: '55' }, { latitude: '25.1', longitude: '55' })).toBe(false)
  })
})

describe('an order of a prescription', () => {
  const draft = {
    ...startDraft({ ...guest, kind: 'prescription', lines: [] }),
    fee: knownFee,
    pictures: [storedPicture('p1')],
    order_note: ' Ring twice ',
    dm_tips: 5,
  }

  it('an order of a prescription is delivered, although the store also hands out at its door', () => {
    expect(draft.order_type).toBe('delivery')
  })

  it('an order of a prescription sends its pictures, house and floor, and no goods or amount', () => {
    expect(submissionOf(draft)).toEqual({
      placement: {
        store_id: draft.store.id,
        ...draft.delivery,
        distance: 5,
        guest_id: 'guest-7',
        contact_person_name: 'Nora',
        contact_person_number: '+971502223344',
        dm_tips: 5,
        delivery_instruction: null,
        order_note: 'Ring twice',
        prescription_pictures: ['p1'],
      },
      purpose: `prescription at ${draft.store.id}/guest-7`,
      draft: { owner: 'guest guest-7', cart: `prescription ${draft.store.id}` },
    })
  })

  it('an order of a prescription leaves out an empty note', () => {
    const { placement } = submissionOf({ ...draft, order_note: ' ', fee: { type: 'measuring' } })
    expect(placement).not.toHaveProperty('order_note')
    expect(placement.distance).toBe(0)
  })

  it('an order of a prescription is paid in cash, and not by the wallet', () => {
    expect(paymentOffers(draft).map(({ payment_method }) => payment_method)).toEqual(['cash_on_delivery'])
    expect(walletOffer({ ...draft, shopper: { type: 'customer', info: mona } })).toBeUndefined()
  })

  it.each([
    ['the store takes none', { prescription_order: 0 }, {}],
    ['the store does not deliver', { delivery: 0 }, {}],
    ['the shop takes none', {}, { prescription_order_status: 0 }],
    ['the shop does not deliver', {}, { home_delivery_status: 0 }],
  ] as const)('an order of a prescription is not offered where %s', (_, ofStore, ofShop) => {
    const store = { prescription_order: 1, delivery: 1 } as const
    const shop = { prescription_order_status: 1, home_delivery_status: 1 } as const
    expect(takesPrescriptions(store, shop)).toBe(true)
    expect(takesPrescriptions({ ...store, ...ofStore }, { ...shop, ...ofShop })).toBe(false)
  })
})

describe('an order key', () => {
  const lines = [lineFor(8, dish(), { quantity: 2 })]
  const cart = { kind: 'cart', owner: { guest_id: 'g' }, lines }

  it('is for the same goods of the same shopper in the same kind of order', () => {
    const others = [
      { ...cart, kind: 'buy_now' },
      { ...cart, owner: {} },
      { ...cart, lines: [] },
      { ...cart, lines: [lineFor(8, dish(), { quantity: 3 })] },
      { ...cart, lines: [lineFor(9, dish(), { quantity: 2 })] },
      { ...cart, lines: [lineFor(8, milk(), { quantity: 2 })] },
      { ...cart, lines: [{ ...lines[0]!, variation: [{ type: 'L', price: 1, stock: 1 }] }] },
    ]
    expect(purposeOf({ ...cart, lines: [...lines] })).toBe(purposeOf(cart))
    expect(new Set([cart, ...others].map(purposeOf)).size).toBe(8)
  })
})

describe('the figures of an order', () => {
  const order = {
    shopper: { type: 'guest' as const },
    lines: [lineFor(8, dish({ price: 20 }), { quantity: 2 })],
    store: store(),
    config: config(),
    order_type: 'delivery' as const,
    quote: { ...noQuote, metres: 5000, per_km_shipping_charge: 2, minimum_shipping_charge: 5 },
    coupon: noCoupon,
    dm_tips: 1,
  }

  it('are goods, tax, delivery and tip', () => {
    expect(orderAmounts(order)).toEqual({
      subtotal: 40,
      discount: 0,
      couponDiscount: 0,
      welcomeDiscount: 0,
      tax: 2,
      delivery: 10,
      additional: 0,
      tips: 1,
      amount: 53,
    })
  })

  it.each([
    ['the store delivers free', { store: store({ free_delivery: 1 }) }],
    ['the goods are worth enough', { config: config({ free_delivery_over: 40 }) }],
    ['the coupon says so', { coupon: { ...noCoupon, code: 'FREE', coupon_type: 'free_delivery' as const } }],
  ])('take nothing for delivery when %s', (_, over) => {
    expect(orderAmounts({ ...order, ...over })).toMatchObject({ delivery: 0, amount: 43 })
  })

  it('take the fee just below the threshold of free delivery, and below the minimum of the coupon', () => {
    expect(orderAmounts({ ...order, config: config({ free_delivery_over: 40.01 }) }).delivery).toBe(10)
    const coupon = { ...noCoupon, code: 'FREE', coupon_type: 'free_delivery' as const, min_purchase: 41 }
    expect(orderAmounts({ ...order, coupon }).delivery).toBe(10)
  })

  it('take a coupon only from its minimum purchase, and never more than the goods', () => {
    const off = (over: object) => orderAmounts({ ...order, coupon: { ...noCoupon, discount: 5, ...over } })
    expect(off({ min_purchase: 40 }).couponDiscount).toBe(5)
    expect(off({ min_purchase: 40.01 }).couponDiscount).toBe(0)
    expect(off({ discount: 900 }).couponDiscount).toBe(40)
    expect(off({ discount: 50, discount_type: 'percent', max_discount: 7 }).couponDiscount).toBe(7)
  })

  it('take neither fee nor tip on take away, and no tax that the prices include', () => {
    expect(orderAmounts({ ...order, order_type: 'take_away' })).toMatchObject({
      delivery: 0,
      tips: 0,
      amount: 42,
    })
    expect(orderAmounts({ ...order, config: config({ tax_included: 1 }) }).tax).toBe(0)
  })

  it('leave out a line that is no longer sold', () => {
    const unsold = { ...lineFor(9, dish({ price: 30 })), refusal: { code: 'item_id', message: 'No.' } }
    expect(orderAmounts({ ...order, lines: [...order.lines, unsold] })).toEqual(orderAmounts(order))
  })

  it('take the additional charge when it is on', () => {
    const charged = config({ additional_charge: 3, additional_charge_status: 1 })
    expect(orderAmounts({ ...order, config: charged }).additional).toBe(3)
    expect(orderAmounts({ ...order, config: config({ additional_charge: 3 }) }).additional).toBe(0)
  })
})

describe('a quote', () => {
  const zones = (over: object) => ({ zone_id: '[1]', zone_data: [zone(over)] })

  it('has no bounds where the zone sets none', () => {
    const pivot = {
      per_km_shipping_charge: 1,
      minimum_shipping_charge: 2,
      maximum_shipping_charge: null,
      maximum_cod_order_amount: null,
    }
    expect(quoteOf(zones({ modules: [{ id: 1, pivot }] }), store(), 0)).toMatchObject({
      maximum_shipping_charge: Number.POSITIVE_INFINITY,
      maximum_cod_order_amount: Number.POSITIVE_INFINITY,
    })
  })

  it('adds a busy fee only while it is on', () => {
    expect(quoteOf(zones({ increased_delivery_fee: 9 }), store(), 0)?.increased_delivery_fee).toBe(0)
  })

  it('knows no way in an empty matrix', () => {
    expect([metresOf({ rows: [] }), metresOf({ rows: [{ elements: [] }] })]).toEqual([0, 0])
  })
})

describe('order types', () => {
  it('are those of the store that the shop allows', () => {
    expect(offeredOrderTypes(store(), config())).toEqual(['delivery', 'take_away'])
    expect(offeredOrderTypes(store({ delivery: 0 }), config())).toEqual(['take_away'])
    expect(offeredOrderTypes(store(), config({ takeaway_status: 0 }))).toEqual(['delivery'])
    expect(offeredOrderTypes(store(), config({ home_delivery_status: 0, takeaway_status: 0 }))).toEqual([])
    expect(offeredOrderTypes(store({ take_away: 0 }), config())).toEqual(['delivery'])
  })
})

describe('a refusal', () => {
  const soldOut = refusal(403, { code: 'stock', message: 'Milk is out of stock.' })

  it('is an answer, unless the server is broken or silent', () => {
    expect(isUnanswered(soldOut)).toBe(false)
    expect(isUnanswered(refusal(500, { code: 'server', message: 'Broken' }))).toBe(true)
    expect(isUnanswered(refusal(403))).toBe(true)
    expect(isUnanswered(new TypeError('Failed to fetch'))).toBe(true)
    expect(isUnanswered({ status: 403, errors: [{ code: 'x', message: '' }] })).toBe(true)
  })

  it('is known by status and code together', () => {
    expect(hasCode(soldOut, 403, 'stock')).toBe(true)
    expect([hasCode(soldOut, 404, 'stock'), hasCode(soldOut, 403, 'price'), hasCode('x', 403, 'x')]).toEqual([
      false,
      false,
      false,
    ])
  })
})
