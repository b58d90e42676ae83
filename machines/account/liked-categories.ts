import type { Category } from '#openapi/generated/client.ts'

/**
 * Which of the customer's interests, ids of categories of all modules, belong to these of one module. Some may be
 * categories below: other apps choose them, and they stay when the customer saves.
 */
export function likedIn(categories: readonly Category[], interest: readonly number[]): number[] {
  const here = new Set(categories.flatMap(({ id, childes }) => [id, ...childes.map((child) => child.id)]))
  return interest.filter((id) => here.has(id))
}
