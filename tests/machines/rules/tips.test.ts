import { describe, expect, it } from 'vitest'
import { tipChoices, tipIn } from '#machines/rules/tips.ts'

describe('the tips on offer', () => {
  it('the tip that most customers give replaces the usual tip nearest to it, so that three are on offer', () => {
    expect(tipChoices(3)).toEqual([3, 5, 10])
    expect(tipChoices(5)).toEqual([2, 5, 10])
    expect(tipChoices(8)).toEqual([2, 5, 8])
    expect(tipChoices(1)).toEqual([1, 5, 10])
    expect(tipChoices(1000)).toEqual([2, 5, 1000])
  })

  it('a shop without tips so far, or with one beyond the limit, offers the usual ones', () => {
    for (const most of [null, undefined, 0, 1001]) expect(tipChoices(most)).toEqual([2, 5, 10])
  })
})

describe('a tip in words', () => {
  it('is read in Latin and Arabic digits, with either decimal sign', () => {
    expect([tipIn(' 7 '), tipIn('7.5'), tipIn('7,5'), tipIn('٧٫٥'), tipIn('1000')]).toEqual([
      7, 7.5, 7.5, 7.5, 1000,
    ])
  })

  it('no text is no tip', () => {
    expect([tipIn(''), tipIn('  ')]).toEqual([0, 0])
  })

  it('is refused when it is no amount, negative or beyond the limit', () => {
    for (const text of ['a lot', '-3', '1e3', '1000.01', '1.2.3']) expect(tipIn(text)).toBeUndefined()
  })
})
