import { describe, expect, it } from 'vitest'
import { phoneOf } from '#server/rules/phone.ts'
import { noNumbers, oneNumber } from '#tests/support/phone-spellings.ts'

describe('phone numbers of the server', () => {
  it.each(oneNumber)('%s, written in %s, is %s', (written, country, number) => {
    expect(phoneOf(written, country)).toBe(number)
  })

  it.each(noNumbers)('%j, written in %s, is no phone number', (written, country) => {
    expect(phoneOf(written, country)).toBeUndefined()
  })

  it('a number with its country code is read where the country of the shop is unknown', () => {
    expect(phoneOf('+971 50 123 4567', 'ZZ')).toBe('+971501234567')
    expect(phoneOf('00971501234567', '')).toBe('+971501234567')
    expect(phoneOf('0501234567', '')).toBeUndefined()
  })
})
