import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { readTab, writeTab } from '#browser/tab-storage.ts'
import { useFormats, useWords } from '#i18n/i18n.tsx'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { Place } from '#machines/rules/place.ts'
import { serverRefusals } from '#machines/rules/refusal.ts'
import { onAddress } from '#src/shop/address-news.ts'
import { forgetBoughtNow } from '#src/shop/buy-now.ts'
import { errorText } from '#src/shop/error-text.ts'
import { openOverlay, useGo } from '#src/shop/overlay.ts'
import { refusalText } from '#src/shop/refusal-text.ts'
import { useShop } from '#src/shop/shop.ts'
import { contactOf, deliveryOf } from './address-fields.ts'

type CheckoutActor = ActorRefFrom<typeof checkoutMachine>

/** Goes where the decision leads: to the order, to the orders, or home when nothing is left to order. */
export function useDecision(checkout: CheckoutActor): void {
  const { actors, toasts } = useShop()
  const queries = useQueryClient()
  const words = useWords()
  const go = useGo()
  useEffect(
    () =>
      checkout.subscribe({
        complete: () => {
          const { output, context } = checkout.getSnapshot()
          if (!output) return
          const isGuest = context.shopper.type === 'guest'
          if (output.type === 'emptied') return go('/home', { replace: true })
          if (context.page === 'cart') actors.cart.send({ type: 'cart.changed' })
          else forgetBoughtNow()
          void queries.invalidateQueries({ queryKey: ['listOrders'] })
          if (output.type === 'placedBefore') {
            const { before, beforeGuest } = words.checkout.placed
            toasts.show({ kind: 'info', text: isGuest ? beforeGuest() : before() })
            return go(isGuest ? '/track-order' : '/profile?page=my-orders', { replace: true })
          }
          const { order_id } = output.order
          go(isGuest ? '/home' : `/track-order?order_id=${order_id}`, { replace: true })
          openOverlay({
            name: 'order-placed',
            order_id,
            ...(isGuest ? { contact_number: context.contact.contact_person_number } : {}),
          })
        },
      }).unsubscribe,
    [checkout, actors, toasts, queries, words, go],
  )
}

/** What the flow announces is said in a toast. Returns what it said against the last coupon, for its field. */
export function useNews(checkout: CheckoutActor): string | undefined {
  const { toasts } = useShop()
  const [couponRefusal, setCouponRefusal] = useState<string>()
  const words = useWords()
  const { money } = useFormats()
  useEffect(() => {
    const problem = checkout.on('problem', (news) => {
      const said =
        'params' in news && news.params?.minimum !== undefined
          ? { ...news, params: { amount: money(Number(news.params.minimum)) } }
          : news
      const text = said.message === 'failed' ? errorText(said.error, words) : refusalText(said, words)
      toasts.show({ kind: 'error', id: 'error', text })
      if (isOfCoupon(news)) setCouponRefusal(text)
    })
    const applying = checkout.subscribe((snapshot) => {
      if (snapshot.matches({ filling: { coupon: 'applying' } })) setCouponRefusal(undefined)
    })
    const saved = checkout.on('address.saved', ({ message }) =>
      toasts.show({ kind: 'success', text: message }),
    )
    return () => {
      problem.unsubscribe()
      applying.unsubscribe()
      saved.unsubscribe()
    }
  }, [checkout, toasts, words, money])

  return couponRefusal
}

const isOfCoupon = (news: { message: string; error?: unknown }) =>
  news.message === 'couponMinimum' || serverRefusals(news.error).some(({ code }) => code === 'coupon')

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
