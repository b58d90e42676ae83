import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import type { Where } from './where.ts'

/** An address somebody may go to next: what its route names, and its query. */
export type Address = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }

/** Asks for what a screen reads first, before it is opened; `Screen.readAhead`. */
export type ReadAhead = (shop: { api: Api; queries: QueryClient; where: Where }, address: Address) => unknown
