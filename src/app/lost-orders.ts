import type { Actor } from 'xstate'
import type { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import type { OrderKey } from '#machines/rules/order-key.ts'
import type { Shop } from '#src/core/shop.ts'

/** Pages that place an order. */
const isForm = (pathname: string) => /^\/(checkout|parcel-)/.test(pathname)

/**
 * Looks for the order whose reply was lost, when the page is loaded and whenever checkout is left: a stored key without a
 * reply leads to it. `atLoad` is the key stored before this page: checkout itself waits for the order of a later key. The
 * code comes with the first such key.
 */
export function recoverLostOrders(shop: Shop, window: Window, atLoad: OrderKey | undefined): void {
  const { storage, actors } = shop
  let search: Actor<typeof recoverOrderMachine> | undefined

  const look = async (attempt: OrderKey | undefined) => {
    if (!attempt || search?.getSnapshot().status === 'active' || !isOwn(attempt)) return
    const { recoverOrder } = await import('./recover-order.ts')
    search = recoverOrder(shop, window, attempt)
  }
  const isOwn = ({ guest_id }: OrderKey) => {
    const shopper = actors.session.getSnapshot().context
    return guest_id === (shopper.token ? null : shopper.guest_id)
  }

  let { pathname } = window.location
  const follow = () => {
    const before = pathname
    pathname = window.location.pathname
    if (isForm(before) && !isForm(pathname)) look(storage.read('orderKey')).catch(() => {})
  }
  for (const moved of ['popstate', 'pushState', 'replaceState']) window.addEventListener(moved, follow)
  look(atLoad).catch(() => {})
}
