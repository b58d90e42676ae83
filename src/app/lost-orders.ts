import { type Actor, createActor } from 'xstate'
import type { recoverOrderMachine } from '#machines/recover-order.machine.ts'
import { type OrderKey, purposeOf } from '#machines/rules/order-key.ts'
import { checkoutKindIn } from '#src/navigation/checkout-kind.ts'
import { readBoughtNow } from '#src/shop/buy-now.ts'
import type { Shop } from '#src/shop/shop.ts'

const CHECKOUT = '/checkout'

/**
 * Looks for the order whose reply was lost, when the page is loaded and whenever checkout is left: a stored key without a
 * reply leads to it. `atLoad` is the key stored before this page: checkout itself waits for the order of a later key. The
 * code comes with the first such key.
 */
export function recoverLostOrders(shop: Shop, window: Window, atLoad: OrderKey | undefined): void {
  const { storage, actors, tellApp } = shop
  let search: Actor<typeof recoverOrderMachine> | undefined

  const look = async (attempt: OrderKey | undefined) => {
    if (!attempt || search?.getSnapshot().status === 'active' || !isOwn(attempt)) return
    const { connectRecoverOrder, forgetDraftOf } = await import('#src/checkout/recover-order.ports.ts')
    search = createActor(connectRecoverOrder(shop), { input: { attempt } })
    search.subscribe({
      complete: () => {
        const { output } = search!.getSnapshot()
        if (!output) return
        const forgetDraft = () => forgetDraftOf(storage, attempt)
        tellApp('recoverOrder', { ...output, ...whereIs(attempt, window.location), forgetDraft })
      },
    })
    search.start()
  }
  const isOwn = ({ guest_id }: OrderKey) => {
    const shopper = actors.session.getSnapshot().context
    return guest_id === (shopper.token ? null : shopper.guest_id)
  }

  let { pathname } = window.location
  const follow = () => {
    const before = pathname
    pathname = window.location.pathname
    if (before === CHECKOUT && pathname !== CHECKOUT) look(storage.read('orderKey')).catch(() => {})
  }
  for (const moved of ['popstate', 'pushState', 'replaceState']) window.addEventListener(moved, follow)
  look(atLoad).catch(() => {})
}

/** Does the page show the checkout of this order, and does the tab keep its item? */
function whereIs({ kind, guest_id, purpose }: OrderKey, { pathname, search }: Location) {
  const line = readBoughtNow()
  const owner = guest_id ? { guest_id } : {}
  const isKept = line !== null && purposeOf({ kind, owner, lines: [line] }) === purpose
  const isItem = kind === 'buy_now' || kind === 'campaign'
  const isShown = pathname === CHECKOUT && checkoutKindIn(search) === kind
  return { isKept, isAtCheckout: isShown && (isKept || !isItem) }
}
