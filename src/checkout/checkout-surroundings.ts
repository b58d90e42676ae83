import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { writeTab } from '#browser/tab-storage.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { Place } from '#machines/rules/place.ts'
import { onAddress } from '#src/shop/address-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { contactOf, deliveryOf } from './address-fields.ts'
import type { Destination } from './checkout-props.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** Passes on what happens to the cart meanwhile, here or in another tab; edits under way are waited for. */
export function useCartLines(checkout: CheckoutActor): void {
  const { cart } = useShop().actors
  useEffect(() => {
    const { kind, store } = checkout.getSnapshot().context.draft
    if (kind !== 'cart') return
    let known = cart.getSnapshot().context.lines
    const { unsubscribe } = cart.subscribe((snapshot) => {
      const { lines, queue } = snapshot.context
      if (!snapshot.matches('ready') || queue.length > 0 || lines === known) return
      known = lines
      if (lines.every(({ item }) => item.store_id === store.id))
        checkout.send({ type: 'draft.change', change: { lines } })
    })
    return unsubscribe
  }, [checkout, cart])
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
