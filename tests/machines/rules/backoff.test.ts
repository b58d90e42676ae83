import { expect, it } from 'vitest'
import { pauseAfter } from '#machines/rules/backoff.ts'

it('waits 1 s after the first failure, twice as long after each further one, and never more than 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ])
})

it('waits 1 s when nothing has failed yet', () => {
  expect(pauseAfter(0)).toBe(1_000)
})
