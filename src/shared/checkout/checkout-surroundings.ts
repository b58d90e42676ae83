import { type RefObject, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { otherTabs } from '#browser/other-tabs.ts'
import { onShownAgain } from '#browser/shown-again.ts'
import type { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import { onAddress } from '#src/core/address-news.ts'
import { useShop } from '#src/core/shop.ts'
import { openFoldAround } from '#ui/fold.tsx'
import type { Destination } from './checkout-props.ts'
import { followCart } from './follow-cart.ts'

/** Tells what happens to the cart meanwhile, here or in another tab. */
export function useCartFollowed(follower: ActorRefFrom<typeof followCartMachine>, kind: OrderKind): void {
  const { cart } = useShop().actors
  useEffect(() => {
    if (kind !== 'cart') return
    const unfollow = followCart(cart, follower)
    const told = () => follower.send({ type: 'cart.told' })
    const stop = otherTabs('cart').onTold(told)
    // A page in the back-forward cache heard nothing of what happened meanwhile.
    const stopWatching = onShownAgain(window, () => {
      cart.send({ type: 'cart.changed' })
      told()
    })
    return () => {
      unfollow()
      stop()
      stopWatching()
    }
  }, [follower, cart, kind])
}

/** Tells which address the address dialog saved or kept. */
export function useAddressUpdates({ actor }: Destination): void {
  useEffect(
    () =>
      onAddress((update) => {
        actor.send({ ...update, type: 'address.set' })
        return true
      }),
    [actor],
  )
}

/**
 * The first field or section that an order was refused for comes into sight and takes the focus; folds around refused
 * fields open. Refusals that remain while the customer answers others move nothing.
 */
export function useRefusedInSight(refusals: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  const known = useRef(refusals)
  useEffect(() => {
    const isNew = refusals.some((refusal) => !known.current.includes(refusal))
    known.current = refusals
    if (!isNew) return
    const all = frame.current?.querySelectorAll<HTMLElement>('[data-refused], [aria-invalid=true]') ?? []
    for (const one of all) openFoldAround(one)
    const refused = all[0]
    refused?.scrollIntoView({ block: 'center' })
    refused?.focus({ preventScroll: true })
  }, [refusals])
  return frame
}
