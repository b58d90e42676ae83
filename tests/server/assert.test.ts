import { describe, expect, it } from 'vitest'
import { present } from '#server/assert/present.ts'
import { zip } from '#server/assert/zip.ts'

describe('present', () => {
  it('present returns a value that is there, even an empty one', () => {
    expect([present(0, 'a number'), present('', 'a text'), present(false, 'a flag')]).toEqual([0, '', false])
  })

  it.each([null, undefined])('present names the missing value when it gets %s', (absent) => {
    expect(() => present(absent, 'the store of the order')).toThrow('the store of the order is missing')
  })
})

describe('zip', () => {
  it('zip pairs entries with their counterparts, absent ones included', () => {
    expect(zip(['a', 'b'], [1, null, 3])).toEqual([
      ['a', 1],
      ['b', null],
    ])
  })

  it('zip refuses a second list that is shorter', () => {
    expect(() => zip(['a', 'b'], [1])).toThrow('2 entries have 1 counterparts')
  })
})
