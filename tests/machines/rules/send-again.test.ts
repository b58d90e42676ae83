import { describe, expect, it } from 'vitest'
import { isOfParcel, parcelAgain } from '#machines/rules/send-again.ts'
import { boxes } from '#tests/machines/samples/parcel.ts'
import { againOfGuest, backOfCustomer, oldParcel } from '#tests/machines/samples/send-again.ts'
import { orderAs } from '#tests/machines/samples/tracked-order.ts'

describe('a parcel that is sent again', () => {
  it('has the kind, the size, the weight, both ends and the payer of the old order', () => {
    const { form, gone } = parcelAgain(againOfGuest, oldParcel)
    expect(form).toMatchObject({
      parcel_category_id: 2,
      parcel_size_id: 3,
      typedWeight: '4',
      charge_payer: 'receiver',
      sender: {
        address: '9 Lighthouse Road',
        latitude: '25.2',
        contact_person_name: 'Nora',
        contact_person_number: '+971502223344',
        floor: '',
        note: 'Ring twice',
      },
      receiver: {
        address_type: 'office',
        road: 'Palm Street',
        house: '3',
        floor: '2',
        longitude: '55.3',
        contact_person_name: 'Omar',
        note: '',
      },
    })
    expect(gone).toEqual({ category: null, size: null })
  })

  it('asks anew for a weight that the old order does not say', () => {
    const { weight: _, ...unweighed } = oldParcel
    expect(parcelAgain(againOfGuest, unweighed).form.typedWeight).toBe('')
    expect(parcelAgain(againOfGuest, { ...oldParcel, weight: null }).form.typedWeight).toBe('')
  })

  it('leaves the consent, the time, the tip and the way to pay to the customer', () => {
    expect(parcelAgain(againOfGuest, oldParcel).form).toMatchObject({
      no_prohibited_goods: false,
      share_sender_phone: false,
      schedule_at: null,
      dm_tips: 0,
      payment_method: 'cash_on_delivery',
      partial_payment: false,
    })
  })

  it('goes back with its ends swapped', () => {
    const { form } = parcelAgain(againOfGuest, oldParcel)
    const { sender, receiver, ...rest } = parcelAgain(backOfCustomer, oldParcel).form
    expect(sender).toEqual(form.receiver)
    expect(receiver).toEqual(form.sender)
    expect(rest).toMatchObject({ parcel_category_id: 2, parcel_size_id: 3, charge_payer: 'receiver' })
  })

  it('names a kind that is no longer offered, and nothing else', () => {
    const { form, gone } = parcelAgain({ ...againOfGuest, categories: [] }, oldParcel)
    expect(gone).toEqual({ category: 'Boxes', size: null })
    expect(form).toMatchObject({ parcel_category_id: null, parcel_size_id: null, receiver: { house: '3' } })
  })

  it('names a size that its kind is no longer carried in', () => {
    const large = { ...boxes.sizes![0]!, id: 4 }
    const categories = [{ ...boxes, sizes: [large] }]
    const { form, gone } = parcelAgain({ ...againOfGuest, categories }, oldParcel)
    expect(gone).toEqual({ category: null, size: 'Medium' })
    expect(form).toMatchObject({ parcel_category_id: 2, parcel_size_id: null })
  })

  it('leaves the size open where the old order had none', () => {
    const { form, gone } = parcelAgain(againOfGuest, { ...oldParcel, parcel_size: null, charge_payer: null })
    expect(gone).toEqual({ category: null, size: null })
    expect(form).toMatchObject({ parcel_size_id: null, charge_payer: 'sender' })
  })

  it.each([
    ['of goods', { order_type: 'delivery' as const }],
    ['without a kind', { parcel_category: null }],
    ['without a sender', { delivery_address: null }],
    ['without a receiver', { receiver_details: null }],
  ])('is not made of an order %s', (_, more) => {
    expect(isOfParcel(oldParcel)).toBe(true)
    expect(isOfParcel({ ...oldParcel, ...more })).toBe(false)
    expect(() => parcelAgain(againOfGuest, orderAs('delivered'))).toThrow()
  })
})
