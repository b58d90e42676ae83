import { describe, expect, it } from 'vitest'
import { deliveryAt, deliveryTo } from '#machines/rules/delivery.ts'
import {
  type DraftName,
  draftIn,
  draftName,
  draftsIn,
  guestMemoryOf,
  recalledIn,
  type StoredDraft,
  saidOf,
  withDraft,
  withoutDraft,
} from '#machines/rules/kept-draft.ts'
import { startDraft } from '#machines/rules/order-draft.ts'
import { coupon, customer, guest, location, nora } from '#tests/machines/samples/checkout.ts'
import { draftNamed, NOW, storedDraft } from '#tests/machines/samples/kept-draft.ts'
import { address, config, mona, store } from '#tests/machines/samples.ts'

const HOUR = 60 * 60_000
const textOf = (...drafts: StoredDraft[]) => JSON.stringify(drafts)
const ofMona: DraftName = { owner: `customer ${mona.id}`, cart: 'cart 1' }
const everything = {
  order_type: 'take_away' as const,
  delivery: deliveryTo(address(5)),
  contact: nora,
  payment_method: 'digital_payment' as const,
  partial_payment: true,
  schedule_at: '2026-11-21T18:30:00.000Z',
  dm_tips: 3,
  cutlery: true,
  order_note: 'No salt',
  delivery_instruction: 'Ring twice',
  unavailable_item_note: 'Call me',
  address_id: 5,
  coupon: coupon(),
  coupon_code: 'WELCOME10',
}

describe('the kept part of a draft', () => {
  it('a draft keeps nothing before the customer says something', () => {
    expect(saidOf(startDraft(customer))).toEqual({})
  })

  it('a draft keeps everything the customer said, and no price, fee or picture', () => {
    expect(saidOf({ ...startDraft(customer), ...everything, unsentPictures: 2 })).toEqual(everything)
  })

  it('a draft leaves out the contact of the profile, which may change', () => {
    expect(saidOf({ ...startDraft(customer), dm_tips: 3, typedTip: '3' })).toEqual({
      dm_tips: 3,
      typedTip: '3',
    })
  })

  it('a kept draft comes back from the text as it went in', () => {
    const draft = storedDraft({ said: everything })
    expect(draftIn(withDraft('', draft), draftNamed)).toEqual(draft)
  })
})

describe('what the next order of a guest begins with', () => {
  it('is the contact and the address of this one, and nothing else', () => {
    const { delivery, contact } = everything
    expect(guestMemoryOf(storedDraft({ said: everything }))).toEqual({
      place: storedDraft().place,
      delivery,
      contact,
    })
  })

  it('is empty where the guest said neither', () => {
    expect(guestMemoryOf(storedDraft({ said: { order_note: 'No salt' } }))).toEqual({
      place: storedDraft().place,
    })
  })

  it('is not kept for a customer, who has a profile', () => {
    expect(guestMemoryOf(storedDraft({ ...ofMona, said: everything }))).toBeUndefined()
  })
})

describe('the name of a draft', () => {
  it('tells customers, guests, stores and order kinds apart', () => {
    const { lines } = guest
    expect([
      draftName(guest),
      draftName(customer),
      draftName({ ...guest, store: store({ id: 2 }) }),
      draftName({ ...guest, kind: 'prescription' }),
      draftName({ ...guest, kind: 'buy_now', lines }),
    ]).toEqual([
      { owner: 'guest guest-7', cart: 'cart 1' },
      { owner: `customer ${mona.id}`, cart: 'cart 1' },
      { owner: 'guest guest-7', cart: 'cart 2' },
      { owner: 'guest guest-7', cart: 'prescription 1' },
      { owner: 'guest guest-7', cart: `buy_now 1 ${lines[0]!.item_id}` },
    ])
  })
})

describe('a draft in the text', () => {
  it('is found by its own name only', () => {
    const text = textOf(storedDraft())
    expect(draftIn(text, { ...draftNamed, owner: 'guest guest-8' })).toBeUndefined()
    expect(draftIn(text, { ...draftNamed, cart: 'cart 2' })).toBeUndefined()
    expect(draftIn(text, draftNamed)).toEqual(storedDraft())
  })

  it('of a guest is taken over by the customer who signs in', () => {
    expect(draftIn(textOf(storedDraft()), ofMona)).toEqual(storedDraft())
  })

  it('of a customer is not shown to a guest or to another customer', () => {
    const text = textOf(storedDraft(ofMona))
    expect(draftIn(text, draftNamed)).toBeUndefined()
    expect(draftIn(text, { ...ofMona, owner: 'customer 99' })).toBeUndefined()
  })

  it('is the newest where a guest and the customer have one', () => {
    const [own, ofGuest] = [storedDraft({ ...ofMona, at: NOW }), storedDraft({ at: NOW - 1 })]
    expect(draftIn(textOf(ofGuest, own), ofMona)).toEqual(own)
    expect(draftIn(textOf(ofGuest, { ...own, at: NOW - 2 }), ofMona)).toEqual(ofGuest)
  })

  it('takes the place of the one before, and of the one it was taken over from', () => {
    const mine = storedDraft({ ...ofMona, at: NOW })
    const elsewhere = storedDraft({ cart: 'cart 2' })
    expect(draftsIn(withDraft(textOf(storedDraft(), elsewhere, storedDraft(ofMona)), mine))).toEqual([
      mine,
      elsewhere,
    ])
  })

  it('drops drafts of 24 hours, and those of a clock that was set back', () => {
    const old = storedDraft({ cart: 'cart 2', at: NOW - 24 * HOUR })
    const ahead = storedDraft({ cart: 'cart 3', at: NOW + 25 * HOUR })
    const mine = storedDraft({ at: NOW })
    expect(draftsIn(withDraft(textOf(old, ahead), mine))).toEqual([mine])
  })

  it('is one of the eight newest', () => {
    const others = Array.from({ length: 9 }, (_, index) => storedDraft({ cart: `cart ${index + 2}` }))
    const stored = draftsIn(withDraft(textOf(...others), storedDraft()))
    expect(stored.map(({ cart }) => cart)).toEqual(['cart 1', ...others.slice(0, 7).map(({ cart }) => cart)])
  })

  it('is gone once it is erased, and the others stay', () => {
    const other = storedDraft({ cart: 'cart 2' })
    expect(draftsIn(withoutDraft(textOf(storedDraft(), other), draftNamed))).toEqual([other])
    expect(draftsIn(withoutDraft(textOf(storedDraft(), storedDraft(ofMona)), ofMona))).toEqual([])
  })
})

describe('a text that another program or release left', () => {
  it.each(['', 'null', '{', '{}', '[null, 3, []]', '"draft"'])('%s holds no draft', (text) => {
    expect(draftsIn(text)).toEqual([])
  })

  it.each<[string, object]>([
    ['another version', { version: 2 }],
    ['no owner', { owner: 7 }],
    ['no cart', { cart: null }],
    ['no time', { at: 'noon' }],
    ['a time before time', { at: -1 }],
    ['no place', { place: { lat: '25' } }],
    ['half a place', { place: { lat: 25 } }],
  ])('is dropped with %s', (_, wrong) => {
    expect(draftsIn(textOf({ ...storedDraft(), ...wrong } as StoredDraft))).toEqual([])
  })

  it.each<[string, unknown]>([
    ['order_type', 'by pigeon'],
    ['delivery', { ...deliveryAt(location), floor: 3 }],
    ['delivery', 'home'],
    ['contact', { ...nora, contact_person_email: undefined }],
    ['payment_method', 'gold'],
    ['partial_payment', 1],
    ['schedule_at', 'tomorrow'],
    ['schedule_at', 5],
    ['dm_tips', -1],
    ['typedTip', 3],
    ['dm_tips', '3'],
    ['dm_tips', null],
    ['cutlery', 'yes'],
    ['order_note', 3],
    ['order_note', 'n'.repeat(2001)],
    ['delivery_instruction', []],
    ['unavailable_item_note', {}],
    ['address_id', 'home'],
    ['coupon', { ...coupon(), discount: '5' }],
    ['coupon', { ...coupon(), code: 5 }],
    ['coupon', { ...coupon(), min_purchase: null }],
    ['coupon', { ...coupon(), max_discount: '1' }],
    ['coupon', { ...coupon(), discount_type: 1 }],
    ['coupon', { ...coupon(), coupon_type: 1 }],
    ['coupon_code', 5],
    ['colour', 'blue'],
  ])('loses its %s where that is malformed, and keeps the rest', (field, value) => {
    const said = { cutlery: false, order_note: 'Kept', [field]: value }
    const { [field as 'cutlery']: _, ...rest } = { cutlery: false, order_note: 'Kept' }
    expect(draftsIn(textOf(storedDraft({ said: said as StoredDraft['said'] })))[0]?.said).toEqual(rest)
  })

  it('counts a malformed balance as none', () => {
    expect(draftsIn(textOf({ ...storedDraft(), balance: 'all' as never }))[0]?.balance).toBe(0)
  })

  it('has a time to deliver that is null for now', () => {
    const said = { schedule_at: null, address_id: null }
    expect(draftsIn(textOf(storedDraft({ said })))[0]?.said).toEqual(said)
  })
})

describe('what a later visit takes up', () => {
  const recalled = (said: StoredDraft['said'], start: Parameters<typeof recalledIn>[1] = customer) =>
    recalledIn(storedDraft({ said }), start)

  it('is everything that the order still offers', () => {
    const start = { ...customer, config: config({ dm_tips_status: 1 }) }
    expect(recalled(everything, start)).toEqual(everything)
  })

  it('is no way of handing over that the store has given up', () => {
    expect(recalled({ order_type: 'take_away' }, { ...customer, store: store({ take_away: 0 }) })).toEqual({})
    expect(recalled({ order_type: 'take_away' }, { ...customer, kind: 'prescription' })).toEqual({})
  })

  it('is no address of another place, where the customer shops elsewhere now', () => {
    const { delivery, address_id } = everything
    expect(recalled({ delivery, address_id }, { ...customer, location: { ...location, lng: 55.3 } })).toEqual(
      {},
    )
    expect(recalled({ delivery, address_id }, { ...customer, location: { ...location, lat: 25.3 } })).toEqual(
      {},
    )
    expect(recalled({ delivery, address_id })).toEqual({ delivery, address_id })
  })

  it('is no tip where the shop takes none, and no wallet of a guest', () => {
    expect(
      recalled({ dm_tips: 3, typedTip: '3' }, { ...customer, config: config({ dm_tips_status: 0 }) }),
    ).toEqual({})
    expect(recalled({ partial_payment: true }, guest)).toEqual({})
  })

  it('fills what a guest left empty from the profile', () => {
    const contact = { contact_person_name: 'Nora', contact_person_number: '', contact_person_email: '' }
    expect(recalled({ contact })).toEqual({
      contact: {
        contact_person_name: 'Nora',
        contact_person_number: mona.phone,
        contact_person_email: mona.email,
      },
    })
  })

  it('is the contact as the guest typed it, where it is whole', () => {
    expect(recalled({ contact: nora })).toEqual({ contact: nora })
  })
})
