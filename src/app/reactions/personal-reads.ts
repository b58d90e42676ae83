import type { Query } from '@tanstack/react-query'

/** Reads whose answer depends on who asks, by the first element of their query keys. */
const personal: ReadonlySet<unknown> = new Set([
  'getCustomerInfo',
  'listAddresses',
  'listConversations',
  'listNotifications',
  'getOrderDetails',
  'getReceipt',
  'trackOrder',
  'getPrescription',
  'listVisitAgainItems',
  'listRecommendedItems',
  'listSuggestedItems',
])

export const isPersonal = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => personal.has(queryKey[0])
