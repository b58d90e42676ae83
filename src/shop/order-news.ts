import type { OrderStatus } from '#openapi/generated/client.ts'

export type OrderNews = { order_id: number; order_status: OrderStatus }

/** Answers true when the customer sees what happened: then nobody needs to say it. */
type Listener = (news: OrderNews) => boolean

const listeners = new Set<Listener>()

/** Passes on what happened to an order; true when somebody shows it already. */
export function announceOrder(news: OrderNews): boolean {
  return [...listeners].map((listener) => listener(news)).some(Boolean)
}

/** Calls back for every change of an order that the shop sends word of; returns how to stop listening. */
export function onOrder(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
