import type { QueryClient } from '@tanstack/react-query'

/** Reads whose answer depends on who asks; the first element of their query keys. */
const personal: ReadonlySet<unknown> = new Set([
  'getCustomerInfo',
  'listAddresses',
  'listConversations',
  'listOrders',
  'getOrderDetails',
  'trackOrder',
  'listVisitAgainItems',
  'listRecommendedItems',
  'listSuggestedItems',
])

/** Somebody else shops now: what was read for the one before is dropped, and read again where it is on show. */
export const forgetPersonalReads = (queries: QueryClient): void =>
  void queries.resetQueries({ predicate: ({ queryKey }) => personal.has(queryKey[0]) })
