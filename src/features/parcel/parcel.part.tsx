import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { clock } from '#browser/clock.ts'
import type { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import { positionOfDelivery } from '#machines/rules/delivery.ts'
import type { NextStep } from '#machines/rules/next-step.ts'
import { type ParcelDraft, type ParcelStart, parcelName } from '#machines/rules/parcel-draft.ts'
import { isPlaced, movedTo, type ParcelSide } from '#machines/rules/parcel-form.ts'
import type { ParcelTerms } from '#openapi/generated/client.ts'
import { useToastsUntilLeft } from '#src/core/end-toasts.ts'
import { onParcelLocation } from '#src/core/parcel-place-news.ts'
import { useShop } from '#src/core/shop.ts'
import { useMinute } from '#src/core/shop-minute.ts'
import { useTellApp } from '#src/core/use-tell-app.ts'
import { useChild } from '#src/flow/use-child.ts'
import { useFlow } from '#src/flow/use-flow.ts'
import { openOverlay, useGo } from '#src/navigation/overlay.ts'
import { parcelPath } from '#src/navigation/parcel-path.ts'
import type { FilledState } from '#src/navigation/send-again-path.ts'
import { connectRecallDraft } from '#src/shared/checkout/checkout.ports.ts'
import { mostTipsQuery } from '#src/shared/checkout/checkout.queries.ts'
import { deliverySlots } from '#src/shared/checkout/delivery-slots.ts'
import { connectParcel } from './parcel.ports.ts'
import { ParcelSkeleton } from './parcel.skeleton.tsx'
import { ParcelView } from './parcel.view.tsx'

export type ParcelProps = Omit<ParcelStart, 'saved'> & {
  terms: ParcelTerms
  module_id: number
}

/** The parcel as the shopper left it in the last 24 hours, or from the beginning. */
export function Parcel(props: ParcelProps) {
  const { storage } = useShop()
  const { snapshot } = useFlow(
    () => connectRecallDraft({ storage, now: clock.now }),
    parcelName(props.shopper),
  )
  if (snapshot.status !== 'done') return <ParcelSkeleton />
  const saved = snapshot.output.type === 'found' ? snapshot.output.draft.said.parcel : undefined
  return <RecalledParcel {...props} saved={saved} />
}

/** Couriers of parcels work around the clock. */
const aroundTheClock = Array.from({ length: 7 }, (_, day) => ({
  day,
  opening_time: '00:00',
  closing_time: '00:00',
}))

function RecalledParcel({ terms, module_id, ...start }: ParcelProps & Pick<ParcelStart, 'saved'>) {
  const { shopper, config, categories } = start
  const { api, storage } = useShop()
  const go = useGo()
  const { actor, snapshot, send } = useFlow(
    () => connectParcel({ api, storage, crypto: window.crypto, module_id, now: clock.now }),
    start,
  )
  const { draft } = snapshot.context
  const submitting = useChild<typeof submitOrderMachine>(snapshot, 'submitOrder')
  const now = useMinute()
  const days = config.schedule_order
    ? deliverySlots({
        schedules: aroundTheClock,
        minutes: config.schedule_order_slot_duration,
        lead: 0,
        timezone: config.timezone,
        now,
      })
    : []
  const { data: tips } = useQuery({ ...mostTipsQuery(api), enabled: config.dm_tips_status === 1 })
  useTellApp('parcel', actor, {
    isGuest: shopper.type === 'guest',
    contact_number: draft.sender.contact_person_number,
    step: stepOf(draft),
    draft: parcelName(shopper),
  })
  useEffect(
    () =>
      onParcelLocation(({ side, location }) => {
        const end = actor.getSnapshot().context.draft[side]
        actor.send({ type: 'draft.change', change: { [side]: movedTo(end, location) } })
        return true
      }),
    [actor],
  )
  const filled = useHistoryState<Partial<FilledState> | null>()?.filledFrom
  useToastsUntilLeft('checkout')

  // The parcel is ordered, and the app leads on.
  if (snapshot.status === 'done') return <ParcelSkeleton />
  return (
    <ParcelView
      snapshot={snapshot}
      send={send}
      categories={categories}
      terms={terms}
      onCategory={({ id, sizes = [] }) => {
        go(parcelPath(id), { replace: true })
        const isTaken = sizes.some((size) => size.id === draft.parcel_size_id)
        const parcel_size_id = isTaken ? draft.parcel_size_id : null
        send({ type: 'draft.change', change: { parcel_category_id: id, parcel_size_id } })
      }}
      onPick={(side, search) => openPicker(draft, side, search)}
      days={days}
      now={now}
      mostTip={tips?.most_tips_amount}
      submitting={submitting}
      filled={filled}
    />
  )
}

/** The map begins where the end is so far. */
function openPicker(draft: ParcelDraft, side: ParcelSide, search: boolean): void {
  const end = draft[side]
  openOverlay({
    name: 'location',
    next: { parcel: side },
    search,
    ...(isPlaced(end) && { start: positionOfDelivery(end) }),
  })
}

const stepOf = ({ schedule_at }: Pick<ParcelDraft, 'schedule_at'>): NextStep =>
  schedule_at ? { type: 'scheduled', order_type: 'parcel', at: schedule_at } : { type: 'parcel' }
