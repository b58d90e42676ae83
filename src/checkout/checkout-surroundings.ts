import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readTab, writeTab } from '#browser/tab-storage.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { Place } from '#machines/rules/place.ts'
import { serverRefusals } from '#machines/rules/refusal.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { onAddress } from '#src/shop/address-news.ts'
import { useShop } from '#src/shop/shop.ts'
import { contactOf, deliveryOf } from './address-fields.ts'
import { problemText } from './problem-text.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** Tells the app what happens here. Returns what it says about the last coupon, for its field. */
export function useNews(checkout: CheckoutActor): string | undefined {
  const { money } = useFormats()
  const words = useWords()
  const { page, shopper, contact } = useSelector(checkout, ({ context }) => context)
  const [couponRefusal, setCouponRefusal] = useState<string>()
  useTellApp('checkout', checkout, {
    page,
    isGuest: shopper.type === 'guest',
    contact_number: contact.contact_person_number,
    money,
  })
  useEmitted(checkout, 'problem', (problem) => {
    if (isOfCoupon(problem)) setCouponRefusal(problemText(problem, words, money))
  })
  useEffect(() => {
    const applying = checkout.subscribe((snapshot) => {
      if (snapshot.matches({ filling: { coupon: 'applying' } })) setCouponRefusal(undefined)
    })
    return () => applying.unsubscribe()
  }, [checkout])

  return couponRefusal
}

const isOfCoupon = (problem: { message: string; error?: unknown }) =>
  problem.message === 'couponMinimum' || serverRefusals(problem.error).some(({ code }) => code === 'coupon')

/** The cart may be changed beside checkout, here or in another tab; edits under way are waited for. */
export function useCartLines(checkout: CheckoutActor): void {
  const { cart } = useShop().actors
  useEffect(() => {
    const { page, store } = checkout.getSnapshot().context
    if (page !== 'cart') return
    let known = cart.getSnapshot().context.lines
    const { unsubscribe } = cart.subscribe((snapshot) => {
      const { lines, queue } = snapshot.context
      if (!snapshot.matches('ready') || queue.length > 0 || lines === known) return
      known = lines
      if (lines.every(({ item }) => item.store_id === store.id))
        checkout.send({ type: 'lines.changed', lines })
    })
    return unsubscribe
  }, [checkout, cart])
}

/** An address that was just saved or kept is where the order goes, if the store's zone holds it. */
export function useAddressNews(checkout: CheckoutActor): void {
  useEffect(
    () =>
      onAddress((news) => {
        const { contact, store } = checkout.getSnapshot().context
        if (news.type === 'saved' && !news.zone_ids.includes(store.zone_id))
          checkout.send({ type: 'addresses.changed' })
        else
          checkout.send({
            type: 'address.set',
            delivery: deliveryOf(news.address),
            contact: contactOf(news.address, contact),
          })
        return true
      }),
    [checkout],
  )
}

/** What a guest said about place and receiver is kept in the tab, so that a reload finds it. */
export function useGuestMemory(checkout: CheckoutActor, { lat, lng }: Place): void {
  useEffect(() => {
    if (checkout.getSnapshot().context.shopper.type !== 'guest') return
    const kept = readTab(window, 'guestDelivery')
    if (kept && kept.place.lat === lat && kept.place.lng === lng)
      checkout.send({ type: 'address.set', delivery: kept.delivery })
    const { unsubscribe } = checkout.subscribe(({ context: { contact, delivery } }) => {
      writeTab(window, 'guestContact', contact)
      writeTab(window, 'guestDelivery', { place: { lat, lng }, delivery })
    })
    return unsubscribe
  }, [checkout, lat, lng])
}

/** The first part that something is held against comes into sight and takes the focus. */
export function useRefusedInSight(refusals: readonly unknown[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals.length === 0) return
    const part = frame.current?.querySelector<HTMLElement>('[data-refused]')
    part?.scrollIntoView({ block: 'center' })
    part?.focus({ preventScroll: true })
  }, [refusals])
  return frame
}
