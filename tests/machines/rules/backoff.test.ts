import { expect, it } from 'vitest'
import { pauseAfter, pauseAsked } from '#machines/rules/backoff.ts'

it('waits 1 s after the first failure, twice as long after each further one, and never more than 30 s', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(pauseAfter)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ])
})

it('waits 1 s when nothing has failed yet', () => {
  expect(pauseAfter(0)).toBe(1_000)
})

const refused = (retryAfter?: number) => Object.assign(new Error(), { status: 409, errors: [], retryAfter })

it.each([
  ['nothing', refused(), 2_000],
  ['no answer', new TypeError('Failed to fetch'), 2_000],
  ['at once', refused(0), 1_000],
  ['seven seconds', refused(7), 7_000],
  ['a day', refused(86_400), 30_000],
])('waits as long as the server asks, within bounds: %s', (_, error, pause) => {
  expect(pauseAsked(error, 2_000)).toBe(pause)
})
