import { FailureDialog, type PaymentFlag } from '#src/pay/order-failed.view.tsx'
import { closeOverlay, useGo } from '#src/shop/overlay.ts'
import { OrderPlacedDialog } from './order-placed.view.tsx'

export type OrderPlacedProps = {
  order_id: number
  /** Of a guest only. */
  contact_number?: string | undefined
  /** The payment did not happen: the failure shows instead. */
  flag?: PaymentFlag | undefined
  prescription?: true | undefined
}

/** After an order: over the home page for a guest, over the tracking of the order for a customer. */
export function Overlay({ order_id, contact_number, flag, prescription }: OrderPlacedProps) {
  const go = useGo()
  if (flag)
    return (
      <FailureDialog
        open
        flag={flag}
        order_id={order_id}
        onAgree={() => go('/home')}
        onClose={closeOverlay}
      />
    )
  return (
    <OrderPlacedDialog
      order_id={order_id}
      contact_number={contact_number}
      isPrescription={prescription === true}
      onClose={closeOverlay}
      onTrack={() => (contact_number ? go(trackOf(order_id, contact_number)) : closeOverlay())}
    />
  )
}

const trackOf = (order_id: number, contact_number: string) =>
  `/track-order?${new URLSearchParams({ order_id: String(order_id), contact_number })}`
