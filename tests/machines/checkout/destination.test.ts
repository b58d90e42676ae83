import { describe, expect, it } from 'vitest'
import { destinationAt, isServed, movesOrder } from '#machines/checkout/destination.ts'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { nora } from '#tests/machines/samples/checkout.ts'
import { address } from '#tests/machines/samples.ts'

describe('an address from its dialog', () => {
  it('is served when one of its zones is the zone of the store', () => {
    expect(isServed({ address: address(5), zone_ids: [2, 1] }, 1)).toBe(true)
    expect(isServed({ address: address(5), zone_ids: [2] }, 1)).toBe(false)
    expect(isServed({ address: address(5), zone_ids: [] }, 1)).toBe(false)
  })

  it('of a guest has no zones yet, and is taken', () => {
    expect(isServed({ address: address(5) }, 1)).toBe(true)
  })

  it('moves the order when the store serves it and it is somewhere else', () => {
    const there = { zone_id: 1, delivery: deliveryTo(address(5)) }
    expect(movesOrder({ address: address(6), zone_ids: [1] }, there)).toBe(true)
    expect(movesOrder({ address: address(6), zone_ids: [2] }, there)).toBe(false)
    expect(movesOrder({ address: address(5), zone_ids: [1] }, there)).toBe(false)
  })

  it('names delivery and receiver', () => {
    const { contact_person_name, contact_person_number } = address(5)
    expect(destinationAt({ address: address(5) }, nora)).toEqual({
      delivery: deliveryTo(address(5)),
      contact: { ...nora, contact_person_name, contact_person_number },
    })
  })
})
