import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { attachPrescriptionMachine } from '#machines/checkout/attach-prescription.machine.ts'
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts'
import type { deliveryAddressMachine } from '#machines/checkout/delivery-address.machine.ts'
import type { destinationMachine } from '#machines/checkout/destination.machine.ts'
import type { followCartMachine } from '#machines/checkout/follow-cart.machine.ts'
import type { guestContactMachine } from '#machines/checkout/guest-contact.machine.ts'
import type { placeOrderMachine } from '#machines/checkout/place-order.machine.ts'
import type { submitOrderMachine } from '#machines/checkout/submit-order.machine.ts'
import type { useCouponMachine } from '#machines/checkout/use-coupon.machine.ts'
import type { FieldRefusal } from '#machines/rules/field-refusal.ts'
import type { StoredDraft } from '#machines/rules/kept-draft.ts'
import type { LineRemedy } from '#machines/rules/line-trouble.ts'
import type { DraftChange, OrderDraft } from '#machines/rules/order-draft.ts'
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
  recalled: StoredDraft | undefined
}

export type Destination = Child<typeof destinationMachine>
export type SavedAddresses = Child<typeof deliveryAddressMachine>
export type GuestContact = Child<typeof guestContactMachine>
export type FollowedCart = Pick<Child<typeof followCartMachine>, 'snapshot' | 'send'>
export type CouponUse = Child<typeof useCouponMachine>
export type Attaching = Pick<Child<typeof attachPrescriptionMachine>, 'snapshot' | 'send'>
export type Placing = Child<typeof placeOrderMachine>
export type Submitting = Child<typeof submitOrderMachine>

/** How the lines of an order are edited at checkout. */
export type LineEdits = {
  /** The cart has not answered an edit of this line yet. */
  isBusy: (id: number) => boolean
  onRemedy: (line: CartLine, remedy: LineRemedy) => void
}
