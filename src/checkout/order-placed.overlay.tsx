import type { NextStep } from '#machines/rules/next-step.ts'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { OrderPlacedDialog } from './order-placed.view.tsx'

export type OrderPlacedProps = {
  order_id: number
  /** What the guest finds the order again with, beside its id. */
  contact_number?: string | undefined
  step?: NextStep | undefined
}

/** After the order of a guest: a customer is led to the tracking, which says the same. */
export function Overlay({ order_id, contact_number, step }: OrderPlacedProps) {
  const go = useGo()
  return (
    <OrderPlacedDialog
      order_id={order_id}
      contact_number={contact_number}
      step={step}
      onClose={closeOverlay}
      onTrack={() => (contact_number ? go(trackOf(order_id, contact_number)) : closeOverlay())}
    />
  )
}

const trackOf = (order_id: number, contact_number: string) =>
  `/track-order?${new URLSearchParams({ order_id: String(order_id), contact_number })}`
