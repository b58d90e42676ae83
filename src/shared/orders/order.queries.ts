import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/client.ts'
import { unwrap } from '#api/unwrap.ts'
import { orderToken } from './order-tokens.ts'

/** Proof of access to an order: none for a customer, guest id and phone of the order for a guest. */
export type OrderProof = { guest_id?: string; contact_number?: string }

/** Leaves out unknown fields: the server refuses empty proofs. */
export const proofOf = (guest_id: string | null, contact_number: string): OrderProof => ({
  ...(guest_id && { guest_id }),
  ...(contact_number && { contact_number }),
})

export const trackedOrderQuery = (api: Api, order_id: number, proof: OrderProof = {}) =>
  queryOptions({
    queryKey: ['trackOrder', order_id, proof],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/order/track', {
          params: { query: { order_id, ...proof }, header: orderToken(order_id) },
          signal,
        }),
      ),
    staleTime: 0,
  })

/** `priced`: the goods of a prescription are known from then on. */
export const orderLinesQuery = (
  api: Api,
  order_id: number,
  proof: OrderProof = {},
  priced: string | null = null,
) =>
  queryOptions({
    queryKey: ['getOrderDetails', order_id, proof, priced],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/order/details', {
          params: { query: { order_id, ...proof }, header: orderToken(order_id) },
          signal,
        }),
      ),
  })

/** The pictures of the prescription; only the owner of the order may see them. */
export const prescriptionQuery = (api: Api, order_id: number, { guest_id }: OrderProof = {}) =>
  queryOptions({
    queryKey: ['getPrescription', order_id, guest_id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/order/prescription', {
          params: { query: { order_id, ...(guest_id && { guest_id }) } },
          signal,
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
