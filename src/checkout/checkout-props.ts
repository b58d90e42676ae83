import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { attachPrescriptionMachine } from '#machines/attach-prescription.machine.ts'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import type { destinationMachine } from '#machines/destination.machine.ts'
import type { followCartMachine } from '#machines/follow-cart.machine.ts'
import type { guestContactMachine } from '#machines/guest-contact.machine.ts'
import type { placeDraftMachine } from '#machines/place-draft.machine.ts'
import type { KeptDraft } from '#machines/rules/kept-draft.ts'
import type { WayOut } from '#machines/rules/line-trouble.ts'
import type { DraftChange, OrderDraft } from '#machines/rules/order-draft.ts'
import type { FieldRefusal } from '#machines/rules/placement.ts'
import type { submitOrderMachine } from '#machines/submit-order.machine.ts'
import type { useCouponMachine } from '#machines/use-coupon.machine.ts'
import type { CartLine } from '#openapi/generated/client.ts'
import type { Child } from '#src/flow/use-child.ts'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
export type SendCheckout = (event: EventFromLogic<typeof checkoutMachine>) => void

/** What every section of checkout is drawn from. */
export type SectionProps = {
  draft: OrderDraft
  refusals: readonly FieldRefusal[]
  change: (change: DraftChange) => void
  /** Draft of an earlier visit that checkout began with. */
  recalled: KeptDraft | undefined
}

export type Destination = Child<typeof destinationMachine>
export type SavedAddresses = Child<typeof deliveryAddressMachine>
export type GuestContact = Child<typeof guestContactMachine>
export type FollowedCart = Pick<Child<typeof followCartMachine>, 'snapshot' | 'send'>
export type CouponUse = Child<typeof useCouponMachine>
export type Attaching = Pick<Child<typeof attachPrescriptionMachine>, 'snapshot' | 'send'>
export type Placing = Child<typeof placeDraftMachine>
export type Submitting = Child<typeof submitOrderMachine>

/** How the lines of an order are edited at checkout. */
export type LineEdits = {
  /** The cart has not answered an edit of this line yet. */
  isBusy: (id: number) => boolean
  onWay: (line: CartLine, way: WayOut) => void
}
