import type { QueryClient } from '@tanstack/react-query'
import { type Catalogue, catalogueFor } from '#machines/rules/catalogue.ts'
import type { Module } from '#openapi/generated/client.ts'
import { MODULES_KEY } from './modules.queries.ts'
import { pageModule } from './page-module.ts'
import type { ShopActors } from './shop.ts'

/** Returns the visible catalogue outside React, for requests and prefetching; it has no zones until the modules have loaded. */
export function catalogueNow(
  { location, module }: Pick<ShopActors, 'location' | 'module'>,
  queries: QueryClient,
  preferred?: Module['module_type'],
): Catalogue {
  const { location: customerLocation } = location.getSnapshot().context
  const chosen = module.getSnapshot().context.module
  if (customerLocation && chosen) return { zone_ids: customerLocation.zone_ids, module: chosen }
  const shown = chosen ?? pageModule.get()
  return catalogueFor(
    { location: customerLocation, module: shown },
    queries.getQueryData<Module[]>(MODULES_KEY) ?? [],
    preferred,
  )
}
