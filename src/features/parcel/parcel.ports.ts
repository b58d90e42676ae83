import { parcelMachine } from '#machines/parcel/parcel.machine.ts'
import {
  type CheckoutWorld,
  connectKeepDraft,
  connectQuoteOrder,
  connectSubmit,
} from '#src/shared/checkout/checkout.ports.ts'

export type ParcelWorld = Omit<CheckoutWorld, 'guest_id' | 'rememberGuest' | 'tellApp'>

/** Answers the order of a parcel as checkout is answered: the server knows the price, the browser keeps draft and key. */
export const connectParcel = (world: ParcelWorld) =>
  parcelMachine.provide({
    actors: {
      quoteOrder: connectQuoteOrder(world.api),
      // The ends of a parcel are no delivery address of the guest's next order.
      keepDraft: connectKeepDraft({ ...world, rememberGuest: () => {} }),
      submitOrder: connectSubmit(world),
    },
  })
