import { type Actor, createActor } from 'xstate'
import type { recoverOrderMachine } from '#machines/checkout/recover-order.machine.ts'
import { type OrderKey, purposeOf } from '#machines/rules/order-key.ts'
import type { Shop } from '#src/core/shop.ts'
import { connectRecoverOrder } from '#src/features/checkout/recover-order.ports.ts'
import { onOutcome } from '#src/flow/on-outcome.ts'
import { readBoughtNow } from '#src/navigation/buy-now.ts'
import { checkoutKindIn } from '#src/navigation/checkout-kind.ts'
import { CHECKOUT } from '#src/navigation/pages.ts'
import { PARCEL_PATH } from '#src/navigation/parcel-path.ts'

/** Looks for the order of this key, and tells the app what became of it. */
export function recoverOrder(
  shop: Shop,
  window: Window,
  attempt: OrderKey,
): Actor<typeof recoverOrderMachine> {
  const search = createActor(connectRecoverOrder(shop), { input: { attempt } })
  onOutcome(search, (outcome) =>
    shop.tellApp('recoverOrder', { ...outcome, ...whereIs(attempt, window.location) }),
  )
  search.start()
  return search
}

/** Does the page show the checkout of this order, and does the tab keep its item? */
function whereIs({ kind, guest_id, purpose }: OrderKey, { pathname, search }: Location) {
  const line = readBoughtNow()
  const owner = guest_id ? { guest_id } : {}
  const hasBoughtItem = line !== null && purposeOf({ kind, owner, lines: [line] }) === purpose
  const isItem = kind === 'buy_now' || kind === 'campaign'
  const isShown =
    kind === 'parcel' ? pathname === PARCEL_PATH : pathname === CHECKOUT && checkoutKindIn(search) === kind
  return { hasBoughtItem, isAtCheckout: isShown && (hasBoughtItem || !isItem) }
}
