import { expect, it } from 'vitest'
import { likedIn } from '#machines/account/liked-categories.ts'
import type { Category } from '#openapi/generated/client.ts'

const category = (id: number, ...below: number[]) =>
  ({ id, childes: below.map((child) => ({ id: child })) }) as Category

it('interests of a module are its categories and those below them, and none of another module', () => {
  expect(likedIn([category(1, 11, 12), category(2)], [12, 2, 30])).toEqual([12, 2])
  expect(likedIn([], [1])).toEqual([])
})
