import type { APIRequestContext } from '@playwright/test'

/** Ids of the stores of a module that sell now, in the zone of the tests: they run at any hour. */
export async function openStores(request: APIRequestContext, moduleId: number): Promise<Set<number>> {
  const reply = await request.get('/api/v1/stores/popular?limit=50&offset=1', {
    headers: { zoneid: '[1]', moduleId: String(moduleId) },
  })
  const { stores } = (await reply.json()) as { stores: { id: number; open: 0 | 1; active: 0 | 1 }[] }
  return new Set(stores.filter(({ open, active }) => open && active).map(({ id }) => id))
}
