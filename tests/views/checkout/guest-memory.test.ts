import { beforeEach, describe, expect, it } from 'vitest'
import { deliveryTo } from '#machines/rules/delivery.ts'
import { recallGuest, rememberGuest } from '#src/features/checkout/guest-memory.ts'
import { customer, guest, location, nora } from '#tests/machines/samples/checkout.ts'
import { address } from '#tests/machines/samples.ts'

const delivery = deliveryTo(address(5))

describe('contact and address of a guest in this tab', () => {
  beforeEach(() => sessionStorage.clear())

  it('are there for the next order', () => {
    rememberGuest(window, { place: location, contact: nora, delivery })
    expect(recallGuest(window, guest.shopper, location)).toEqual({ contact: nora, delivery })
  })

  it('are nothing before a guest wrote them', () => {
    expect(recallGuest(window, guest.shopper, location)).toEqual({})
  })

  it('leave the address out where the guest shops for another place', () => {
    rememberGuest(window, { place: location, contact: nora, delivery })
    expect(recallGuest(window, guest.shopper, { ...location, lat: 1 })).toEqual({ contact: nora })
    expect(recallGuest(window, guest.shopper, { ...location, lng: 1 })).toEqual({ contact: nora })
  })

  it('go when the guest takes them back', () => {
    rememberGuest(window, { place: location, contact: nora, delivery })
    rememberGuest(window, { place: location })
    expect(recallGuest(window, guest.shopper, location)).toEqual({})
  })

  it('are not given to a customer', () => {
    rememberGuest(window, { place: location, contact: nora, delivery })
    expect(recallGuest(window, customer.shopper, location)).toEqual({})
  })
})
