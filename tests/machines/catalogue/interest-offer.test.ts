import { describe, expect, it } from 'vitest'
import { isAsked, leadsToInterests, offersInterests } from '#machines/catalogue/interest-offer.ts'

const food = { id: 1, module_type: 'food' } as const
const parcel = { id: 5, module_type: 'parcel' } as const

describe('the question what a customer likes', () => {
  it('is not put again in a module in which it was put', () => {
    expect(isAsked({ moment: 'home', module: food, asked: [1] })).toBe(true)
    expect(isAsked({ moment: 'home', module: food, asked: [2] })).toBe(false)
  })

  it('is never put in a module of parcels', () =>
    expect(isAsked({ moment: 'entering', module: parcel, asked: [] })).toBe(true))

  it('the question leads a customer who enters a module without interests and has interests in another module', () => {
    const entering = { moment: 'entering', module: food, asked: [] } as const
    expect(leadsToInterests(entering, [2])).toBe(true)
    expect(leadsToInterests(entering, [2, 1])).toBe(false)
    expect(leadsToInterests(entering, [])).toBe(false)
    expect(leadsToInterests({ ...entering, moment: 'home' }, [2])).toBe(false)
  })

  it('the shop offers the question at home once, to a customer without interests', () => {
    const home = { moment: 'home', module: food, asked: [] } as const
    expect(offersInterests(home, [])).toBe(true)
    expect(offersInterests(home, [2])).toBe(false)
    expect(offersInterests({ ...home, asked: [2] }, [])).toBe(false)
    expect(offersInterests({ ...home, moment: 'entering' }, [])).toBe(false)
  })
})
