import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { Where } from '#src/core/where.ts'

/** An address that the customer may open next, with the parameters of its route. */
export type Address = {
  path: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Prefetches the first reads of a screen before the customer opens it; `Screen.readAhead`. */
export type ReadAhead = (shop: { api: Api; queries: QueryClient; where: Where }, address: Address) => unknown
