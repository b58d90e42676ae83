import { answer } from '#api/answer.ts'
import { sendAgainMachine, sendAgainPorts } from '#machines/parcel/send-again.machine.ts'
import type { ShopActors } from '#src/core/shop.ts'
import { type CheckoutWorld, keepDraft, readDraft } from '#src/shared/checkout/checkout.ports.ts'
import { askForOrder } from '#src/shared/orders/ask-order.ts'

export type SendAgainWorld = Pick<CheckoutWorld, 'api' | 'storage' | 'now'> & {
  session: ShopActors['session']
}

/** Answers the sending of an old parcel: the server knows the order, the browser keeps the draft. */
export const connectSendAgain = ({ api, session, ...world }: SendAgainWorld) =>
  sendAgainMachine.provide({
    actors: {
      trackOrder: askForOrder(api, session),
      readDraft: readDraft(world),
      keepDraft: answer(sendAgainPorts.keepDraft, async (draft) => keepDraft(world, draft)),
    },
  })
