import type { NextStep } from '#machines/rules/next-step.ts'
import { closeOverlay, useGo } from '#src/navigation/overlay.ts'
import { payPath } from '#src/navigation/pay-path.ts'
import { provedBy, trackPath } from '#src/navigation/track-path.ts'
import { OrderPlacedDialog } from './order-placed.view.tsx'

export type OrderPlacedProps = {
  order_id: number
  /** What the guest finds the order again with, beside its id. */
  contact_number?: string | undefined
  isCustomer?: boolean
  step?: NextStep | undefined
}

/**
 * After the order of a guest, and after any order whose reply was lost: a customer who has just placed an order is led to
 * the tracking, which says the same.
 */
function OrderPlacedOverlay({ order_id, contact_number, isCustomer = false, step }: OrderPlacedProps) {
  const go = useGo()
  return (
    <OrderPlacedDialog
      order_id={order_id}
      contact_number={contact_number}
      isCustomer={isCustomer}
      step={step}
      onClose={closeOverlay}
      onTrack={() =>
        contact_number || isCustomer
          ? go(trackPath(order_id), { state: provedBy(contact_number) })
          : closeOverlay()
      }
      onPay={() => go(payPath(order_id))}
    />
  )
}

export { OrderPlacedOverlay as Overlay }
