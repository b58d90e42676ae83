import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { Where } from './where.ts'

/** An address somebody may go to next, and what its route names in it. */
export type Address = {
  path: string
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

/** Asks for what a screen reads first, before it is opened; `Screen.readAhead`. */
export type ReadAhead = (shop: { api: Api; queries: QueryClient; where: Where }, address: Address) => unknown
