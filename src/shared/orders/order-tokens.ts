import { useSyncExternalStore } from 'react'
import { readTab, type TabStored, writeTab } from '#browser/tab-storage.ts'
import type { OrderProven } from '#openapi/generated/client.ts'
import type { ShopActors } from '#src/core/shop.ts'

type Tokens = TabStored['orderTokens']

/** Where storage is blocked; null where the tab keeps them. */
let inMemory: Tokens | null = null
const listeners = new Set<() => void>()

const tokens = (): Tokens => inMemory ?? readTab(globalThis.window, 'orderTokens') ?? {}

const tokenOf = (order_id: number): string | undefined => tokens()[order_id]

/**
 * Keeps the token with which this tab acts for the guest of an order. Without storage it lives as long as the page and its
 * shopper.
 */
export function keepOrderToken(
  order_id: number,
  { order_token }: OrderProven,
  session: ShopActors['session'],
) {
  const stored = { ...tokens(), [order_id]: order_token }
  writeTab(globalThis.window, 'orderTokens', stored)
  if (readTab(globalThis.window, 'orderTokens')?.[order_id] !== order_token) {
    inMemory = stored
    const { token, guest_id } = session.getSnapshot().context
    const { unsubscribe } = session.subscribe(({ context }) => {
      if (context.token === token && context.guest_id === guest_id) return
      inMemory = null
      unsubscribe()
    })
  }
  for (const tell of listeners) tell()
}

/** The header that says for which guest this tab acts (docs/contract.md §2 Ours); none for other orders. */
export function orderToken(order_id: number): { 'X-order-token'?: string } {
  const token = tokenOf(order_id)
  return token === undefined ? {} : { 'X-order-token': token }
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** The token that this tab has for an order; a page reads the order again when it changes. */
export const useOrderToken = (order_id: number | undefined): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (order_id === undefined ? undefined : tokenOf(order_id)),
    () => undefined,
  )
