import { describe, expect, it } from 'vitest'
import { deliveryAt } from '#machines/rules/delivery.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import { type DraftChange, startDraft } from '#machines/rules/order-draft.ts'
import { stillRefused } from '#machines/rules/placement.ts'
import { guest, lines, location, nora, soup } from '#tests/machines/samples/checkout.ts'
import { storedPicture } from '#tests/machines/samples/prescription.ts'
import { lineFor } from '#tests/machines/samples.ts'

const draft = startDraft(guest)
const left = (refusal: FieldRefusal, change: DraftChange) => stillRefused(draft, change, [refusal])
const said = (code: string, more: object = {}) => ({ code, message: 'No.', ...more })
const elsewhere = { delivery: { ...deliveryAt(location), house: '9' } }
const more = { lines: [lineFor(8, soup, { quantity: 3 })] }

describe('a refusal of the server', () => {
  it.each([
    ['order_type', { order_type: 'take_away' }, elsewhere],
    ['coordinates', elsewhere, { contact: nora }],
    ['coordinates', { order_type: 'take_away' }, { dm_tips: 3 }],
    ['contact_person_number', { contact: nora }, elsewhere],
    ['store_closed', { schedule_at: '2026-11-20T18:30:00.000Z' }, elsewhere],
    ['schedule_at', { schedule_at: null }, more],
    ['payment_method', { payment_method: 'digital_payment' }, elsewhere],
    ['payment_method', { partial_payment: true }, more],
    ['payment_method', { order_type: 'take_away' }, { contact: nora }],
    ['dm_tips', { dm_tips: 3 }, elsewhere],
    ['prescription', { pictures: [storedPicture('p1')] }, { pictures: [] }],
    ['coupon', { coupon_code: 'OTHER' }, { coupon_code: '' }],
    ['minimum_order', more, { lines: [...lines] }],
    ['order_note', { order_note: 'No salt' }, { delivery_instruction: 'Ring twice' }],
    ['delivery_instruction', { delivery_instruction: 'Ring twice' }, elsewhere],
    ['order_amount', elsewhere, { order_note: 'No salt' }],
    ['order_amount', { order_type: 'take_away' }, { fee: { type: 'measuring' } }],
    ['order_amount', { dm_tips: 3 }, { contact: nora }],
  ] as [string, DraftChange, DraftChange][])(
    'of %s is answered by %j, and not by %j',
    (code, answer, other) => {
      expect(left(said(code), answer)).toEqual([])
      expect(left(said(code), other)).toEqual([said(code)])
    },
  )

  it('of a line is answered when the line is gone, or has no more pieces than are left', () => {
    const refusal = said('stock', { cart_id: 8, left: 1 })
    expect(left(refusal, { lines: [] })).toEqual([])
    expect(left(refusal, { lines: [lineFor(8, soup, { quantity: 1 })] })).toEqual([])
    expect(left(refusal, more)).toEqual([refusal])
    expect(left(refusal, elsewhere)).toEqual([refusal])
    expect(left(said('stock', { cart_id: 8 }), { lines: [lineFor(8, soup)] })).toHaveLength(1)
  })

  it('of a line is answered when the line is sold again as it is chosen now, and not when it never was unsold', () => {
    const unsold = { ...lineFor(8, soup), refusal: { code: 'variation', message: 'No.' } }
    const refusal = said('variation', { cart_id: 8 })
    const leftOf = (before: typeof unsold | undefined, now: object) =>
      stillRefused(
        { ...draft, ...(before && { lines: [before] }) },
        { lines: [{ ...lineFor(8, soup), ...now }] },
        [refusal],
      )
    expect(leftOf(unsold, {})).toEqual([])
    expect(leftOf(unsold, { refusal: unsold.refusal })).toEqual([refusal])
    expect(leftOf(undefined, {})).toEqual([refusal])
  })

  it('of a line that is not sold at this hour is answered by another time', () => {
    const later = { schedule_at: '2026-11-20T18:30:00.000Z' }
    expect(left(said('available_time', { cart_id: 8 }), later)).toEqual([])
    expect(left(said('stock', { cart_id: 8 }), later)).toHaveLength(1)
  })

  it.each([
    ['unpaid_orders', {}],
    ['unpaid_pieces', {}],
    ['unpaid_pieces', { cart_id: 8, left: 1 }],
  ])('of too much without money (%s, %j) is answered by another way to pay', (code, line) => {
    expect(left(said(code, line), { payment_method: 'cash_on_delivery' })).toEqual([])
    expect(left(said(code, line), { order_note: 'No salt' })).toHaveLength(1)
    expect(left(said('stock', line), { payment_method: 'cash_on_delivery' })).toHaveLength(1)
  })

  it('leaves the list as it is when nothing is answered', () => {
    const refusals = [said('coupon'), said('stock', { cart_id: 8 })]
    expect(stillRefused(draft, { order_note: 'No salt' }, refusals)).toBe(refusals)
  })
})
