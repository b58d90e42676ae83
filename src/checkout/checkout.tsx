import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { readTab } from '#browser/tab-storage.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useFormats } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import type { destinationMachine } from '#machines/destination.machine.ts'
import { couponOffers } from '#machines/rules/coupon-offers.ts'
import { nextStepOfDraft } from '#machines/rules/next-step.ts'
import { type DraftChange, type Shopper, viewsOfParts } from '#machines/rules/order-draft.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { Place } from '#machines/rules/place.ts'
import { needsPrescription } from '#machines/rules/placement.ts'
import type { sendOrderMachine } from '#machines/send-order.machine.ts'
import type { submitOrderMachine } from '#machines/submit-order.machine.ts'
import type { useCouponMachine } from '#machines/use-coupon.machine.ts'
import type { CartLine, Config, StoreDetails } from '#openapi/generated/client.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { useTellApp } from '#src/flow/use-tell-app.ts'
import { openOverlay } from '#src/shop/overlay.ts'
import { useShop } from '#src/shop/shop.ts'
import { dayIn, useMinute } from '#src/shop/shop-minute.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { connectCheckout } from './checkout.ports.ts'
import { mostTipsQuery, orderCouponsQuery } from './checkout.queries.ts'
import { CheckoutView } from './checkout.view.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCartLines, useGuestMemory, useRefusedInSight } from './checkout-surroundings.ts'
import { deliverySlots } from './delivery-slots.ts'

const Prescription = lazyPart(async () => {
  const [{ Prescription }] = await Promise.all([
    import('./prescription.tsx'),
    lazyNamespaces(pageLocale(), ['prescriptions']),
  ])
  return Prescription
})

export type CheckoutProps = {
  kind: OrderKind
  shopper: Shopper
  store: StoreDetails
  config: Config
  lines: CartLine[]
  place: Place
}

/** What a guest said in this tab while shopping for this place. */
const keptOf = (shopper: Shopper, { lat, lng }: Place): DraftChange => {
  if (shopper.type === 'customer') return {}
  const contact = readTab(window, 'guestContact')
  const kept = readTab(window, 'guestDelivery')
  const isHere = kept?.place.lat === lat && kept.place.lng === lng
  return { ...(contact && { contact }), ...(kept && isHere && { delivery: kept.delivery }) }
}

/** Checkout at work: the flow, its parts, and what lies around it. */
export function Checkout({ kind, shopper, store, config, lines, place }: CheckoutProps) {
  const shop = useShop()
  const { money } = useFormats()
  const { actor, snapshot, send } = useFlow(
    () =>
      connectCheckout({
        api: shop.api,
        storage: shop.storage,
        crypto: window.crypto,
        module_id: store.module_id,
        guest_id: shopper.type === 'guest' ? shopper.guest_id : undefined,
      }),
    { kind, shopper, store, config, lines, place, kept: keptOf(shopper, place) },
  )
  const { draft, refusals } = snapshot.context
  const destination = useChild<typeof destinationMachine>(snapshot, 'destination')
  const coupon = useChild<typeof useCouponMachine>(snapshot, 'useCoupon')
  const sending = useChild<typeof sendOrderMachine>(snapshot, 'sendOrder')
  const submitting = useChild<typeof submitOrderMachine>(sending?.snapshot, 'submitOrder')
  const [days] = useState(() =>
    config.schedule_order && store.schedule_order
      ? deliverySlots({
          schedules: store.schedules,
          minutes: config.schedule_order_slot_duration,
          timezone: config.timezone,
          now: Date.now(),
        })
      : [],
  )
  const now = useMinute()
  const { data: tips } = useQuery({ ...mostTipsQuery(shop.api), enabled: config.dm_tips_status === 1 })
  const { data: coupons = [] } = useQuery(orderCouponsQuery(shop.api, store.module_id))
  const today = dayIn(config.timezone, now)
  const { goods } = viewsOfParts(draft).useCoupon
  useTellApp('checkout', actor, {
    kind,
    isGuest: shopper.type === 'guest',
    contact_number: draft.contact.contact_person_number,
    step: nextStepOfDraft(draft),
    money,
  })
  useCartLines(actor)
  useGuestMemory(actor, place)
  const frame = useRefusedInSight(refusals)

  // The order is placed, and the app leads on.
  if (!destination || !coupon) return <CheckoutSkeleton />
  return (
    <div ref={frame}>
      <CheckoutView
        snapshot={snapshot}
        send={send}
        coupon={coupon}
        coupons={couponOffers(coupons, { store_id: store.id, goods, today })}
        submitting={submitting}
        days={days}
        now={now}
        mostTip={tips?.most_tips_amount}
        cutlery={store.cutlery === 1}
        destination={destination}
        prescription={
          needsPrescription(draft) && (
            <Suspense fallback={<Skeleton height="180px" />}>
              <Prescription checkout={actor} draft={draft} refusals={refusals} />
            </Suspense>
          )
        }
        onEditCart={kind === 'cart' ? () => openOverlay({ name: 'cart' }) : undefined}
      />
    </div>
  )
}
