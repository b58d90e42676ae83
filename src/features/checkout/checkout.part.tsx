import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { clock } from '#browser/clock.ts'
import { lazyNamespaces } from '#i18n/dictionaries.ts'
import { useFormats } from '#i18n/i18n.tsx'
import { pageLocale } from '#i18n/locale.ts'
import { couponOffers } from '#machines/checkout/coupon-offers.ts'
import type { destinationMachine } from '#machines/checkout/destination.machine.ts'
import { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import { viewsOfParts } from '#machines/checkout/order-parts.ts'
import type { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import type { runPartsMachine } from '#machines/checkout/run-parts.machine.ts'
import type { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import type { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import { draftName, recalledIn, type StoredDraft } from '#machines/rules/kept-draft.ts'
import { nextStepOfDraft } from '#machines/rules/next-step.ts'
import type { OrderDraft } from '#machines/rules/order-draft.ts'
import type { OrderKind } from '#machines/rules/order-kinds.ts'
import type { CustomerLocation } from '#machines/rules/place.ts'
import { needsPrescription } from '#machines/rules/placement.ts'
import type { Shopper } from '#machines/rules/shopper.ts'
import { leadOf } from '#machines/rules/slots.ts'
import type { CartLine, Config, StoreDetails } from '#openapi/generated/client.ts'
import { useToastsUntilLeft } from '#src/core/end-toasts.ts'
import { useShop } from '#src/core/shop.ts'
import { dayIn, useMinute } from '#src/core/shop-minute.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useEmitted } from '#src/flow/use-emitted.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { openOverlay } from '#src/navigation/overlay.ts'
import { connectCheckout, connectRecallDraft } from '#src/shared/checkout/checkout.ports.ts'
import { mostTipsQuery, orderCouponsQuery } from '#src/shared/checkout/checkout.queries.ts'
import { useCartFollowed, useRefusedInSight } from '#src/shared/checkout/checkout-surroundings.ts'
import { deliverySlots } from '#src/shared/checkout/delivery-slots.ts'
import { LinesDiet } from '#src/shared/diet/diet-notes.part.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CheckoutSkeleton } from './checkout.skeleton.tsx'
import { CheckoutView } from './checkout.view.tsx'
import { recallGuest, rememberGuest } from './guest-memory.ts'
import { useLineEdits } from './line-edits.ts'

const Prescription = lazyPart(async () => {
  const [{ Prescription }] = await Promise.all([
    import('./prescription.part.tsx'),
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
  location: CustomerLocation
  /** The customer goes on with the goods of another store, which are in the cart by now. */
  onAnotherStore: () => void
}

/** Checkout as the shopper left it in the last 24 hours, or from the beginning. */
export function Checkout(props: CheckoutProps) {
  const { storage } = useShop()
  const { snapshot } = useFlow(() => connectRecallDraft({ storage, now: clock.now }), draftName(props))
  if (snapshot.status !== 'done') return <CheckoutSkeleton />
  const recalled = snapshot.output.type === 'found' ? snapshot.output.draft : undefined
  return <RecalledCheckout {...props} recalled={recalled} />
}

/** Checkout at work: the flow, its parts, and what lies around it. */
function RecalledCheckout({
  recalled,
  onAnotherStore,
  ...order
}: CheckoutProps & { recalled: StoredDraft | undefined }) {
  const { kind, shopper, store, config, location } = order
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
        now: clock.now,
        rememberGuest: (memory) => rememberGuest(window, memory),
        tellApp: shop.tellApp,
      }),
    {
      ...order,
      saved: { ...recallGuest(window, shopper, location), ...(recalled && recalledIn(recalled, order)) },
    },
  )
  const { draft, refusals } = snapshot.context
  const parts = useChild<typeof runPartsMachine>(snapshot, 'runParts')
  const destination = useChild<typeof destinationMachine>(parts?.snapshot, 'destination')
  const coupon = useChild<typeof useCouponMachine>(parts?.snapshot, 'useCoupon')
  const placing = useChild<typeof placeOrderMachine>(snapshot, 'placeOrder')
  const submitting = useChild<typeof submitOrderMachine>(placing?.snapshot, 'submitOrder')
  const now = useMinute()
  const days = slotsOf(store, config, draft.order_type, now)
  const { data: tips } = useQuery({ ...mostTipsQuery(shop.api), enabled: config.dm_tips_status === 1 })
  const { data: coupons = [] } = useQuery(orderCouponsQuery(shop.api, store.module_id))
  const today = dayIn(config.timezone, now)
  const { subtotal } = viewsOfParts(draft).useCoupon
  useTellApp('checkout', actor, {
    kind,
    isGuest: shopper.type === 'guest',
    contact_number: draft.contact.contact_person_number,
    step: nextStepOfDraft(draft),
    money,
    draft: draftName(draft),
  })
  const cart = useFlow(() => followCartMachine, { lines: order.lines })
  useCartFollowed(cart.actor, kind)
  useEmitted(cart.actor, 'lines.changed', ({ lines, areEditsPending }) =>
    send({ type: 'draft.change', change: { lines, areEditsPending } }),
  )
  useEmitted(actor, 'cart.outdated', () => cart.actor.send({ type: 'cart.told' }))
  useTellApp('followCart', cart.actor, { startAgain: onAnotherStore })
  const frame = useRefusedInSight(refusals)
  useToastsUntilLeft('checkout')
  const lineEdits = useLineEdits(draft, (change) => send({ type: 'draft.change', change }))

  // The order is placed, and the app leads on.
  if (!destination || !coupon) return <CheckoutSkeleton />
  return (
    <div ref={frame}>
      <CheckoutView
        snapshot={snapshot}
        send={send}
        coupon={coupon}
        coupons={couponOffers(coupons, { ...draft, subtotal, today })}
        placing={placing}
        submitting={submitting}
        recalled={recalled}
        cart={cart}
        days={days}
        now={now}
        mostTip={tips?.most_tips_amount}
        cutlery={store.cutlery === 1}
        destination={destination}
        diet={<LinesDiet lines={draft.lines} />}
        prescription={
          needsPrescription(draft) && (
            <Suspense fallback={<Skeleton height="180px" />}>
              <Prescription checkout={actor} draft={draft} refusals={refusals} />
            </Suspense>
          )
        }
        lineEdits={lineEdits}
        onEditCart={kind === 'cart' ? () => openOverlay({ name: 'cart' }) : undefined}
      />
    </div>
  )
}

/** Of the store and the kind of order, from this minute on. */
function slotsOf(store: StoreDetails, config: Config, order_type: OrderDraft['order_type'], now: number) {
  if (!config.schedule_order || !store.schedule_order) return []
  const minutes = config.schedule_order_slot_duration
  return deliverySlots({
    schedules: store.schedules,
    minutes,
    lead: leadOf(store, order_type, minutes),
    timezone: config.timezone,
    now,
  })
}
