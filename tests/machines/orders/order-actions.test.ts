import { describe, expect, it } from 'vitest'
import { mainAction, type OrderAction, orderActions, viewerOf } from '#machines/orders/order-actions.ts'
import type { OrderStatus, Refund, TrackedOrder } from '#openapi/generated/client.ts'
import { failedAttempt, parcelOrderAs } from '#tests/machines/samples/parcel-order.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

const back = { status: 'on_the_way', at: '2026-11-20T12:50:00.000Z', fee: 10, due: 35 } as const
const returned = { ...back, status: 'returned', due: 0 } as const

const owner = { isOwner: true, mayAct: true, isCustomer: true }

describe('the actions of an order', () => {
  it.each<[OrderStatus, OrderAction[]]>([
    ['pending', ['track', 'receipt', 'cancel']],
    ['accepted', ['track', 'receipt']],
    ['confirmed', ['track', 'receipt']],
    ['processing', ['track', 'receipt']],
    ['handover', ['track', 'receipt']],
    ['picked_up', ['track', 'receipt']],
    ['delivered', ['again', 'receipt']],
    ['canceled', ['again', 'receipt']],
    ['failed', ['receipt', 'cancel']],
    ['refund_requested', ['again', 'receipt']],
    ['refunded', ['again', 'receipt']],
  ])('its owner can do with an order that is %s: %j', (status, actions) => {
    expect(orderActions(orderAs(status), owner)).toEqual(actions)
  })

  it.each<[string, TrackedOrder, OrderAction[]]>([
    ['on its way', parcelOrderAs('picked_up'), ['track', 'receipt', 'cancel']],
    ['on its way back', parcelOrderAs('picked_up', { return: back }), ['track', 'receipt', 'cancel']],
    ['delivered', parcelOrderAs('delivered'), ['sendAgain', 'sendBack', 'receipt']],
    [
      'delivered, its money asked back',
      parcelOrderAs('refund_requested'),
      ['sendAgain', 'sendBack', 'receipt'],
    ],
    ['delivered, its money paid back', parcelOrderAs('refunded'), ['sendAgain', 'sendBack', 'receipt']],
    ['canceled before its courier came', parcelOrderAs('canceled'), ['sendAgain', 'receipt']],
    [
      'canceled while its courier was on the way to the sender',
      parcelOrderAs('canceled', { canceled_fee: 5 }),
      ['sendAgain', 'receipt'],
    ],
    [
      'canceled after its pick-up, and back with its sender',
      { ...parcelOrderAs('canceled', { return: returned }), canceled_by: 'customer' },
      ['sendAgain', 'receipt'],
    ],
    [
      'refused at the door, and back with its sender',
      parcelOrderAs('canceled', { attempts: [failedAttempt], return: returned }),
      ['sendAgain', 'receipt'],
    ],
    ['lost', parcelOrderAs('canceled', { lost_at: back.at }), ['sendAgain', 'receipt']],
    ['not paid', parcelOrderAs('failed'), ['receipt', 'cancel']],
  ])('the sender of a parcel that is %s has the ways on that make sense', (_, parcel, actions) => {
    const cancel_fee = actions.includes('cancel') ? 0 : null
    expect(orderActions({ ...parcel, cancel_fee }, owner)).toEqual(actions)
  })

  it('a caller who may read a parcel may send it again, which changes nothing of it', () => {
    const parcel = { ...orderAs('delivered'), order_type: 'parcel' as const }
    const stranger = { isOwner: false, mayAct: false, isCustomer: false }
    expect(orderActions(parcel, stranger)).toEqual(['sendAgain', 'sendBack', 'receipt'])
    expect(mainAction(parcel, orderActions(parcel, stranger))).toBe('sendAgain')
  })

  it('a viewer who does not own the order sees its receipt only', () => {
    expect(orderActions(orderAs('delivered'), { isOwner: false, mayAct: false, isCustomer: false })).toEqual([
      'receipt',
    ])
  })

  it('a customer reviews the own order once it is delivered, and a guest does not', () => {
    const order = { ...orderAs('delivered'), delivered: '2026-11-20T12:30:00.000Z' }
    expect(orderActions(order, owner)[0]).toBe('review')
    expect(orderActions({ ...order, delivered: null }, owner)).not.toContain('review')
    for (const viewer of [
      { isOwner: true, mayAct: true, isCustomer: false },
      { isOwner: false, mayAct: false, isCustomer: true },
    ])
      expect(orderActions(order, viewer)).not.toContain('review')
  })

  it('its owner pays an order that waits for its payment, before anything else', () => {
    const due = { ...orderAs('pending'), payment_deadline: '2026-11-20T12:30:00.000Z' }
    expect(orderActions(due, owner)[0]).toBe('pay')
    expect(orderActions({ ...due, payment_deadline: null }, owner)).not.toContain('pay')
  })

  it('its owner asks for a refund while the server says until when', () => {
    const open = { ...orderAs('delivered'), refundable_until: '2026-11-21T12:00:00.000Z' }
    expect(orderActions(open, owner)).toEqual(['again', 'receipt', 'refund'])
    expect(orderActions({ ...open, refundable_until: null }, owner)).not.toContain('refund')
    expect(orderActions(open, { isOwner: false, mayAct: false, isCustomer: true })).not.toContain('refund')
  })

  it('a caller who only knows the phone number of an order neither pays nor cancels it', () => {
    const due = { ...orderAs('pending'), payment_deadline: '2026-11-20T12:30:00.000Z' }
    expect(orderActions(due, { isOwner: false, mayAct: false, isCustomer: false })).toEqual([
      'track',
      'receipt',
    ])
  })
})

describe('the main action of an order', () => {
  const delivered = '2026-11-20T12:30:00.000Z'
  const asked = { refund_status: 'pending' } as Refund
  const mainOf = (order: TrackedOrder, viewer = owner) => mainAction(order, orderActions(order, viewer))

  it.each<[string, TrackedOrder, OrderAction | undefined]>([
    ['pay while it waits for its payment', { ...orderAs('pending'), payment_deadline: delivered }, 'pay'],
    ['track while it is on its way', orderAs('picked_up'), 'track'],
    ['review once it is delivered', { ...orderAs('delivered'), delivered }, 'review'],
    ['order again once it is canceled', orderAs('canceled'), 'again'],
    [
      'order again while a refund is requested',
      { ...orderAs('refund_requested'), delivered, refund: asked },
      'again',
    ],
    ['order again once it is refunded', { ...orderAs('refunded'), delivered, refund: asked }, 'again'],
    [
      'order again after the shop declined a refund',
      { ...orderAs('delivered'), delivered, refund: { ...asked, refund_status: 'rejected' } },
      'again',
    ],
    ['nothing while its payment failed and can only be canceled', orderAs('failed'), undefined],
  ])('is to %s', (_, order, main) => {
    expect(mainOf(order)).toBe(main)
  })

  it('is nothing for a caller who may only read the receipt', () => {
    expect(mainOf(orderAs('delivered'), { isOwner: false, mayAct: false, isCustomer: false })).toBeUndefined()
  })
})

describe('the viewer of an order', () => {
  const guest = { is_guest: 1, user_id: 'guest-7' } as const
  it.each([
    [
      'its guest',
      guest,
      { token: null, guest_id: 'guest-7' },
      { isOwner: true, mayAct: true, isCustomer: false },
    ],
    [
      'another guest',
      guest,
      { token: null, guest_id: 'guest-8' },
      { isOwner: false, mayAct: false, isCustomer: false },
    ],
    [
      'a caller who proved the phone number',
      { is_guest: 1, user_id: '' } as const,
      { token: null, guest_id: null },
      { isOwner: false, mayAct: false, isCustomer: false },
    ],
    [
      'a browser that proved the phone by a code',
      { is_guest: 1, user_id: '', proven_until: '2026-11-21T12:00:00.000Z' } as const,
      { token: null, guest_id: 'guest-8' },
      { isOwner: false, mayAct: true, isCustomer: false },
    ],
    [
      'a customer who looks at the order of a guest',
      guest,
      { token: 'token', guest_id: null },
      { isOwner: false, mayAct: false, isCustomer: true },
    ],
    [
      'its customer',
      { is_guest: 0, user_id: '12' } as const,
      { token: 'token', guest_id: null },
      { isOwner: true, mayAct: true, isCustomer: true },
    ],
  ])('%s', (_, order, shopper, viewer) => {
    expect(viewerOf(order, shopper)).toEqual(viewer)
  })
})
