import type { FastifyRequest } from 'fastify'
import type { Served } from './document.ts'

/** The operations one method of one url can mean: its own first, then one of another method that answers here too. */
export type Route = readonly [Served, Served?]

/** url -> method -> operations; an alias is a url like any other. */
export const routesOf = (operations: readonly Served[]): Map<string, Map<string, Route>> => {
  const routes = new Map<string, Map<string, Route>>()
  const add = (url: string, method: string, operation: Served) => {
    const byMethod = routes.get(url) ?? new Map<string, Route>()
    const [own] = byMethod.get(method) ?? []
    routes.set(url, byMethod.set(method, own ? [own, operation] : [operation]))
  }
  for (const operation of operations)
    for (const url of operation.urls) add(url, operation.method.toUpperCase(), operation)
  for (const operation of operations)
    for (const url of operation.urls) if (operation.also) add(url, operation.also.toUpperCase(), operation)
  return routes
}

/** `_method: put` in the body of a POST asks for the operation of PUT (docs/contract.md §1). */
export const chosen = ([own, other]: Route, { body }: FastifyRequest): Served =>
  other && (body as { _method?: unknown } | null | undefined)?._method === other.method ? other : own
