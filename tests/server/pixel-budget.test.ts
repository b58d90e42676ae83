import { expect, it } from 'vitest'
import { createPixelBudget } from '#server/media/pixel-budget.ts'

const A_MINUTE = 500

it('a network has its pixels drawn in a minute, and all of them again in the next', () => {
  let now = 0
  const budget = createPixelBudget(A_MINUTE, () => now)
  expect(budget.left('office')).toBe(A_MINUTE)
  budget.spend('office', 400)
  budget.spend('office', 90)
  expect(budget.left('office')).toBe(10)
  expect(budget.left('home')).toBe(A_MINUTE)
  now = 59_999
  expect(budget.left('office')).toBe(10)
  now = 60_000
  expect(budget.left('office')).toBe(A_MINUTE)
})
