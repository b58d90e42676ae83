import type { Module } from '#openapi/generated/client.ts'

/**
 * How many stores of the module a customer finds in these zones; undefined where the backend does not say it for each
 * zone. The number in all zones would contradict the lists.
 */
export function storesIn({ zones }: Pick<Module, 'zones'>, zone_ids: readonly number[]): number | undefined {
  const counts = zones.filter(({ id }) => zone_ids.includes(id)).map(({ stores_count }) => stores_count)
  return counts.every((count) => count !== undefined)
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined
}
