import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { otherTabs } from '#browser/other-tabs.ts'
import { onShownAgain } from '#browser/shown-again.ts'
import { writeTab } from '#browser/tab-storage.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { followCartMachine } from '#machines/follow-cart.machine.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { Place } from '#machines/rules/place.ts'
import { onAddress } from '#src/shop/address-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { contactOf, deliveryOf } from './address-fields.ts'
import type { Destination } from './checkout-props.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** Tells what happens to the cart meanwhile, here or in another tab; edits under way are waited for. */
export function useCartFollowed(follower: ActorRefFrom<typeof followCartMachine>, kind: OrderKind): void {
  const { cart } = useShop().actors
  useEffect(() => {
    if (kind !== 'cart') return
    let known = cart.getSnapshot().context.lines
    const { unsubscribe } = cart.subscribe((snapshot) => {
      const { lines, queue } = snapshot.context
      if (snapshot.matches('unavailable')) follower.send({ type: 'cart.failed' })
      if (!snapshot.matches('ready') || queue.length > 0 || lines === known) return
      known = lines
      follower.send({ type: 'cart.read', lines })
    })
    const told = () => follower.send({ type: 'cart.told' })
    const stop = otherTabs('cart').onTold(told)
    // A page in the back-forward cache heard nothing of what happened meanwhile.
    const stopWatching = onShownAgain(window, () => {
      cart.send({ type: 'cart.changed' })
      told()
    })
    return () => {
      unsubscribe()
      stop()
      stopWatching()
    }
  }, [follower, cart, kind])
}

/** An address that was just saved or kept is where the order goes, if the zone of the store holds it. */
export function useAddressNews(destination: Destination, zone_id: number): void {
  const hear = useEffectEvent((news: Parameters<Parameters<typeof onAddress>[0]>[0]) => {
    if (news.type === 'saved' && !news.zone_ids.includes(zone_id))
      destination.send({ type: 'addresses.changed' })
    else
      destination.send({
        type: 'address.set',
        delivery: deliveryOf(news.address),
        contact: contactOf(news.address, destination.snapshot.context.contact),
      })
    return true
  })
  useEffect(() => onAddress((news) => hear(news)), [])
}

/** Keeps what a guest says about address and receiver in the tab, so that a reload finds it. */
export function useGuestMemory(checkout: CheckoutActor, { lat, lng }: Place): void {
  useEffect(() => {
    if (checkout.getSnapshot().context.draft.shopper.type !== 'guest') return
    const { unsubscribe } = checkout.subscribe(({ context: { draft } }) => {
      writeTab(window, 'guestContact', draft.contact)
      writeTab(window, 'guestDelivery', { place: { lat, lng }, delivery: draft.delivery })
    })
    return unsubscribe
  }, [checkout, lat, lng])
}

/** The first section that something is held against comes into sight and takes the focus. */
export function useRefusedInSight(refusals: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals.length === 0) return
    const section = frame.current?.querySelector<HTMLElement>('[data-refused]')
    section?.scrollIntoView({ block: 'center' })
    section?.focus({ preventScroll: true })
  }, [refusals])
  return frame
}
