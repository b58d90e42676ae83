import { CHECKOUT } from './pages.ts'
/** Ordering with the pictures of a prescription; without a store the customer chooses a pharmacy first. */
export const prescriptionPath = (store_id?: number): string =>
  `${CHECKOUT}?${new URLSearchParams({ page: 'prescription', ...(store_id && { store: String(store_id) }) })}`

/** The store in such an address. */
export const storeOfPrescription = (query: URLSearchParams): number | undefined =>
  Number(query.get('store')) || undefined
