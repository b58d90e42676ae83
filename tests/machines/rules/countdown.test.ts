import { expect, it } from 'vitest'
import { countdownOf, untilNextSecond } from '#machines/rules/countdown.ts'

const parts = (left: number) => Object.values(countdownOf(left)).join(':')

// docs/spec.md §2: campaign countdown (DD:HH:MM:SS).
it.each([
  [0, '0:0:0:0'],
  [1_000, '0:0:0:1'],
  [59_000, '0:0:0:59'],
  [60_000, '0:0:1:0'],
  [3_600_000, '0:1:0:0'],
  [86_399_000, '0:23:59:59'],
  [86_400_000, '1:0:0:0'],
  [90_061_000, '1:1:1:1'],
  [120 * 86_400_000, '120:0:0:0'],
])('%i ms are %s', (left, said) => {
  expect(parts(left)).toBe(said)
})

it('a second that has begun counts, so that nothing is left only at the end', () => {
  expect(parts(1)).toBe('0:0:0:1')
  expect(parts(999)).toBe('0:0:0:1')
  expect(parts(1_001)).toBe('0:0:0:2')
})

it('nothing is left after the end either', () => {
  expect(parts(-5_000)).toBe('0:0:0:0')
})

it.each([1, 250, 1_000, 1_001, 90_061_500])('of %i ms the next second is said when it has begun', (left) => {
  const wait = untilNextSecond(left)
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(1_000)
  expect(parts(left - wait)).not.toBe(parts(left))
  expect(parts(left - wait + 1)).toBe(parts(left))
})
