import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { checkoutMachine } from '#machines/checkout.machine.ts'
import type { deliveryAddressMachine } from '#machines/delivery-address.machine.ts'
import type { guestContactMachine } from '#machines/guest-contact.machine.ts'
import type { submitOrderMachine } from '#machines/submit-order.machine.ts'

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>
export type SendCheckout = (event: EventFromLogic<typeof checkoutMachine>) => void

/** What every part of checkout is drawn from. */
export type PartProps = { snapshot: CheckoutSnapshot; send: SendCheckout }

export type SavedAddresses = {
  snapshot: SnapshotFrom<typeof deliveryAddressMachine>
  send: (event: EventFromLogic<typeof deliveryAddressMachine>) => void
}

export type GuestContact = {
  snapshot: SnapshotFrom<typeof guestContactMachine>
  send: (event: EventFromLogic<typeof guestContactMachine>) => void
}

export type Submitting = {
  snapshot: SnapshotFrom<typeof submitOrderMachine>
  send: (event: EventFromLogic<typeof submitOrderMachine>) => void
}
