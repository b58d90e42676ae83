import { describe, expect, it } from 'vitest'
import { isSameDoor } from '#machines/rules/same-door.ts'
import { receiver, sender } from '#tests/machines/samples/parcel.ts'

const home = { ...sender, house: 'Villa 7', floor: '2' }
const isSame = (other: object) => isSameDoor({ sender: home, receiver: { ...receiver, ...home, ...other } })

describe('two ends of a parcel', () => {
  it.each<[string, object]>([
    ['at one spot', {}],
    ['with a pin some metres to the north', { latitude: '25.20015' }],
    ['with a pin some metres to the east', { longitude: '55.20015' }],
    ['with the house written another way', { house: ' villa  7' }],
    ['with the floor in other digits', { floor: '２' }],
  ])('the ends of a parcel are one door %s', (_, other) => {
    expect(isSame(other)).toBe(true)
  })

  it.each<[string, object]>([
    ['in the next house', { latitude: '25.2003' }],
    ['across the street', { longitude: '55.2003' }],
    ['in another house at one spot', { house: 'Villa 8' }],
    ['on another floor of one house', { floor: '3' }],
    ['where one of them names no floor', { floor: '' }],
    ['while an end is not chosen yet', { address: '', latitude: '', longitude: '' }],
  ])('the ends of a parcel are two doors %s', (_, other) => {
    expect(isSame(other)).toBe(false)
  })

  it('the ends of a parcel are measured along the parallel on which they stand', () => {
    const far = { ...home, latitude: '60' }
    const east = (longitude: string) => isSameDoor({ sender: far, receiver: { ...far, longitude } })
    expect(east('55.20035')).toBe(true)
    expect(east('55.2004')).toBe(false)
  })
})
